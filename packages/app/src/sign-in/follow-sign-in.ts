import {
  type ApiClient,
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
export function followSignIn(client: ApiClient, store: AppStore): void {
  const { signInStore } = client;
  const copy = () => store.dispatch(viewerChanged(viewerOf(signInStore)));
  onOtherViewer(signInStore, () => store.dispatch(api.util.resetApiState()));
  joinTabs(signInStore);
  signInStore.listen(() => {
    copy();
    // Signed in with a token: the user is not known yet.
    if (viewerIdOf(signInStore) === "") void loadViewer(client, store);
  });
  copy();
}

export async function loadViewer(client: ApiClient, store: AppStore): Promise<void> {
  const { signInStore } = client;
  if ((await freshToken(client)) === null) return;
  const { accountApi } = await import("@katha/api/account");
  const asked = store.dispatch(
    accountApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const { data } = await asked;
  if (data && signInStore.readTokens()) signInStore.writeUser(data);
}
