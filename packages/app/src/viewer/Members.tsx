import { useEffect } from "react";
import { Outlet, useLocation, useNavigate, useNavigation } from "../router.ts";
import { Waiting } from "../shell/Waiting.tsx";
import { useConnection } from "./ConnectionContext.ts";
import { herePath } from "./paths.ts";
import { useViewer } from "./useViewer.ts";

/** Pages for those who are signed in. Others are asked to sign in, and come back to where they wanted to go. */
export function Members() {
  const { session } = useConnection();
  const { isSignedIn } = useViewer();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Who is already on the way elsewhere is not called back to sign in.
  const isStaying = useNavigation().state === "idle";
  useEffect(() => {
    if (isSignedIn || !isStaying) return;
    session.rememberPath(herePath(window.location));
    void navigate("/login", { replace: true });
  }, [isSignedIn, isStaying, key, navigate, session]);
  return isSignedIn ? <Outlet /> : <Waiting />;
}
