import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { jsonFault } from "../../story-form/coerce.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import { JsonText } from "./JsonText.tsx";

export interface JsonFieldProps {
  form: Pick<StoryForm, "text" | "write" | "entry">;
  field: "structureText" | "gameConfigText";
  hint?: string;
}

/** A field of the form that holds JSON. */
export function JsonField({ form, field, hint }: JsonFieldProps) {
  const t = useMessages(authorMessages);
  const { id, name, error } = form.text(field);
  const text = form.entry[field];
  return (
    <JsonText
      id={id}
      name={name}
      label={t(`field.${field}`)}
      hint={hint}
      text={text}
      error={error}
      fault={jsonFault(text)}
      onText={(written) => form.write(field, written)}
    />
  );
}
