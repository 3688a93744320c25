import { useI18n } from "./I18nProvider.tsx";

/**
 * What Katha ships under a name, as the reader's language calls it. What an administrator has named or renamed is shown
 * as it was written. The names are their own English, so a page loads no table of them.
 */
export function useShippedNames(kind: "category" | "tag"): (name: string) => string {
  const i18n = useI18n();
  return (name) => {
    const id = `${kind}.${name}`;
    const translation = i18n.messages[id] ?? name;
    return typeof translation === "string" ? translation : i18n.t(id);
  };
}
