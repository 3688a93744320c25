import { PremiumWaitlistScreen, useWords, waitlistWords } from "@katha/ui";
import { Site } from "../shell/Site.tsx";
import { useTitle } from "../shell/useTitle.ts";

export function WaitlistPage() {
  const say = useWords(waitlistWords);
  useTitle(say("waitlist.title"));
  return (
    <Site>
      <PremiumWaitlistScreen
        links={{ home: "/home", terms: "/terms-of-service", privacy: "/privacy-policy" }}
      />
    </Site>
  );
}
