import { legalDate } from "../../../parts/legal/document.ts";
import type { LegalContact } from "../../../parts/legal/document.ts";
import { LegalPage } from "../../../parts/legal/LegalPage/LegalPage.tsx";
import { privacy } from "../../../parts/legal/privacy.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { legalMessages } from "../../../messages/site/legal.ts";

export interface PrivacyScreenProps extends ElementProps<"div", "title"> {
  /** How to contact the operator of the site. */
  contact?: LegalContact | undefined;
}

/** The privacy policy. */
export function PrivacyScreen({ contact, ...root }: PrivacyScreenProps) {
  const t = useMessages(legalMessages);
  const { date } = useFormats();
  return (
    <LegalPage
      title={t("privacy.title")}
      dated={t("privacy.updated", { date: date(legalDate) })}
      sections={privacy}
      current="privacy"
      contact={contact}
      {...root}
    />
  );
}
