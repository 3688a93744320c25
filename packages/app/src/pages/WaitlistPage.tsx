import { PremiumWaitlistScreen, useMessages, waitlistMessages } from "@katha/ui";
import { Site } from "../shell/Site.tsx";
import { useTitle } from "../shell/useTitle.ts";

export function WaitlistPage() {
  const t = useMessages(waitlistMessages);
  useTitle(t("waitlist.title"));
  return (
    <Site>
      <PremiumWaitlistScreen
        links={{ home: "/home", terms: "/terms-of-service", privacy: "/privacy-policy" }}
      />
    </Site>
  );
}
