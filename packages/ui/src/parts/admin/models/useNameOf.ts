import { useCallback } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { everyOther } from "./model-settings.ts";
import type { ServedModel } from "./model-settings.ts";

/** What a name is called: "Tenali", "All others". */
export function useNameOf() {
  const t = useMessages(adminMessages);
  return useCallback(
    ({ key, displayName }: Pick<ServedModel, "key" | "displayName">) =>
      key === everyOther ? t("models.everyOther") : displayName,
    [t],
  );
}
