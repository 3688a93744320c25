import { createPath } from "../routes/router.ts";
import { pageRoutes } from "../routes/route-table.ts";

/** The current address with query and hash, as `redirectAfterLogin` stores it. */
export function herePath({ pathname, search, hash }: Location | URL): string {
  return createPath({ pathname, search, hash });
}

const signInPaths = new Set(
  pageRoutes.filter(({ access }) => access === "signIn").map(({ path }) => path),
);

/** Whether a page is for signing in: nobody is sent back to one. */
export function isSignInPath(pathname: string): boolean {
  return signInPaths.has(pathname.replace(/\/$/, ""));
}
