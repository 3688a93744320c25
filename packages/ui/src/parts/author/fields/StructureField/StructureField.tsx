import type { ReactNode } from "react";
import { BibleField } from "../../bible/BibleField/BibleField.tsx";
import { Findings } from "../../structure/Findings/Findings.tsx";
import type { Finding } from "../../structure/Findings/Findings.tsx";
import { JsonField } from "../JsonField/JsonField.tsx";
import type { StoryEntry } from "@katha/storygraph";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Unchecked } from "../../../../primitives/fields/Form/Unchecked.tsx";
import { useCheckedField } from "../../../../primitives/fields/Form/useCheckedField.ts";
import * as styles from "./styles.ts";

/** What an editor of the structure gets: the JSON text, and a callback to change it. */
export interface StructureSlot {
  text: string;
  onTextChange: (text: string) => void;
  /** The id and the error message of the field. */
  id: string;
  error: string | undefined;
  /** Other values of the form that the structure depends on: audience, language, costs. */
  entry: StoryEntry;
}

type Editor = (slot: StructureSlot) => ReactNode;

interface EditedStructureProps {
  /** The story's form, which holds the structure as text. */
  form: Pick<StoryForm, "field" | "write" | "entry">;
  editor: Editor;
}

export interface StructureFieldProps extends ElementProps<"div"> {
  /** The story's form, which holds the structure as text. */
  form: EditedStructureProps["form"];
  /** The review's findings, shown below even if there are none. */
  findings?: readonly Finding[] | undefined;
  /** The structure editor; without it there is only the text. */
  editor?: Editor | undefined;
}

/** The structure as an editor or as text, the bible, and the review's findings. */
export function StructureField({ form, findings, editor, ...root }: StructureFieldProps) {
  return (
    <div css={styles.structure} {...root}>
      {editor ? (
        <EditedStructure form={form} editor={editor} />
      ) : (
        <JsonField form={form} field="structureText" />
      )}
      <BibleField form={form} />
      {findings && <Findings findings={findings} />}
    </div>
  );
}

/** One field of the form, whatever the editor shows of it; the fields inside are the editor's own. */
function EditedStructure({ form, editor }: EditedStructureProps) {
  const t = useMessages(authorMessages);
  const { structureText: text } = form.entry;
  const { id, ...rest } = form.field("structureText");
  const { error } = useCheckedField(id, t("field.structureText"), {
    ...rest,
    value: text,
  });
  const written = `${id}-text`;
  return (
    // It takes the focus for the text, which only one of the editor's views shows.
    <div
      id={id}
      css={styles.editor}
      tabIndex={-1}
      onFocus={(event) => {
        if (event.target === event.currentTarget) document.getElementById(written)?.focus();
      }}
    >
      <Unchecked>
        {editor({
          text,
          onTextChange: (next) => form.write("structureText", next),
          id: written,
          error,
          entry: form.entry,
        })}
      </Unchecked>
    </div>
  );
}
