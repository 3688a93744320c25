import { legalDate } from "../../../parts/legal/document.ts";
import type { LegalContact } from "../../../parts/legal/document.ts";
import { LegalPage } from "../../../parts/legal/LegalPage/LegalPage.tsx";
import { terms } from "../../../parts/legal/terms.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { legalMessages } from "../../../messages/site/legal.ts";

export interface TermsScreenProps extends ElementProps<"div", "title"> {
  /** How to contact the operator of the site. */
  contact?: LegalContact | undefined;
}

/** The terms of use. */
export function TermsScreen({ contact, ...root }: TermsScreenProps) {
  const t = useMessages(legalMessages);
  const { date } = useFormats();
  return (
    <LegalPage
      title={t("terms.title")}
      dated={t("terms.revised", { date: date(legalDate) })}
      sections={terms}
      current="terms"
      contact={contact}
      {...root}
    />
  );
}
