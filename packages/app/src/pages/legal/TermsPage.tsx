import { TermsScreen, legalWords, useWords } from "@katha/ui";
import { Site } from "../../shell/Site.tsx";
import { useTitle } from "../../shell/useTitle.ts";
import { guidebook } from "./guidebook.ts";

export function TermsPage() {
  const say = useWords(legalWords);
  useTitle(say("terms.title"));
  return (
    <Site>
      <TermsScreen guidebook={guidebook} />
    </Site>
  );
}
