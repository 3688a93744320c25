import { useMessages } from "@katha/ui";
import { legalMessages, LegalPage, terms } from "@katha/ui/screens";
import { Site } from "../../shell/Site.tsx";
import { useContact } from "./useContact.ts";

export function TermsPage() {
  const t = useMessages(legalMessages);
  return (
    <Site title={t("terms.title")}>
      <LegalPage text={terms} contact={useContact()} />
    </Site>
  );
}
