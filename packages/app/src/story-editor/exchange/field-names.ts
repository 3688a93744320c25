import type { Translate } from "@katha/ui";
import type { exchangeMessages, structureMessages } from "@katha/ui/screens";
import { detailName } from "../scene-details.ts";

export interface FieldWords {
  t: Translate<typeof exchangeMessages>;
  tStructure: Translate<typeof structureMessages>;
}

const others = {
  reactions: "field.reactions",
  consequences: "field.consequences",
  who: "field.who",
  ending_found: "field.ending_found",
  odds: "field.odds",
  position: "field.position",
  "order of words": "field.words",
  effects: "field.effects",
  shown_if: "field.shown_if",
  instead: "field.instead",
  hub: "field.hub",
  storylet: "field.storylet",
  nudges: "field.nudges",
  closer_look: "field.closer_look",
  ending: "field.ending",
} as const;

/** The editor's name for one of our fields; unknown fields keep their own names. */
export function fieldName(field: string, { t, tStructure }: FieldWords): string {
  const detail = detailName(field, tStructure);
  if (detail !== undefined) return detail;
  return Object.hasOwn(others, field) ? t(others[field as keyof typeof others]) : field;
}
