import { legalDate } from "../../parts/legal/document.ts";
import type { LegalContact } from "../../parts/legal/document.ts";
import type { GuidebookLinks } from "../../parts/legal/Guidebook/Guidebook.tsx";
import { LegalPage } from "../../parts/legal/LegalPage/LegalPage.tsx";
import { terms } from "../../parts/legal/terms.ts";
import { legalWords } from "../../words/legal/words.ts";
import { useLanguage, useWords } from "../../words/WordsProvider.tsx";

export interface TermsScreenProps {
  guidebook: GuidebookLinks;
  contact?: LegalContact;
}

export function TermsScreen({ guidebook, contact }: TermsScreenProps) {
  const say = useWords(legalWords);
  const { date } = useLanguage();
  return (
    <LegalPage
      title={say("terms.title")}
      dated={say("terms.revised", { date: date(legalDate) })}
      sections={terms}
      guidebook={guidebook}
      current="terms"
      contact={contact}
    />
  );
}
