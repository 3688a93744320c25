import { createPath } from "../routes/router.ts";
import { pageRoutes } from "../routes/route-table.ts";

/** The current address with query and hash, as `redirectAfterLogin` stores it. */
export function herePath({ pathname, search, hash }: Location | URL): string {
  return createPath({ pathname, search, hash });
}

const signInPaths = new Set(
  pageRoutes.filter(({ access }) => access === "signIn").map(({ path }) => path),
);

/** Opens a sign-in page with the reason: the sign-in that was here has ended. */
export const afterSignInEnded = { signInEnded: true } as const;

/** Whether a location's state is that reason. */
export function hasSignInEnded(state: unknown): boolean {
  return (state as { signInEnded?: boolean } | null)?.signInEnded === true;
}

/** Whether a page is for signing in: nobody is sent back to one. */
export function isSignInPath(pathname: string): boolean {
  return signInPaths.has(pathname.replace(/\/$/, ""));
}
