import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { bibleMessages } from "../../../../messages/authors/bible.ts";
import { blankBible } from "../../story-form/bible.ts";
import type { BibleEntry, BiblePart } from "../../story-form/bible.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WordsField } from "../../state/QualitiesPanel/WordsField.tsx";
import * as styles from "../../state/QualitiesPanel/styles.ts";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";

interface BibleRowsProps {
  part: BiblePart;
  entries: readonly BibleEntry[];
  onEntries: (entries: readonly BibleEntry[]) => void;
}

/** The first of these fields that is not empty. */
function textOf(entry: BibleEntry, ...fields: readonly string[]): string {
  const texts = fields.map((field) => entry[field]).filter((text) => typeof text === "string");
  return texts.find((text) => text !== "") ?? "";
}

/** The entries of one kind, one per line; an open one shows its fields. */
export function BibleRows({ part, entries, onEntries }: BibleRowsProps) {
  const t = useMessages(bibleMessages);
  const [open, setOpen] = useState<number | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // What to focus after an entry was added or removed.
  const wanted = useRef<"name" | "add" | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === "name") form.current?.querySelector("input")?.focus();
    if (wanted.current === "add") add.current?.focus();
    wanted.current = null;
  }, [entries.length]);
  return (
    <PanelPart title={t(`part.${part}`)} hint={t(`hint.${part}`)}>
      <ul css={styles.rows}>
        {entries.map((entry, at) => {
          const name = textOf(entry, "name", "latin") || t("unnamed");
          const isOpen = open === at;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- names change while they are typed
            <li key={at} css={styles.entry}>
              <button
                type="button"
                css={styles.head}
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : at)}
              >
                <bdi css={styles.name}>{name}</bdi>
                <span css={styles.soft} dir="auto">
                  {textOf(entry, "is", "about", "native")}
                </span>
              </button>
              {isOpen && (
                <div ref={form} css={styles.form}>
                  <EntryFields
                    entry={entry}
                    fields={Object.keys(blankBible[part])}
                    onEntry={(change) => onEntries(entries.with(at, { ...entry, ...change }))}
                  />
                  <Button
                    size="small"
                    variant="ghost"
                    icon={RemoveIcon}
                    css={styles.alone}
                    onClick={() => {
                      setOpen(null);
                      wanted.current = "add";
                      onEntries(entries.toSpliced(at, 1));
                    }}
                  >
                    {t("remove", { name })}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <Button
        ref={add}
        size="small"
        variant="ghost"
        icon={AddIcon}
        css={styles.alone}
        onClick={() => {
          setOpen(entries.length);
          wanted.current = "name";
          onEntries([...entries, blankBible[part]]);
        }}
      >
        {t(`add.${part}`)}
      </Button>
    </PanelPart>
  );
}

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
function EntryFields({ entry, fields, onEntry }: EntryFieldsProps) {
  const t = useMessages(bibleMessages);
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
              value={textOf(entry, field)}
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
            value={textOf(entry, field)}
            onChange={(event) => onEntry({ [field]: event.currentTarget.value })}
          />
        ))}
      {fields.includes("secret") && (
        <Textarea
          label={t("field.secret")}
          hint={t("field.secretHint")}
          size="line"
          dir="auto"
          value={textOf(entry, "secret")}
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
