import { Notice, useMessages } from "@katha/ui";
import { offlineMessages } from "@katha/ui/screens";
import { useAppSelector } from "../store/hooks.ts";
import type { AppState } from "../store/store.ts";
import { selectIsServerReached } from "./offline-slice.ts";

/** Shown while the server cannot be reached, as the page may then show copies. */
export function OfflineNotice() {
  const t = useMessages(offlineMessages);
  const reach = useServerReach();
  if (reach === "up") return null;
  return <Notice>{t(reach === "offline" ? "offline.note" : "offline.unreached")}</Notice>;
}

type ServerReach = "up" | "offline" | "unreached";

/** RTK Query's own listeners keep `online` up to date. */
function selectServerReach(state: AppState): ServerReach {
  if (!state.api.config.online) return "offline";
  return selectIsServerReached(state) ? "up" : "unreached";
}

export function useServerReach(): ServerReach {
  return useAppSelector(selectServerReach);
}
