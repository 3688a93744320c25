import {
  type Connection,
  api,
  freshToken,
  joinTabs,
  onOtherViewer,
  viewerOf,
  sessionChanged,
  sessionStateOf,
} from "@katha/api";
import type { AppStore } from "../store/store.ts";

/** Keeps the store's session like the browser's. What was fetched for one reader is not shown to another. */
export function followSession(connection: Connection, store: AppStore): void {
  const { session } = connection;
  const copy = () => store.dispatch(sessionChanged(sessionStateOf(session)));
  onOtherViewer(session, () => store.dispatch(api.util.resetApiState()));
  joinTabs(session);
  session.listen(() => {
    copy();
    // Somebody signed in by a token that does not tell a name.
    if (viewerOf(session) === "") void checkSession(connection, store);
  });
  copy();
}

/** Is the sign-in still good, and whose is it? */
export async function checkSession(connection: Connection, store: AppStore): Promise<void> {
  const { session } = connection;
  if ((await freshToken(connection)) === null) return;
  const { accountApi } = await import("@katha/api/account");
  const asked = store.dispatch(
    accountApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { data } = await asked;
  if (data && session.readTokens()) session.writeUser(data);
}
