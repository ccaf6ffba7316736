// Chromium without a head has no push service: pretend one that gives this subscription. Nor does
// it show notifications: `taken` lists the tags of those that the page takes away.
(made) => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  let given = null
  const subscription = {
    endpoint: made.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }),
    unsubscribe: async () => Boolean((given = null) || true),
  }
  PushManager.prototype.getSubscription = async () => given
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || !applicationServerKey) throw new Error('a browser refuses this')
    return (given = subscription)
  }
  window.taken = []
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => [
    { close: () => window.taken.push(tag) },
  ]
}
