import type { TraitCount } from "@katha/api/shapes";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { formatMoment } from "../../../../messages/formats.ts";
import { languageName } from "../../../../messages/language-name.ts";
import { browseMessages } from "../../../../messages/players/browse.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";

type Key = keyof typeof browseMessages;

const isKey = (key: string): key is Key => Object.hasOwn(browseMessages, key);

const months = new Map<string, Intl.DateTimeFormat>();

function monthsIn(locale: string): Intl.DateTimeFormat {
  const made =
    months.get(locale) ??
    new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  months.set(locale, made);
  return made;
}

/** What a value of a trait is called; a value that nobody knows is called by itself. */
export function useTraitLabel(): (option: TraitCount) => string {
  const t = useMessages(browseMessages);
  const { locale } = useFormats();
  const names = { category: useShippedNames("category"), tag: useShippedNames("tag") };
  return ({ trait, value, name }) => {
    if (trait === "category" || trait === "tag") return names[trait](name) || value;
    if (trait === "author") return name || value;
    if (trait === "language") return languageName(value, locale);
    if (trait === "since") return formatMoment(monthsIn(locale), `${value}-01`) || value;
    const key = `${trait}.${value}`;
    return isKey(key) ? t(key as "access.free") : value;
  };
}
