import { useId } from "react";
import { Button } from "../../../primitives/Button/Button.tsx";
import { authorWords } from "../../../words/author/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import { objectOf } from "../coerce.ts";
import { optionName } from "../option.ts";
import type { StoryOptions } from "../option.ts";
import type { StoryEntry, StoryField } from "../storyEntry.ts";
import type { StoryForm } from "../useStoryForm.ts";
import { differing } from "./differing.ts";
import * as styles from "./styles.ts";

export interface ConflictPanelProps {
  form: Pick<StoryForm, "entry" | "write">;
  /** The newer one. */
  theirs: StoryEntry;
  savedAt: string;
  /** Those that the page changes, in reading order. */
  fields: readonly StoryField[];
  options: StoryOptions;
}

/** Two versions of one story, beside each other, wherever they differ. Nothing is lost before one chooses. */
export function ConflictPanel({ form, theirs, savedAt, fields, options }: ConflictPanelProps) {
  const { date, number } = useLanguage();
  const say = useWords(authorWords);
  const heading = useId();
  const open = differing(form.entry, theirs, fields);

  const shown = (field: StoryField, entry: StoryEntry): string => {
    const value = entry[field];
    if (typeof value === "boolean") return say(value ? "conflict.on" : "conflict.off");
    if (typeof value !== "string") return namesOf(value) || say("conflict.empty");
    if (field === "categoryId") return namesOf([value]) || say("field.categoryNone");
    if (field === "structureText") {
      const count = Object.keys(Object(objectOf(value)["nodes"])).length;
      return say("conflict.scenes", { count, amount: number(count) });
    }
    return optionName(say, value) || say("conflict.empty");
  };
  const namesOf = (ids: readonly string[]): string => {
    if (options.state !== "here") return ids.join(", ");
    const named = [...options.tags, ...options.categories];
    return ids.map((id) => named.find((each) => each.id === id)?.name ?? id).join(", ");
  };

  return (
    <section css={styles.panel} aria-labelledby={heading} role="alert">
      <h2 id={heading} css={styles.title}>
        {say("conflict.title")}
      </h2>
      <p css={styles.note}>{say(open.length === 0 ? "conflict.same" : "conflict.note")}</p>
      {open.map((field) => (
        <div key={field} css={styles.pair}>
          <h3 css={styles.field}>{say(`field.${field}`)}</h3>
          <div css={styles.sides}>
            <div css={styles.side}>
              <p css={styles.whose}>{say("conflict.yours")}</p>
              <p css={styles.words} dir="auto">
                {shown(field, form.entry)}
              </p>
            </div>
            <div css={[styles.side, styles.other]}>
              <p css={styles.whose}>{say("conflict.theirs", { date: date(savedAt) })}</p>
              <p css={styles.words} dir="auto">
                {shown(field, theirs)}
              </p>
              <Button size="small" onClick={() => form.write(field, theirs[field])}>
                {say("conflict.take", { field: say(`field.${field}`) })}
              </Button>
            </div>
          </div>
        </div>
      ))}
      {open.length > 0 && <p css={styles.note}>{say("conflict.keep")}</p>}
    </section>
  );
}
