import { paired } from "./paired.ts";
import type { RuleSentence } from "./paired.ts";
import { Words } from "./Words.tsx";
import type { Side } from "./Words.tsx";
import * as styles from "./styles.ts";

interface RuleSentencesProps {
  rules: readonly RuleSentence[];
  /** All sentences of the other version; undefined if nothing is compared. */
  beside: readonly RuleSentence[] | undefined;
  side: Side;
}

/** The rules of a scene or a choice. */
export function RuleSentences({ rules, beside, side }: RuleSentencesProps) {
  if (rules.length === 0) return null;
  return (
    <ul css={styles.rules}>
      {paired(rules, beside).map(({ sentence, against }, at) => (
        <li key={`${String(at)} ${sentence}`} dir="auto">
          <Words text={sentence} against={against} side={side} />
        </li>
      ))}
    </ul>
  );
}
