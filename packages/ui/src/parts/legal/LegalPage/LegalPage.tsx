import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { legalMessages } from "../../../messages/site/legal.ts";
import { legalDate } from "../document.ts";
import type { LegalContact, LegalDocument } from "../document.ts";
import { Guidebook } from "../Guidebook/Guidebook.tsx";
import * as styles from "./styles.ts";

export interface LegalPageProps extends ElementProps<"div", "title"> {
  /** The text. */
  text: LegalDocument;
  /** Shown under the section with the id `contact`. */
  contact?: LegalContact | undefined;
}

const dated = { terms: "terms.revised", privacy: "privacy.updated" } as const;

/** A long text with a table of contents, and the guidebook beside it. */
export function LegalPage({ text, contact, ...root }: LegalPageProps) {
  const { name, sections } = text;
  const t = useMessages(legalMessages);
  const { date, locale } = useFormats();
  return (
    <div css={styles.columns} {...root}>
      <Guidebook current={name} />
      <article css={styles.paper}>
        <header css={styles.head}>
          <h1 css={styles.title}>{t(`${name}.title`)}</h1>
          <p css={styles.dated}>{t(dated[name], { date: date(legalDate) })}</p>
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

interface SectionProps extends Pick<LegalPageProps, "contact"> {
  section: LegalDocument["sections"][number];
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
