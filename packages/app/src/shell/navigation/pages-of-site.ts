import { base } from "../../routes/base.ts";

/** Whether an address is a page of the app; the same host also serves the API and media. */
export function isPage(pathname: string): boolean {
  return !/^\/(api|media|assets)(\/|$)/.test(pathname.slice(base.length));
}
