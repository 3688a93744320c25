import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "../router.ts";
import { useConnection } from "./ConnectionContext.ts";
import { herePath } from "./paths.ts";

/** Sends who may not be here to a door, from where they come back. */
export function useAskedIn(isIn: boolean, door: "/login" | "/admin"): void {
  const { session } = useConnection();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Who is already on the way elsewhere is not called back to sign in.
  const isStaying = useNavigation().state === "idle";
  useEffect(() => {
    if (isIn || !isStaying) return;
    session.rememberPath(herePath(window.location));
    void navigate(door, { replace: true });
  }, [isIn, isStaying, door, key, navigate, session]);
}
