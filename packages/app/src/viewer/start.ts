import { type Connection, api, freshToken, joinTabs, onOtherViewer, viewerOf } from "@katha/api";
import type { AppStore } from "../store.ts";

/** What was fetched for one reader is not shown to another, whichever tab they came in by. */
export function followViewer(connection: Connection, store: AppStore): void {
  const { session } = connection;
  onOtherViewer(session, () => store.dispatch(api.util.resetApiState()));
  joinTabs(session);
  session.listen(() => {
    // Somebody came in by a token that does not tell a name.
    if (viewerOf(session) === "") void greetViewer(connection, store);
  });
}

/** Once the page stands: is the sign-in still good, and whose is it? */
export async function greetViewer(connection: Connection, store: AppStore): Promise<void> {
  const { session } = connection;
  if ((await freshToken(connection)) === null) return;
  const { accountApi } = await import("@katha/api/account");
  const asked = store.dispatch(
    accountApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { data } = await asked;
  if (data && session.readTokens()) session.writeUser(data);
}
