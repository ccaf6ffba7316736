/** Whether a host is "this computer" to every computer: a link to it leads friends nowhere. */
export function isLocalhost(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}
