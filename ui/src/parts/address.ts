/** Whether a host name means "this computer": a link to it is useless on any other. */
export function isLocalhost(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}
