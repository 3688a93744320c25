import { PremiumWaitlistScreen, useMessages, waitlistMessages } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { paths } from "../../routes/paths.ts";

export function WaitlistPage() {
  const t = useMessages(waitlistMessages);
  useTitle(t("waitlist.title"));
  return (
    <Site>
      <PremiumWaitlistScreen
        links={{ home: paths.home, terms: paths.terms, privacy: paths.privacy }}
      />
    </Site>
  );
}
