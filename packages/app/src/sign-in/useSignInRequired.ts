import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { rememberPath } from "@katha/api";
import { afterSignInEnded, herePath } from "./sign-in-paths.ts";
import type { paths } from "../routes/paths.ts";

/** Redirects to a sign-in page, and remembers this one. Tells readers whose sign-in has just ended that it has. */
export function useSignInRequired(
  isAllowed: boolean,
  signInPath: typeof paths.login | typeof paths.adminLogin,
): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  // A navigation in progress is not interrupted.
  const isStaying = useNavigation().state === "idle";
  const wasAllowed = useRef(false);
  useEffect(() => {
    if (isAllowed) wasAllowed.current = true;
    if (isAllowed || !isStaying) return;
    // Signing out opens the sign-in page first, and this page may still be mounted when the sign-in ends.
    if (window.location.pathname === signInPath) return;
    dispatch(rememberPath(herePath(window.location)));
    void navigate(signInPath, {
      replace: true,
      ...(wasAllowed.current && { state: afterSignInEnded }),
    });
  }, [isAllowed, isStaying, signInPath, key, navigate, dispatch]);
}
