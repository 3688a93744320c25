import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { bibleMessages } from "../../../../messages/authors/bible.ts";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Unchecked } from "../../../../primitives/fields/Form/Unchecked.tsx";
import { useCheckedField } from "../../../../primitives/fields/Form/useCheckedField.ts";
import { bibleIn, bibleParts, blankBible, printBible } from "../../story-form/bible.ts";
import type { BibleEntry, BiblePart, StoryBible } from "../../story-form/bible.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { AddIcon, RemoveIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { FieldRow } from "../../fields/FormSection/FormSection.tsx";
import { WordsField } from "../../state/QualitiesPanel/WordsField.tsx";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import * as styles from "../../state/QualitiesPanel/styles.ts";

export interface BibleFieldProps extends ElementProps<"details"> {
  /** The story's form, which holds the bible as text. */
  form: Pick<StoryForm, "field" | "write" | "entry">;
}

const counted = ["cast", "places", "objects"] as const satisfies readonly BiblePart[];

/** The story's bible: people with their secrets, places, things, other names. */
export function BibleField({ form, ...root }: BibleFieldProps) {
  const { number } = useFormats();
  const t = useMessages(bibleMessages);
  const { bibleText } = form.entry;
  const { id, ...rest } = form.field("bibleText");
  const { error } = useCheckedField(id, t("title"), { ...rest, value: bibleText });
  const bible = useMemo(() => bibleIn(bibleText), [bibleText]);
  const write = (change: Partial<StoryBible>) =>
    form.write("bibleText", printBible({ ...bible, ...change }));
  return (
    <Disclosure
      {...root}
      titleId={id}
      title={t("title")}
      aside={counted
        .map((part) => {
          const { length: count } = bible[part];
          return t(`count.${part}`, { count, amount: number(count) });
        })
        .join(" · ")}
    >
      <p css={styles.soft}>{t("hint")}</p>
      {error !== undefined && (
        <p css={styles.soft} role="alert">
          {error}
        </p>
      )}
      <Unchecked>
        {bibleParts.map((part) => (
          <BibleRows
            key={part}
            part={part}
            entries={bible[part]}
            onEntries={(entries) => write({ [part]: entries })}
          />
        ))}
      </Unchecked>
    </Disclosure>
  );
}

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
function BibleRows({ part, entries, onEntries }: BibleRowsProps) {
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
