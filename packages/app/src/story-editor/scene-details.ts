import type { Translate, structureMessages } from "@katha/ui";

const details = [
  "place",
  "mood",
  "hour",
  "weather",
  "cast",
  "beats",
  "freedom",
  "budget",
  "retell",
  "source",
  "other_tellings",
] as const;

/** A detail of a scene as the desk calls it; undefined where the field is none. */
export function detailName(
  field: string | null,
  tStructure: Translate<typeof structureMessages>,
): string | undefined {
  const detail = details.find((one) => one === field);
  return detail && tStructure(`detail.${detail}`);
}
