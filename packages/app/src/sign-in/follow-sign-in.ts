import {
  type Connection,
  api,
  freshToken,
  joinTabs,
  onOtherViewer,
  viewerIdOf,
  viewerChanged,
  viewerOf,
} from "@katha/api";
import type { AppStore } from "../store/store.ts";

/** Keeps the store's sign-in in step with the browser's storage, and drops what was fetched for another reader. */
export function followSignIn(connection: Connection, store: AppStore): void {
  const { signInStore } = connection;
  const copy = () => store.dispatch(viewerChanged(viewerOf(signInStore)));
  onOtherViewer(signInStore, () => store.dispatch(api.util.resetApiState()));
  joinTabs(signInStore);
  signInStore.listen(() => {
    copy();
    // Signed in with a token: the user is not known yet.
    if (viewerIdOf(signInStore) === "") void loadViewer(connection, store);
  });
  copy();
}

export async function loadViewer(connection: Connection, store: AppStore): Promise<void> {
  const { signInStore } = connection;
  if ((await freshToken(connection)) === null) return;
  const { accountApi } = await import("@katha/api/account");
  const asked = store.dispatch(
    accountApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { data } = await asked;
  if (data && signInStore.readTokens()) signInStore.writeUser(data);
}
