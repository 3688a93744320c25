import { Markdown } from "@storybook/addon-docs/blocks";
import { changes } from "./changes.ts";
import * as styles from "./styles.ts";

interface ChangeListProps {
  /** Shows only the newest release, with at most this many entries. */
  first?: number;
}

/** What changed in the library, newest release first. */
export function ChangeList({ first }: ChangeListProps) {
  return changes.slice(0, first === undefined ? undefined : 1).map(({ name, entries }) => (
    <section key={name} css={styles.group}>
      <h3 css={styles.groupTitle}>{name}</h3>
      <div css={styles.changes}>
        {entries.slice(0, first).map((entry) => (
          <Markdown key={entry}>{entry}</Markdown>
        ))}
      </div>
    </section>
  ));
}
