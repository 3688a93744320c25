import { VisuallyHidden } from "@katha/ui";
import { useAppSelector } from "../store/hooks.ts";
import { selectAnnouncement } from "./notices-slice.ts";

export function Announcer() {
  const announcement = useAppSelector(selectAnnouncement);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
