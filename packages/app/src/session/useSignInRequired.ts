import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { rememberPath } from "@katha/api";
import { afterSignInEnded, herePath } from "./sign-in-paths.ts";
import type { paths } from "../routes/paths.ts";

/** Redirects to a sign-in page, and remembers this one. Who was signed in here until now reads that it ended. */
export function useSignInRequired(
  isAllowed: boolean,
  signInPath: typeof paths.login | typeof paths.adminLogin,
): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  // A navigation that is under way is not interrupted.
  const isStaying = useNavigation().state === "idle";
  const wasAllowed = useRef(false);
  useEffect(() => {
    if (isAllowed) wasAllowed.current = true;
    if (isAllowed || !isStaying) return;
    // Signing out opens the sign-in page first, and this page may still be there when the session ends.
    if (window.location.pathname === signInPath) return;
    dispatch(rememberPath(herePath(window.location)));
    void navigate(signInPath, {
      replace: true,
      ...(wasAllowed.current && { state: afterSignInEnded }),
    });
  }, [isAllowed, isStaying, signInPath, key, navigate, dispatch]);
}
