import { offlineMessages, Notice, useMessages } from "@katha/ui";
import { useConnectionState } from "./useConnectionState.ts";

/** Shown while the server cannot be reached, as the page may then show copies. */
export function OfflineNotice() {
  const t = useMessages(offlineMessages);
  const connection = useConnectionState();
  if (connection === "up") return null;
  return <Notice>{t(connection === "offline" ? "offline.note" : "offline.unreached")}</Notice>;
}
