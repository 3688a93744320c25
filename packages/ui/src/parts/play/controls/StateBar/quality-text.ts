import type { Formats } from "../../../../messages/formats.ts";
import type { stateMessages } from "../../../../messages/players/state.ts";
import type { Translate } from "../../../../messages/types.ts";
import { joined } from "../../../state/words/words.ts";
import type { PlayerState } from "@katha/api/shapes";

type Quality = PlayerState["qualities"][number];

/** A quality's current value in words. */
export function valueText(
  { value, most }: Quality,
  t: Translate<typeof stateMessages>,
  { number, locale }: Formats,
): string {
  if (typeof value === "boolean") return t(value ? "bar.yes" : "bar.no");
  if (typeof value === "number")
    return most === null
      ? number(value)
      : t("bar.of", { value: number(value), most: number(most) });
  const said = typeof value === "string" ? value : joined(locale, value, "conjunction");
  return said === "" ? t("bar.nothing") : said;
}

/** Whether it is shown in the line: values that are false or empty are only in the panel. */
export function isInLine({ value }: Quality): boolean {
  if (typeof value === "boolean") return value;
  return typeof value === "number" || value.length > 0;
}

/** From 0 to 1; null if it has no bounds. */
export function shareOf({ value, least, most }: Quality): number | null {
  if (typeof value !== "number" || least === null || most === null || most <= least) return null;
  return Math.min(1, Math.max(0, (value - least) / (most - least)));
}
