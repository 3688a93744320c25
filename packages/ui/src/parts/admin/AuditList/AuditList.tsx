import type { AuditEntry } from "@katha/api/shapes";
import { Disclosure } from "../../../primitives/content/Disclosure/Disclosure.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { ElementProps } from "../../../primitives/element.ts";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { momentIn } from "../../../messages/moment-in.ts";
import { noteText, subjectOf } from "./audit-entry.ts";
import * as styles from "./styles.ts";

export interface AuditListProps extends ElementProps<"ol"> {
  /** The entries in display order: newest first. */
  entries: readonly AuditEntry[];
}

/** A read-only list of who did what to what, and when; details can be expanded. */
export function AuditList({ entries, ...root }: AuditListProps) {
  const { locale } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <ol css={styles.list} {...root}>
      {entries.map((entry) => (
        <li key={entry.id} css={styles.entry}>
          <time css={styles.moment} dateTime={entry.createdAt}>
            {momentIn(locale, entry.createdAt)}
          </time>
          <div css={styles.words}>
            <p>
              <bdi css={styles.actor}>{entry.actor?.displayName ?? t("audit.former")}</bdi>{" "}
              <Act act={entry.act} />
              <Subject entry={entry} />
            </p>
            <Sides before={noteText(entry.before)} after={noteText(entry.after)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { story } = useAddresses();
  const subject = subjectOf(entry);
  if (subject === null) return null;
  return (
    <>
      {": "}
      <bdi css={styles.subject}>
        {subject.story === undefined ? (
          subject.name
        ) : (
          <Link href={story(subject.story)}>{subject.name}</Link>
        )}
      </bdi>
    </>
  );
}

interface SidesProps {
  before: string | undefined;
  after: string | undefined;
}

function Sides({ before, after }: SidesProps) {
  const t = useMessages(adminMessages);
  if (before === undefined && after === undefined) return null;
  return (
    <Disclosure look="quiet" title={t("audit.details")}>
      <div css={styles.sides}>
        <Side label={t("audit.before")} text={before} />
        <Side label={t("audit.after")} text={after} />
      </div>
    </Disclosure>
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
