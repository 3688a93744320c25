import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { languageName } from "../../../../messages/language-name.ts";
import { tastesMessages } from "../../../../messages/players/tastes.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";

/** `tastes`: as one likes it. `languages`: of what one likes nothing is in one's languages. `none`: nothing is. */
export const foundKinds = ["tastes", "languages", "none"] as const;
export type FoundKind = (typeof foundKinds)[number];

export interface Why {
  found: FoundKind;
  /** The languages by their codes, the categories by their names. */
  languages: readonly string[];
  categories: readonly string[];
}

/** Longer lists are counted from here on. */
const mostNamed = 3;

/** Why these stories stand there, in a sentence. */
export function useWhy(why: Why | undefined): string | undefined {
  const t = useMessages(tastesMessages);
  const { locale, number } = useFormats();
  const nameOf = useShippedNames("category");
  if (why === undefined) return undefined;
  const listed = (names: readonly string[]) => {
    const more = names.length - mostNamed;
    const said =
      more > 1
        ? [...names.slice(0, mostNamed), t("forYou.more", { count: more, amount: number(more) })]
        : names;
    return new Intl.ListFormat(locale, { type: "conjunction" }).format(said);
  };
  const languages = listed(why.languages.map((language) => languageName(language, locale)));
  const categories = listed(why.categories.map(nameOf));
  if (languages === "" && categories === "") return undefined;
  if (languages === "") {
    return t(why.found === "none" ? "forYou.noneOf" : "forYou.categories", { categories });
  }
  if (why.found === "none") return t("forYou.none", { languages });
  if (categories === "") return t("forYou.languages", { languages });
  return t(why.found === "languages" ? "forYou.otherwise" : "forYou.both", {
    languages,
    categories,
  });
}
