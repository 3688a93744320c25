import type { ApiClient } from "@katha/api";
import { newsWaysApi } from "@katha/api/notifications";
import { readerOf } from "../offline/kept-reader.ts";
import type { AppStore } from "../store/store.ts";
import { noteWords } from "./note-words.ts";
import { isFor, oneAtATime, subscribe, subscriptionHere, unsubscribeHere } from "./push-here.ts";

const { listPushDevices, keepPushDevice } = newsWaysApi.endpoints;

/**
 * Keeps what the browser and the server know of this device's pushes the same. Nobody is signed in, or the device was
 * put away from another one: the subscription ends. The browser made another, or the server has another key: it is told.
 */
export function keepPush(signInStore: ApiClient["signInStore"], store: AppStore): Promise<void> {
  return oneAtATime(async () => {
    if (readerOf(signInStore) === null) {
      await unsubscribeHere();
      await navigator.clearAppBadge?.();
      return;
    }
    await noteWords(store);
    const made = await subscriptionHere();
    const asked = listPushDevices.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data } = await store.dispatch(asked);
    if (data === undefined) return;
    const here = data.devices.find(({ isCurrent }) => isCurrent);
    const isForAnotherKey = made !== undefined && !isFor(made, data.serverKey);
    if (here === undefined && !isForAnotherKey) await unsubscribeHere();
    else if (made === undefined || isForAnotherKey || made.endpoint !== here?.endpoint)
      await store.dispatch(keepPushDevice.initiate(await subscribe(data.serverKey)));
  });
}
