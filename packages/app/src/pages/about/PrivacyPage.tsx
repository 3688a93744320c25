import { legalMessages, PrivacyScreen, useMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { guidebook } from "./guidebook.ts";

export function PrivacyPage() {
  const t = useMessages(legalMessages);
  useTitle(t("privacy.title"));
  return (
    <Site>
      <PrivacyScreen guidebook={guidebook} />
    </Site>
  );
}
