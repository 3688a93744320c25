import { legalDate } from "../../../parts/legal/document.ts";
import type { LegalContact } from "../../../parts/legal/document.ts";
import type { GuidebookLinks } from "../../../parts/legal/Guidebook/Guidebook.tsx";
import { LegalPage } from "../../../parts/legal/LegalPage/LegalPage.tsx";
import { privacy } from "../../../parts/legal/privacy.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { legalMessages } from "../../../messages/site/legal.ts";

export interface PrivacyScreenProps extends ElementProps<"div", "title"> {
  /** The addresses of the links in the guidebook. */
  guidebook: GuidebookLinks;
  /** How to contact the operator of the site. */
  contact?: LegalContact | undefined;
}

/** The privacy policy. */
export function PrivacyScreen({ guidebook, contact, ...root }: PrivacyScreenProps) {
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
      {...root}
    />
  );
}
