import { useAppSelector } from "../store/hooks.ts";
import type { AppState } from "../store/store.ts";
import { selectIsServerReached } from "./offline-slice.ts";

type ServerReach = "up" | "offline" | "unreached";

/** RTK Query's own listeners keep `online` up to date. */
function selectServerReach(state: AppState): ServerReach {
  if (!state.api.config.online) return "offline";
  return selectIsServerReached(state) ? "up" : "unreached";
}

export function useServerReach(): ServerReach {
  return useAppSelector(selectServerReach);
}
