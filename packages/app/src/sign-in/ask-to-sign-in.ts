import type { ApiClient } from "@katha/api";
import { paths } from "../routes/paths.ts";
import type { AppRouter } from "../routes/router.ts";
import { afterSignInEnded, herePath, isSignInPath } from "./sign-in-paths.ts";

/** The sign-in has ended: asks for a new one, and remembers the page to return to. */
export function askToSignIn({ signInStore }: ApiClient, router: AppRouter): void {
  const { pathname } = window.location;
  // A navigation in progress continues as a guest; a page for members will ask for a sign-in itself.
  if (isSignInPath(pathname) || router.state.navigation.state === "loading") return;
  signInStore.rememberPath(herePath(window.location));
  const login = pathname.startsWith(paths.adminLogin) ? paths.adminLogin : paths.login;
  void router.navigate(login, { state: afterSignInEnded });
}
