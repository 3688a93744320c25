import { Outlet } from "../routes/router.ts";
import { Waiting } from "../shell/Waiting.tsx";
import { ForbiddenPage } from "../pages/errors/ForbiddenPage.tsx";
import { useSignInRequired } from "./useSignInRequired.ts";
import { useViewer } from "./useViewer.ts";
import { paths } from "../routes/paths.ts";

/** Pages of administration. What may be done there the server decides, call by call. */
export function RequireAdmin() {
  const { isSignedIn, isAdmin, user } = useViewer();
  const isKnown = isSignedIn && isAdmin;
  useSignInRequired(isKnown, paths.adminLogin);
  if (!isKnown) return <Waiting />;
  return user !== null && user.role !== "admin" ? <ForbiddenPage /> : <Outlet />;
}
