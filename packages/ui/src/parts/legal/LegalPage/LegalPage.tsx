import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { legalMessages } from "../../../messages/site/legal.ts";
import type { LegalContact, LegalSection } from "../document.ts";
import { Guidebook } from "../Guidebook/Guidebook.tsx";
import type { GuidebookEntry } from "../Guidebook/Guidebook.tsx";
import * as styles from "./styles.ts";

export interface LegalPageProps extends ElementProps<"div", "title"> {
  /** The heading of the page. */
  title: string;
  /** When it was last changed, as a sentence. */
  dated: string;
  /** The sections of the text; the table of contents lists them. */
  sections: readonly LegalSection[];
  /** The page's own entry in the guidebook. */
  current: GuidebookEntry;
  /** Shown under the section with the id `contact`. */
  contact?: LegalContact | undefined;
}

/** A long text with a table of contents, and the guidebook beside it. */
export function LegalPage(props: LegalPageProps) {
  const { title, dated, sections, current, contact, ...root } = props;
  const t = useMessages(legalMessages);
  const { locale } = useFormats();
  return (
    <div css={styles.columns} {...root}>
      <Guidebook current={current} />
      <article css={styles.paper}>
        <header css={styles.head}>
          <h1 css={styles.title}>{title}</h1>
          <p css={styles.dated}>{dated}</p>
          {!locale.startsWith("en") && <p css={styles.dated}>{t("legal.only")}</p>}
          <nav aria-label={t("legal.contents")}>
            <ol css={styles.contents} lang="en">
              {sections.map((section) => (
                <li key={section.id}>
                  <Link href={`#${section.id}`}>{section.title}</Link>
                </li>
              ))}
            </ol>
          </nav>
        </header>
        {sections.map((section) => (
          <Section key={section.id} section={section} contact={contact} />
        ))}
      </article>
    </div>
  );
}

interface SectionProps {
  section: LegalSection;
  contact: LegalContact | undefined;
}

function Section({ section, contact }: SectionProps) {
  const t = useMessages(legalMessages);
  const { locale } = useFormats();
  return (
    <section
      id={section.id}
      css={styles.section}
      aria-labelledby={`${section.id}-title`}
      lang="en"
      dir="ltr"
    >
      <h2 id={`${section.id}-title`} css={styles.heading}>
        {section.title}
      </h2>
      {section.body.map((part) =>
        typeof part === "string" ? (
          <p key={part}>{part}</p>
        ) : "said" in part ? (
          <p key={part.said} lang={locale} dir="auto">
            {t(part.said)}
          </p>
        ) : (
          <ul key={part[0]} css={styles.points}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {section.id === "contact" && contact !== undefined && (
        <p>
          <Link href={contact.href}>{contact.name}</Link>
        </p>
      )}
    </section>
  );
}
