import { createPath } from "../router.ts";

/** Where the reader is, with query and hash, as `redirectAfterLogin` keeps it. */
export function herePath({ pathname, search, hash }: Location | URL): string {
  return createPath({ pathname, search, hash });
}

const doors = /^\/(login|register|forgot-password|reset-password|verify-email)\/?$/;

/** Whether a page is one of the ways in, to which nobody wants to be brought back. */
export function isDoor(pathname: string): boolean {
  return doors.test(pathname);
}
