import type { Translate } from "@katha/ui";
import type { structureMessages } from "@katha/ui/screens";

const details = [
  "place",
  "mood",
  "hour",
  "weather",
  "cast",
  "away",
  "beats",
  "freedom",
  "budget",
  "retell",
  "source",
  "other_tellings",
] as const;

/** The editor's name for a detail of a scene; undefined if the field is not one. */
export function detailName(
  field: string | null,
  tStructure: Translate<typeof structureMessages>,
): string | undefined {
  const detail = details.find((one) => one === field);
  return detail && tStructure(`detail.${detail}`);
}
