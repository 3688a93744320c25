import { useMessages } from "@katha/ui";
import { legalMessages, LegalPage, privacy } from "@katha/ui/screens";
import { Site } from "../../shell/Site.tsx";
import { useContact } from "./useContact.ts";

export function PrivacyPage() {
  const t = useMessages(legalMessages);
  return (
    <Site title={t("privacy.title")}>
      <LegalPage text={privacy} contact={useContact()} />
    </Site>
  );
}
