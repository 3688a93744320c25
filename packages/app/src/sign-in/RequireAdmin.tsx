import { Outlet } from "../routes/router.ts";
import { Waiting } from "../shell/Waiting.tsx";
import { ForbiddenPage } from "../pages/errors/ForbiddenPage.tsx";
import { useSignInRequired } from "./useSignInRequired.ts";
import { useViewer } from "./useViewer.ts";
import { paths } from "../routes/paths.ts";

/** Guards the pages of administration. The server checks every call itself. */
export function RequireAdmin() {
  const { isSignedIn, user, isAdmin } = useViewer();
  // Signed in by a link with a token: the user is not known yet.
  const isUnknown = isSignedIn && user === null;
  const hasRole = user?.role === "admin";
  const isAllowed = isSignedIn && (isAdmin || hasRole);
  useSignInRequired(isAllowed || isUnknown, paths.adminLogin);
  if (isUnknown || !isAllowed) return <Waiting />;
  return hasRole ? <Outlet /> : <ForbiddenPage />;
}
