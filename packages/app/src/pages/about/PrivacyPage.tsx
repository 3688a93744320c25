import { useMessages } from "@katha/ui";
import { legalMessages, PrivacyScreen } from "@katha/ui/screens";
import { Site } from "../../shell/Site.tsx";
import { useContact } from "./useContact.ts";

export function PrivacyPage() {
  const t = useMessages(legalMessages);
  return (
    <Site title={t("privacy.title")}>
      <PrivacyScreen contact={useContact()} />
    </Site>
  );
}
