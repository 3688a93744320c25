import { useMemo } from "react";
import { Disclosure } from "../../../primitives/content/Disclosure/Disclosure.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { formatMoment } from "../../../messages/formats.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface AuditEntry {
  id: string;
  /** Null if the account was deleted. */
  actor: string | null;
  /** The name of the action, such as "story.featured". */
  act: string;
  /** The name of the changed record if it is known, otherwise its id. */
  subject: { name: string; href?: string | undefined } | null;
  at: string;
  /** As text, if there is something to compare. */
  before?: string | undefined;
  after?: string | undefined;
}

export interface AuditListProps extends ElementProps<"ol"> {
  /** The entries in display order: newest first. */
  entries: readonly AuditEntry[];
}

/** A read-only list of who did what to what, and when; details can be expanded. */
export function AuditList({ entries, ...root }: AuditListProps) {
  const { locale } = useFormats();
  const t = useMessages(adminMessages);
  const moment = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
    [locale],
  );
  return (
    <ol css={styles.list} {...root}>
      {entries.map(({ id, actor, act, subject, at, before, after }) => (
        <li key={id} css={styles.entry}>
          <time css={styles.moment} dateTime={at}>
            {formatMoment(moment, at)}
          </time>
          <div css={styles.words}>
            <p>
              <bdi css={styles.actor}>{actor ?? t("audit.former")}</bdi> <Act act={act} />
              {subject !== null && (
                <>
                  {": "}
                  <bdi css={styles.subject}>
                    {subject.href === undefined ? (
                      subject.name
                    ) : (
                      <Link href={subject.href}>{subject.name}</Link>
                    )}
                  </bdi>
                </>
              )}
            </p>
            {(before !== undefined || after !== undefined) && (
              <Disclosure look="quiet" title={t("audit.details")}>
                <div css={styles.sides}>
                  <Side label={t("audit.before")} text={before} />
                  <Side label={t("audit.after")} text={after} />
                </div>
              </Disclosure>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** An action that has no translation yet is shown by its own name. */
function Act({ act }: { act: string }) {
  const t = useMessages(adminMessages);
  const key = `audit.${act}`;
  return Object.hasOwn(adminMessages, key) ? t(key as "audit.tag.merged") : <code>{act}</code>;
}

function Side({ label, text }: { label: string; text: string | undefined }) {
  return (
    <div css={styles.side}>
      <p css={styles.label}>{label}</p>
      <pre css={styles.code} dir="ltr">
        {text ?? "–"}
      </pre>
    </div>
  );
}
