import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../../messages/admin-messages.ts";
import { isOnThisMachine, paintsOnly } from "../model-settings.ts";
import type { ModelProvider } from "../model-settings.ts";

interface WhereItGoesProps {
  provider: Pick<ModelProvider, "title" | "address" | "protocol">;
}

/** What leaves this machine once a model of the provider is bound. */
export function WhereItGoes({ provider: { title: name, address, protocol } }: WhereItGoesProps) {
  const t = useMessages(adminMessages);
  const paints = paintsOnly(protocol);
  if (isOnThisMachine(address)) return t(paints ? "models.paintsStayHere" : "models.staysHere");
  return t(paints ? "models.paintsGoTo" : "models.goesTo", { name });
}
