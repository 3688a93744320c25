import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { isOnThisMachine, paintsOnly } from "../model-settings.ts";
import type { ModelSource } from "../model-settings.ts";

interface WhereItGoesProps {
  provider: Pick<ModelSource, "title" | "baseUrl" | "protocol">;
}

/** What leaves this machine once a model of the provider is bound. */
export function WhereItGoes({ provider: { title: name, baseUrl, protocol } }: WhereItGoesProps) {
  const t = useMessages(adminMessages);
  const paints = paintsOnly(protocol);
  if (isOnThisMachine(baseUrl)) return t(paints ? "models.paintsStayHere" : "models.staysHere");
  return t(paints ? "models.paintsGoTo" : "models.goesTo", { name });
}
