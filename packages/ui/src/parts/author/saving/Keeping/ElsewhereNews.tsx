import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { authorWords } from "../../../../words/author/words.ts";
import { useLanguage, useWords } from "../../../../words/WordsProvider.tsx";
import { writingWords } from "../../../../words/writing/words.ts";
import type { EditField } from "../../entry/storyChange.ts";
import * as styles from "./styles.ts";

export interface ElsewhereNewsProps {
  fields: readonly EditField[];
  /** How many scenes came or changed. */
  scenes: number;
  onHide: () => void;
}

/** What was put in between the author's own words because it was written elsewhere. */
export function ElsewhereNews({ fields, scenes, onHide }: ElsewhereNewsProps) {
  const { number } = useLanguage();
  const say = useWords(authorWords);
  const sayInWriting = useWords(writingWords);
  return (
    <Callout tone="peacock">
      <div css={styles.news}>
        <p>{sayInWriting("news.title")}</p>
        <ul css={styles.parts}>
          {fields
            .filter((field) => field !== "structureText")
            .map((field) => (
              <li key={field}>{say(`field.${field}`)}</li>
            ))}
          {scenes > 0 && (
            <li>{sayInWriting("news.scenes", { count: scenes, amount: number(scenes) })}</li>
          )}
        </ul>
        <Button size="small" onClick={onHide}>
          {sayInWriting("news.hide")}
        </Button>
      </div>
    </Callout>
  );
}
