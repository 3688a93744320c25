import { useEffect, useId, useState } from "react";
import type { ChangeEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import type { StoryFault, StoryFaults } from "./story-faults.ts";

/** The server's errors, by field. A new object is a new answer. */
export type AnsweredStory = Partial<Record<StoryField, string>>;

/** For a controlled form; otherwise it keeps its own values. */
export interface ControlledEntry {
  /** The values, if a parent keeps them. */
  entry?: StoryEntry | undefined;
  /** Called with the changed fields and their values. */
  onEntryChange?: ((change: Partial<StoryEntry>) => void) | undefined;
}

export interface StoryFormRules extends ControlledEntry {
  /** A ref to the summary of errors, which is focused when there are some. */
  summary: RefObject<HTMLElement | null>;
  /** The initial values. */
  initial: StoryEntry;
  /** In reading order. */
  fields: readonly StoryField[];
  check: (entry: StoryEntry) => StoryFaults;
  answered?: AnsweredStory | undefined;
  busy: boolean;
  onValid: (entry: StoryEntry) => void;
  /** Called before a field is focused, to open its tab. */
  onApproach?: (field: StoryField) => void;
}

type TextField = { [Key in StoryField]: StoryEntry[Key] extends string ? Key : never }[StoryField];
type FlagField = { [Key in StoryField]: StoryEntry[Key] extends boolean ? Key : never }[StoryField];

export interface StoryForm {
  entry: StoryEntry;
  write: <Field extends StoryField>(field: Field, value: StoryEntry[Field]) => void;
  replace: (entry: StoryEntry) => void;
  /** The props that connect a control to its field. */
  text: (field: TextField) => {
    id: string;
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  flag: (field: FlagField) => {
    id: string;
    name: string;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  idOf: (field: StoryField) => string;
  errorOf: (field: StoryField) => string | undefined;
  /** In reading order. */
  faults: readonly { field: StoryField; message: string }[];
  goTo: (field: StoryField) => void;
  submit: () => void;
}

/** The values and errors of a story's form; the values stay whatever the server answers. */
export function useStoryForm(rules: StoryFormRules): StoryForm {
  const { summary, initial, fields, check, answered, busy, onValid, onApproach } = rules;
  const t = useMessages(authorMessages);
  const form = useId();
  const [ownEntry, setOwnEntry] = useState(initial);
  const entry = rules.entry ?? ownEntry;
  const put = (change: Partial<StoryEntry>) => {
    if (rules.entry === undefined) setOwnEntry((before) => ({ ...before, ...change }));
    rules.onEntryChange?.(change);
  };
  const [found, setFound] = useState<StoryFaults>({});
  const [heard, setHeard] = useState<{ answer: typeof answered; edited: ReadonlySet<StoryField> }>({
    answer: answered,
    edited: new Set(),
  });
  if (heard.answer !== answered) setHeard({ answer: answered, edited: new Set() });

  const idOf = (field: StoryField) => `${form}-${field}`;
  const told = (fault: StoryFault): string =>
    fault.key === "fault.atLeast" ? t(fault.key, { min: fault.min }) : t(fault.key);
  const errorOf = (field: StoryField): string | undefined => {
    const own = found[field];
    if (own !== undefined) return told(own);
    return heard.edited.has(field) ? undefined : answered?.[field];
  };
  const faults = fields.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ field, message }];
  });

  useEffect(() => {
    if (answered !== undefined && Object.keys(answered).length > 0) summary.current?.focus();
  }, [answered, summary]);

  const write: StoryForm["write"] = (field, value) => {
    put({ [field]: value });
    setFound(({ [field]: _mended, ...rest }) => rest);
    setHeard(({ answer, edited }) => ({ answer, edited: new Set(edited).add(field) }));
  };

  const goTo = (field: StoryField) => {
    flushSync(() => onApproach?.(field));
    document.getElementById(idOf(field))?.focus();
  };

  const submit = () => {
    if (busy) return;
    const now = check(entry);
    // The list is rendered before it gets the focus, so that it is announced.
    flushSync(() => setFound(now));
    if (fields.some((field) => now[field] !== undefined)) summary.current?.focus();
    else onValid(entry);
  };

  return {
    entry,
    write,
    replace: (next) => {
      put(next);
      setFound({});
    },
    text: (field) => ({
      id: idOf(field),
      name: field,
      value: entry[field],
      error: errorOf(field),
      onChange: (event) => write(field, event.currentTarget.value),
    }),
    flag: (field) => ({
      id: idOf(field),
      name: field,
      checked: entry[field],
      onChange: (event) => write(field, event.currentTarget.checked),
    }),
    idOf,
    errorOf,
    faults,
    goTo,
    submit,
  };
}
