import type { ReactNode } from "react";
import { BibleField } from "../../bible/BibleField/BibleField.tsx";
import { Findings } from "../../structure/Findings/Findings.tsx";
import type { Finding } from "../../structure/Findings/Findings.tsx";
import { JsonField } from "../JsonField/JsonField.tsx";
import type { StoryEntry } from "@katha/storygraph";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** What an editor of the structure gets: the JSON text, and a callback to change it. */
export interface StructureSlot {
  text: string;
  onText: (text: string) => void;
  /** The id and the error message of the field. */
  id: string;
  error: string | undefined;
  /** Other values of the form that the structure depends on: audience, language, costs. */
  entry: StoryEntry;
}

export interface StructureFieldProps extends ElementProps<"div"> {
  /** The story's form, which holds the structure as text. */
  form: Pick<StoryForm, "text" | "write" | "entry">;
  /** The review's findings, shown below even if there are none. */
  findings?: readonly Finding[] | undefined;
  /** The structure editor; without it there is only the text. */
  editor?: ((slot: StructureSlot) => ReactNode) | undefined;
}

/** The structure as an editor or as text, the bible, and the review's findings. */
export function StructureField({ form, findings, editor, ...root }: StructureFieldProps) {
  const { id, error } = form.text("structureText");
  return (
    <div css={styles.structure} {...root}>
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
      <BibleField form={form} />
      {findings && <Findings findings={findings} />}
    </div>
  );
}
