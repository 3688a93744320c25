import type { EffectWords } from "@katha/storygraph";
import { effectMessages } from "../../../messages/authors/effects.ts";
import { formatsFor } from "../../../messages/formats.ts";
import { translateWith } from "../../../messages/i18n.ts";
import type { I18n } from "../../../messages/i18n.ts";
import type { Translate } from "../../../messages/types.ts";
import { sayCondition } from "./condition-words.ts";
import { isolated, joined } from "./joined.ts";

type Say = Translate<typeof effectMessages>;

function setting(t: Say, words: Extract<EffectWords, { says: "sets" }>, locale: string): string {
  const { value, is_quality: isQuality } = words;
  const name = isolated(words.name);
  if (typeof value === "boolean") return t(value ? "sets.yes" : "sets.no", { name });
  if (isQuality) return t("sets.other", { name, value: isolated(String(value)) });
  if (typeof value === "number")
    return t("sets.number", { name, value: formatsFor(locale).number(value) });
  const said = typeof value === "string" ? value : joined(locale, value, "conjunction");
  return said === "" ? t("sets.empty", { name }) : t("sets.word", { name, value: isolated(said) });
}

function deed(t: Say, words: EffectWords, locale: string): string {
  const name = isolated(words.name);
  switch (words.says) {
    case "sets":
      return setting(t, words, locale);
    case "adds": {
      const { by } = words;
      if (typeof by === "string") return t("adds", { name, by: isolated(by) });
      return t(by < 0 ? "lowers" : "adds", { name, by: formatsFor(locale).number(Math.abs(by)) });
    }
    case "includes":
    case "excludes":
      return t(words.says, { name, value: isolated(words.value) });
    case "gives":
    case "takes":
      return t(words.says, { name });
    default:
      return name === "" ? t("nothing") : t("unknown", { name });
  }
}

/** An effect as a clause: “adds 1 to Trust if you carry a rope”. */
export function sayEffect(i18n: I18n, words: EffectWords): string {
  const t = translateWith(i18n, effectMessages);
  const does = deed(t, words, i18n.locale);
  const effect =
    words.when === null
      ? does
      : t("when", { effect: does, condition: sayCondition(i18n, words.when) });
  return words.once ? t("once", { effect }) : effect;
}
