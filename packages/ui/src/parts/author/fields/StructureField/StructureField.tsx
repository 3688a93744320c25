import type { ReactNode } from "react";
import { Findings } from "../../structure/Findings/Findings.tsx";
import type { Finding } from "../../structure/Findings/Findings.tsx";
import { JsonField } from "../JsonField/JsonField.tsx";
import type { StoryEntry } from "../../story-form/story-entry.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import * as styles from "./styles.ts";

/** What an editor of the structure is given: the JSON text, and where to write it. */
export interface StructureSlot {
  text: string;
  onText: (text: string) => void;
  /** Where a fault of the form leads to, and what is said there. */
  id: string;
  error: string | undefined;
  /** What else the form says of the story: whom it is for, its language, what its turns cost. */
  entry: StoryEntry;
}

export interface StructureFieldProps {
  form: Pick<StoryForm, "text" | "write" | "entry">;
  /** What the review said of it. */
  findings?: readonly Finding[] | undefined;
  /** The desk with its views; without it there is the text alone. */
  editor?: ((slot: StructureSlot) => ReactNode) | undefined;
}

/** The structure on the desk or as text, and what the review found in it. */
export function StructureField({ form, findings, editor }: StructureFieldProps) {
  const { id, error } = form.text("structureText");
  return (
    <div css={styles.structure}>
      {editor ? (
        editor({
          text: form.entry.structureText,
          onText: (text) => form.write("structureText", text),
          id,
          error,
          entry: form.entry,
        })
      ) : (
        <JsonField form={form} field="structureText" />
      )}
      {findings && <Findings findings={findings} />}
    </div>
  );
}
