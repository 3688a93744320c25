import { PrivacyScreen, legalWords, useWords } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { guidebook } from "./guidebook.ts";

export function PrivacyPage() {
  const say = useWords(legalWords);
  useTitle(say("privacy.title"));
  return (
    <Site>
      <PrivacyScreen guidebook={guidebook} />
    </Site>
  );
}
