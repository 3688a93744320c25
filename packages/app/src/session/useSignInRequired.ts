import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { rememberPath } from "@katha/api";
import { herePath } from "./sign-in-paths.ts";
import type { paths } from "../routes/paths.ts";

/** Sends who may not be here to a sign-in page, from where they come back. */
export function useSignInRequired(
  isAllowed: boolean,
  signInPath: typeof paths.login | typeof paths.adminLogin,
): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Who is already on the way elsewhere is not called back to sign in.
  const isStaying = useNavigation().state === "idle";
  useEffect(() => {
    if (isAllowed || !isStaying) return;
    dispatch(rememberPath(herePath(window.location)));
    void navigate(signInPath, { replace: true });
  }, [isAllowed, isStaying, signInPath, key, navigate, dispatch]);
}
