// Chromium without a head shows no notifications: keep in the service worker what it would show.
() => {
  self.shown = []
  self.registration.showNotification = async (title, options) => {
    const close = () => (self.shown = self.shown.filter(({ tag }) => tag !== options.tag))
    close()
    self.shown.push({ title, ...options, close })
  }
  // Windows open for a real press only, which a program cannot make.
  self.opened = []
  self.clients.openWindow = async (url) => void self.opened.push(url)
}
