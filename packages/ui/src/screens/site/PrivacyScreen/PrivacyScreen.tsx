import { legalDate } from "../../../parts/legal/document.ts";
import type { LegalContact } from "../../../parts/legal/document.ts";
import type { GuidebookLinks } from "../../../parts/legal/Guidebook/Guidebook.tsx";
import { LegalPage } from "../../../parts/legal/LegalPage/LegalPage.tsx";
import { privacy } from "../../../parts/legal/privacy.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { legalMessages } from "../../../messages/site/legal.ts";

export interface PrivacyScreenProps {
  guidebook: GuidebookLinks;
  contact?: LegalContact | undefined;
}

export function PrivacyScreen({ guidebook, contact }: PrivacyScreenProps) {
  const t = useMessages(legalMessages);
  const { date } = useFormats();
  return (
    <LegalPage
      title={t("privacy.title")}
      dated={t("privacy.updated", { date: date(legalDate) })}
      sections={privacy}
      guidebook={guidebook}
      current="privacy"
      contact={contact}
    />
  );
}
