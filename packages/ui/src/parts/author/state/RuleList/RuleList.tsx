import { useId, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import type { IconProps } from "../../../../primitives/marks/Icon/Icon.tsx";
import { closeGroup } from "../styles.ts";
import * as styles from "./styles.ts";

export interface Rule {
  key: string;
  /** The label of the button that opens its form. */
  label: string;
  icon: IconProps["icon"];
  /** The rules as sentences in the reader's language; empty if there are none. */
  sentences: readonly string[];
  form: ReactNode;
}

export interface RuleListProps {
  /** What the rules belong to. */
  label: string;
  rules: readonly Rule[];
}

/** The rules of a choice or a scene as sentences, with a form for each kind of rule. */
export function RuleList({ label, rules }: RuleListProps) {
  const own = useId();
  const [open, setOpen] = useState<string | null>(null);
  const shown = rules.find(({ key }) => key === open);
  const said = rules.flatMap(({ key, icon, sentences }) =>
    sentences.map((sentence) => ({ key, icon, sentence })),
  );
  return (
    <fieldset aria-label={label} css={closeGroup}>
      {said.length > 0 && (
        <ul css={styles.sentences}>
          {said.map(({ key, icon, sentence }) => (
            <li key={`${key} ${sentence}`} css={styles.sentence}>
              <Icon icon={icon} size="small" />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      )}
      <div css={styles.buttons}>
        {rules.map(({ key, label: name, sentences }) => (
          <Button
            key={key}
            size="small"
            variant="ghost"
            css={[sentences.length > 0 && styles.isSet, key === open && styles.isOpen]}
            aria-expanded={key === open}
            aria-controls={key === open ? own : undefined}
            onClick={() => setOpen(key === open ? null : key)}
          >
            {name}
          </Button>
        ))}
      </div>
      {shown && (
        <div key={shown.key} id={own} css={styles.form}>
          {shown.form}
        </div>
      )}
    </fieldset>
  );
}
