import type { OfferedModel } from "@katha/api/shapes";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { namesIn } from "./amounts.ts";

/** "English well, Hindi with care": what a model can be expected to do. */
export function useSkillOf(): (offered: OfferedModel) => string {
  const t = useMessages(adminMessages);
  const { locale } = useFormats();
  return ({ kind, english, hindi }) => {
    if (kind === "image") return t("models.paints");
    const known = [
      english === "unknown" ? [] : t(`models.english.${english}`),
      hindi === "unknown" ? [] : t(`models.hindi.${hindi}`),
    ].flat();
    return known.length === 0 ? t("models.skillUnknown") : namesIn(locale, known);
  };
}
