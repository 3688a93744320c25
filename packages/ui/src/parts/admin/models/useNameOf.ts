import type { ModelSetting } from "@katha/api/shapes";
import { useCallback } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { everyOther } from "./model-settings.ts";

/** What a name is called: "Tenali", "All others". */
export function useNameOf() {
  const t = useMessages(adminMessages);
  return useCallback(
    ({ modelKey, displayName }: Pick<ModelSetting, "modelKey" | "displayName">) =>
      modelKey === everyOther ? t("models.everyOther") : displayName,
    [t],
  );
}
