import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "../router.ts";
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
  useEffect(() => {
    if (isSignedIn) return;
    session.rememberPath(herePath(window.location));
    void navigate("/login", { replace: true });
  }, [isSignedIn, key, navigate, session]);
  return isSignedIn ? <Outlet /> : <Waiting />;
}
