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

/** Keeps the store's sign-in in step with the browser's storage, and drops what was fetched for another reader. */
export function followSession(connection: Connection, store: AppStore): void {
  const { session } = connection;
  const copy = () => store.dispatch(sessionChanged(sessionStateOf(session)));
  onOtherViewer(session, () => store.dispatch(api.util.resetApiState()));
  joinTabs(session);
  session.listen(() => {
    copy();
    // Signed in with a token: the user is not known yet.
    if (viewerOf(session) === "") void checkSession(connection, store);
  });
  copy();
}

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
