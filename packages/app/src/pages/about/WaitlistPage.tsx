import { PremiumWaitlistScreen, useMessages, waitlistMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { paths } from "../../routes/paths.ts";

export function WaitlistPage() {
  const t = useMessages(waitlistMessages);
  return (
    <Site title={t("waitlist.title")}>
      <PremiumWaitlistScreen
        links={{ home: paths.home, terms: paths.terms, privacy: paths.privacy }}
      />
    </Site>
  );
}
