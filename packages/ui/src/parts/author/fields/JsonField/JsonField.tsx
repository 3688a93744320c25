import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { jsonFault } from "../../story-form/coerce.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import { JsonText } from "./JsonText.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";

/** Other props are passed to the element around the text field and its messages. */
export interface JsonFieldProps extends ElementProps<"div"> {
  /** The story's form. */
  form: Pick<StoryForm, "field" | "write" | "entry">;
  /** The field of the form that it edits. */
  field: "structureText" | "gameConfigText";
  /** A sentence under the label. */
  hint?: string;
}

/** A field of the form that holds JSON. */
export function JsonField({ form, field, hint, ...root }: JsonFieldProps) {
  const t = useMessages(authorMessages);
  const { id, name, validate } = form.field(field);
  const text = form.entry[field];
  return (
    <JsonText
      fieldId={id}
      name={name}
      label={t(`field.${field}`)}
      hint={hint}
      text={text}
      validate={validate}
      fault={jsonFault(text)}
      onTextChange={(written) => form.write(field, written)}
      {...root}
    />
  );
}
