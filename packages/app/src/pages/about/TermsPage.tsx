import { legalMessages, TermsScreen, useMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { useContact } from "./useContact.ts";

export function TermsPage() {
  const t = useMessages(legalMessages);
  return (
    <Site title={t("terms.title")}>
      <TermsScreen contact={useContact()} />
    </Site>
  );
}
