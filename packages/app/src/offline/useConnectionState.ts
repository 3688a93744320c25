import { useAppSelector } from "../store/hooks.ts";
import type { AppState } from "../store/store.ts";
import { selectIsServerReached } from "./connection-slice.ts";

type ConnectionStateName = "up" | "offline" | "unreached";

/** RTK Query's own listeners keep `online` up to date. */
function selectConnectionState(state: AppState): ConnectionStateName {
  if (!state.api.config.online) return "offline";
  return selectIsServerReached(state) ? "up" : "unreached";
}

export function useConnectionState(): ConnectionStateName {
  return useAppSelector(selectConnectionState);
}
