import { VisuallyHidden } from "@katha/ui";
import { useSyncExternalStore } from "react";
import { pageAnnouncement } from "./page-title.ts";

export function Announcer() {
  const { listen, read } = pageAnnouncement;
  const announcement = useSyncExternalStore(listen, read, read);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
