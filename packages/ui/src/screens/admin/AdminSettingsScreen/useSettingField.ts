import type { SiteSettings } from "@katha/api/shapes";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { fixedBy } from "./site-setting.ts";
import type { SettingName } from "./site-setting.ts";

/** The name of a setting's field, and where the file says it, that it does. */
export function useSettingField(settings: SiteSettings) {
  const t = useMessages(adminMessages);
  return (name: SettingName, hint?: string) => {
    const variable = fixedBy(settings, name);
    return {
      name,
      isFixed: variable !== undefined,
      hint: variable === undefined ? hint : t("settings.fromFile", { variable }),
    };
  };
}
