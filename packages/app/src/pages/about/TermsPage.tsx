import { legalMessages, TermsScreen, useMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { guidebook } from "./guidebook.ts";

export function TermsPage() {
  const t = useMessages(legalMessages);
  useTitle(t("terms.title"));
  return (
    <Site>
      <TermsScreen guidebook={guidebook} />
    </Site>
  );
}
