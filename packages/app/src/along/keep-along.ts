import { api, type ApiClient } from "@katha/api";
import { gameApi } from "@katha/api/game";
import type { AppStore, AppThunk } from "../store/store.ts";
import { prepareEngine } from "./engine.ts";
import { listAlong } from "./device-db.ts";
import { sessionsAlong, writeAlong } from "./kept.ts";
import { onAlongEvent } from "./events.ts";
import { forgetOthers } from "./taking.ts";

export const clientOf: AppThunk<ApiClient> = (_dispatch, _getState, { client }) => client;

let keeping: AppStore | undefined;

/** Reading a session that is along settles what waits in it. */
function settleAll({ dispatch }: AppStore): void {
  const again = { forceRefetch: true, subscribe: false };
  for (const session of sessionsAlong())
    void dispatch(gameApi.endpoints.getSession.initiate(session, again));
}

const isUp = (store: AppStore) => {
  const { api: queries, offline } = store.getState();
  return queries.config.online && offline.isServerReached;
};

/** Has what waits settle now, and whenever the line is back; and has here what a newer app tells with. */
export async function keepAlong(store: AppStore): Promise<void> {
  if (keeping === store) return;
  keeping = store;
  const client = store.dispatch(clientOf);
  onAlongEvent(({ kind }) => {
    if (kind !== "changed")
      store.dispatch(
        api.util.invalidateTags(["Progress", "Wallet", { type: "Session", id: "list" }]),
      );
  });
  client.signInStore.listen(() => void forgetOthers(client).catch(() => {}));
  let wasUp = isUp(store);
  store.subscribe(() => {
    const now = isUp(store);
    const isBack = now && !wasUp;
    // First: what is dispatched below comes here again.
    wasUp = now;
    if (isBack) settleAll(store);
  });
  await forgetOthers(client);
  writeAlong([...sessionsAlong(), ...(await listAlong()).map(({ kept }) => kept.id)]);
  if (sessionsAlong().length === 0) return;
  settleAll(store);
  await prepareEngine();
}
