import { Outlet } from "../router.ts";
import { Waiting } from "../shell/Waiting.tsx";
import { useAskedIn } from "./useAskedIn.ts";
import { useViewer } from "./useViewer.ts";

/** Pages for those who are signed in. Others are asked to sign in, and come back to where they wanted to go. */
export function Members() {
  const { isSignedIn } = useViewer();
  useAskedIn(isSignedIn, "/login");
  return isSignedIn ? <Outlet /> : <Waiting />;
}
