import { Notice, useMessages } from "@katha/ui";
import { offlineMessages } from "@katha/ui/screens";
import { useServerReach } from "./useServerReach.ts";

/** Shown while the server cannot be reached, as the page may then show copies. */
export function OfflineNotice() {
  const t = useMessages(offlineMessages);
  const reach = useServerReach();
  if (reach === "up") return null;
  return <Notice>{t(reach === "offline" ? "offline.note" : "offline.unreached")}</Notice>;
}
