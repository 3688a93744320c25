import type { SkillCheckOutcome } from "@katha/api/shapes";
import type { QualityKind, Value } from "@katha/storygraph";
import { formatsFor } from "../../../messages/formats.ts";
import { translateWith } from "../../../messages/i18n.ts";
import type { I18n } from "../../../messages/i18n.ts";
import { stateMessages } from "../../../messages/players/state.ts";
import { capitalised, isolated, joined } from "./joined.ts";

/** What a turn changed of the player's state, or a step of an author's trial, in which a number may have no `most`. */
export type StateChangeWords =
  | { kind: "number"; name: string; by: number; value: number; most: number | null }
  | { kind: "value"; name: string; qualityKind: QualityKind; value: Value }
  | { kind: "included" | "excluded"; name: string; value: string }
  | { kind: "given" | "taken" | "bag_full"; name: string };

function signed(locale: string, by: number): string {
  return new Intl.NumberFormat(locale, { signDisplay: "always", maximumFractionDigits: 1 })
    .format(by)
    .replace("-", "\u2212");
}

/** A change as a sentence without its full stop: “The iron key is yours”. */
export function sayChange(i18n: I18n, change: StateChangeWords): string {
  const t = translateWith(i18n, stateMessages);
  const name = isolated(change.name);
  switch (change.kind) {
    case "number": {
      const { number } = formatsFor(i18n.locale);
      const { most } = change;
      const said = { by: signed(i18n.locale, change.by), name, value: number(change.value) };
      return most === null
        ? t("change.number", said)
        : t("change.numberOf", { ...said, most: number(most) });
    }
    case "value": {
      const { value } = change;
      if (typeof value === "boolean") return t(value ? "change.yes" : "change.no", { name });
      const said =
        typeof value === "object" ? joined(i18n.locale, value, "conjunction") : String(value);
      return said === ""
        ? t("change.empty", { name })
        : t("change.word", { name, value: isolated(said) });
    }
    case "included":
    case "excluded":
      return t(`change.${change.kind}`, { name, value: isolated(change.value) });
    default:
      return capitalised(t(`change.${change.kind}`, { name }));
  }
}

/** The result of a check, as a sentence without its full stop. */
export function sayCheck(i18n: I18n, { isWon, odds }: SkillCheckOutcome): string {
  const t = translateWith(i18n, stateMessages);
  if (odds === null) return t(isWon ? "check.won" : "check.lost");
  const said = { odds: formatsFor(i18n.locale).percent(odds * 100) };
  return t(isWon ? "check.wonAt" : "check.lostAt", said);
}
