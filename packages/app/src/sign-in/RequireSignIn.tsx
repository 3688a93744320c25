import { Outlet } from "../routes/router.ts";
import { Waiting } from "../shell/Waiting.tsx";
import { useSignInRequired } from "./useSignInRequired.ts";
import { useViewer } from "./useViewer.ts";
import { paths } from "../routes/paths.ts";

export function RequireSignIn() {
  const { isSignedIn } = useViewer();
  useSignInRequired(isSignedIn, paths.login);
  return isSignedIn ? <Outlet /> : <Waiting />;
}
