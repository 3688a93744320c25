import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { bibleMessages } from "../../../../messages/authors/bible.ts";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WordsField } from "../../state/QualitiesPanel/WordsField.tsx";

const short = ["name", "name_native", "latin", "native"] as const;
const long = ["is", "about", "wants", "voice", "garment", "knows"] as const;

/** The same limit as in the contract. */
const nameLength = 120;

interface EntryFieldsProps {
  entry: Readonly<Record<string, unknown>>;
  /** The fields that entries of this kind have. */
  fields: readonly string[];
  onEntry: (change: Readonly<Record<string, unknown>>) => void;
}

/** The fields of a person or thing. */
export function EntryFields({ entry, fields, onEntry }: EntryFieldsProps) {
  const t = useMessages(bibleMessages);
  const textOf = (field: string) => (typeof entry[field] === "string" ? entry[field] : "");
  const also = Array.isArray(entry["also"]) ? entry["also"].map(String) : [];
  return (
    <>
      <FieldRow>
        {short
          .filter((field) => fields.includes(field))
          .map((field) => (
            <TextField
              key={field}
              label={t(`field.${field}`)}
              dir="auto"
              autoComplete="off"
              maxLength={nameLength}
              value={textOf(field)}
              onChange={(event) => onEntry({ [field]: event.currentTarget.value })}
            />
          ))}
      </FieldRow>
      {long
        .filter((field) => fields.includes(field))
        .map((field) => (
          <Textarea
            key={field}
            label={t(`field.${field}`)}
            size="line"
            dir="auto"
            value={textOf(field)}
            onChange={(event) => onEntry({ [field]: event.currentTarget.value })}
          />
        ))}
      {fields.includes("secret") && (
        <Textarea
          label={t("field.secret")}
          hint={t("field.secretHint")}
          size="line"
          dir="auto"
          value={textOf("secret")}
          onChange={(event) => onEntry({ secret: event.currentTarget.value })}
        />
      )}
      {fields.includes("also") && (
        <WordsField
          label={t("field.also")}
          hint={t("field.alsoHint")}
          words={also}
          onWords={(words) => onEntry({ also: words })}
        />
      )}
    </>
  );
}
