import { legalDate } from "../../parts/legal/document.ts";
import type { LegalContact } from "../../parts/legal/document.ts";
import type { GuidebookLinks } from "../../parts/legal/Guidebook/Guidebook.tsx";
import { LegalPage } from "../../parts/legal/LegalPage/LegalPage.tsx";
import { privacy } from "../../parts/legal/privacy.ts";
import { legalWords } from "../../words/legal/words.ts";
import { useLanguage, useWords } from "../../words/WordsProvider.tsx";

export interface PrivacyScreenProps {
  guidebook: GuidebookLinks;
  contact?: LegalContact;
}

export function PrivacyScreen({ guidebook, contact }: PrivacyScreenProps) {
  const say = useWords(legalWords);
  const { date } = useLanguage();
  return (
    <LegalPage
      title={say("privacy.title")}
      dated={say("privacy.updated", { date: date(legalDate) })}
      sections={privacy}
      guidebook={guidebook}
      current="privacy"
      contact={contact}
    />
  );
}
