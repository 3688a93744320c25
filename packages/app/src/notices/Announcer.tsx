import { LiveRegion } from "@katha/ui";
import { useAppSelector } from "../store/hooks.ts";
import { selectAnnouncement } from "./notices-slice.ts";

export function Announcer() {
  return <LiveRegion text={useAppSelector(selectAnnouncement)} keep={1} />;
}
