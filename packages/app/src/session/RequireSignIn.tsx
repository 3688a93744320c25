import { Outlet } from "../router.ts";
import { Waiting } from "../shell/Waiting.tsx";
import { useSignInRequired } from "./useSignInRequired.ts";
import { useViewer } from "./useViewer.ts";

/** Pages for those who are signed in. */
export function RequireSignIn() {
  const { isSignedIn } = useViewer();
  useSignInRequired(isSignedIn, "/login");
  return isSignedIn ? <Outlet /> : <Waiting />;
}
