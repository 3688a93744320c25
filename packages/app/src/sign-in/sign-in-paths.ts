import { base } from "../routes/base.ts";
import { createPath } from "../routes/router.ts";
import { pageRoutes } from "../routes/route-table.ts";

/** The current address with query and hash, as `redirectAfterLogin` stores it. */
export function herePath({ pathname, search, hash }: Location | URL): string {
  return createPath({ pathname, search, hash });
}

const signInPaths = new Set(
  pageRoutes.filter(({ access }) => access === "signIn").map(({ path }) => base + path),
);

/** The navigation state that tells a sign-in page that the previous sign-in has ended. */
export const afterSignInEnded = { signInEnded: true } as const;

export function hasSignInEnded(state: unknown): boolean {
  return (state as { signInEnded?: boolean } | null)?.signInEnded === true;
}

/** Nobody is sent back to a page for signing in. */
export function isSignInPath(pathname: string): boolean {
  return signInPaths.has(pathname.replace(/\/$/, ""));
}
