import { Outlet } from "../routes/router.ts";
import { Waiting } from "../shell/Waiting.tsx";
import { ForbiddenPage } from "../pages/errors/ForbiddenPage.tsx";
import { useSignInRequired } from "./useSignInRequired.ts";
import { useViewer } from "./useViewer.ts";
import { paths } from "../routes/paths.ts";

/** Guards the pages of administration. The server checks every call itself. */
export function RequireAdmin() {
  const { isSignedIn, user } = useViewer();
  useSignInRequired(isSignedIn, paths.adminLogin);
  // Signed in by a link with a token: the user is not known yet.
  if (!isSignedIn || user === null) return <Waiting />;
  return user.role === "admin" ? <Outlet /> : <ForbiddenPage />;
}
