/** Whether the app has the page; the same host also serves what is not a page. */
export function isPage(pathname: string): boolean {
  return !/^\/(api|media|assets)(\/|$)/.test(pathname);
}
