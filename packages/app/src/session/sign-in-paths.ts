import { createPath } from "../routes/router.ts";
import { pageRoutes } from "../routes/route-table.ts";

/** Where the reader is, with query and hash, as `redirectAfterLogin` keeps it. */
export function herePath({ pathname, search, hash }: Location | URL): string {
  return createPath({ pathname, search, hash });
}

const signInPaths = new Set(
  pageRoutes.filter(({ access }) => access === "signIn").map(({ path }) => path),
);

/** Whether a page is one of those to sign in by, to which nobody wants to be brought back. */
export function isSignInPath(pathname: string): boolean {
  return signInPaths.has(pathname.replace(/\/$/, ""));
}
