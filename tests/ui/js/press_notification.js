// Press the notification, and return the addresses that were opened since.
async () => {
  const [notification] = self.shown
  const done = []
  const waitUntil = (work) => done.push(work)
  const event = Object.assign(new Event('notificationclick'), { notification, waitUntil })
  self.dispatchEvent(event)
  await Promise.all(done)
  return self.opened
}
