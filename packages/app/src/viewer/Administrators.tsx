import { Outlet } from "../router.ts";
import { Waiting } from "../shell/Waiting.tsx";
import { ForbiddenPage } from "../pages/ForbiddenPage.tsx";
import { useConnection } from "./ConnectionContext.ts";
import { useAskedIn } from "./useAskedIn.ts";
import { useViewer } from "./useViewer.ts";

/**
 * The rooms of administration. Who has not come in by its own door is sent there; who is known to be
 * somebody else is told so. What may be done the server decides, call by call.
 */
export function Administrators() {
  const { session } = useConnection();
  const { isSignedIn, user } = useViewer();
  const isKnown = isSignedIn && session.isAdmin();
  useAskedIn(isKnown, "/admin");
  if (!isKnown) return <Waiting />;
  return user !== null && user.role !== "admin" ? <ForbiddenPage /> : <Outlet />;
}
