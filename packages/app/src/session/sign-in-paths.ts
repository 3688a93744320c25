import { createPath } from "../router.ts";

/** Where the reader is, with query and hash, as `redirectAfterLogin` keeps it. */
export function herePath({ pathname, search, hash }: Location | URL): string {
  return createPath({ pathname, search, hash });
}

const signInPaths = /^\/(login|register|forgot-password|reset-password|verify-email)\/?$/;

/** Whether a page is one of those to sign in by, to which nobody wants to be brought back. */
export function isSignInPath(pathname: string): boolean {
  return signInPaths.test(pathname);
}
