import { useEffect, useId, useRef, useState } from "react";
import type { ChangeEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import { authorWords } from "../../../words/author/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";
import type { StoryEntry, StoryField } from "./storyEntry.ts";
import type { StoryFault, StoryFaults } from "./storyFaults.ts";

export const draftEveryMs = 500;

/** What the server found wrong, by field. A new object is a new answer. */
export type AnsweredStory = Partial<Record<StoryField, string>>;

export interface StoryFormRules {
  /** The list of what is amiss: the keyboard goes there when something is. */
  summary: RefObject<HTMLElement | null>;
  initial: StoryEntry;
  /** In reading order. */
  fields: readonly StoryField[];
  check: (entry: StoryEntry) => StoryFaults;
  answered?: AnsweredStory | undefined;
  busy: boolean;
  onValid: (entry: StoryEntry) => void;
  /** What is being written, a moment after it was, and when the page goes. */
  onDraft?: ((entry: StoryEntry) => void) | undefined;
  /** Before the keyboard goes to a field: open the tab that it is on. */
  onApproach?: (field: StoryField) => void;
}

type TextField = { [Key in StoryField]: StoryEntry[Key] extends string ? Key : never }[StoryField];
type FlagField = { [Key in StoryField]: StoryEntry[Key] extends boolean ? Key : never }[StoryField];

export interface StoryForm {
  entry: StoryEntry;
  write: <Field extends StoryField>(field: Field, value: StoryEntry[Field]) => void;
  replace: (entry: StoryEntry) => void;
  /** Words from elsewhere, put in between what is being written. */
  takeIn: (entry: StoryEntry) => void;
  /** Ties a control to its field. */
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

/** What is being written about a story. It stays, whatever comes back. */
export function useStoryForm(rules: StoryFormRules): StoryForm {
  const { summary, initial, fields, check, answered, busy, onValid, onDraft, onApproach } = rules;
  const say = useWords(authorWords);
  const form = useId();
  const [entry, setEntry] = useState(initial);
  // Whoever writes after waiting for something writes into what stands there by then.
  const newest = useRef(initial);
  const stand = (next: StoryEntry) => {
    newest.current = next;
    setEntry(next);
  };
  const [found, setFound] = useState<StoryFaults>({});
  const [heard, setHeard] = useState<{ answer: typeof answered; edited: readonly StoryField[] }>({
    answer: answered,
    edited: [],
  });
  if (heard.answer !== answered) setHeard({ answer: answered, edited: [] });
  const draft = useKept(onDraft);

  const idOf = (field: StoryField) => `${form}-${field}`;
  const told = (fault: StoryFault): string =>
    fault.key === "fault.atLeast" ? say(fault.key, { min: fault.min }) : say(fault.key);
  const errorOf = (field: StoryField): string | undefined => {
    const own = found[field];
    if (own !== undefined) return told(own);
    return heard.edited.includes(field) ? undefined : answered?.[field];
  };
  const faults = fields.flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ field, message }];
  });

  useEffect(() => {
    if (answered !== undefined && Object.keys(answered).length > 0) summary.current?.focus();
  }, [answered, summary]);

  const write: StoryForm["write"] = (field, value) => {
    const next = { ...newest.current, [field]: value };
    stand(next);
    draft.keep(next);
    setFound(({ [field]: _mended, ...rest }) => rest);
    setHeard({ answer: answered, edited: [...heard.edited, field] });
  };

  const goTo = (field: StoryField) => {
    flushSync(() => onApproach?.(field));
    document.getElementById(idOf(field))?.focus();
  };

  const submit = () => {
    if (busy) return;
    const now = check(entry);
    // The list is in the page before the keyboard arrives at it, so that it is read.
    flushSync(() => setFound(now));
    if (fields.some((field) => now[field] !== undefined)) summary.current?.focus();
    else {
      // Kept before it is sent: once it has come about, nothing may be kept after it.
      draft.flush();
      onValid(entry);
    }
  };

  return {
    entry,
    write,
    replace: (next) => {
      draft.forget();
      stand(next);
      setFound({});
    },
    takeIn: (next) => {
      stand(next);
      setFound({});
      draft.keep(next);
      draft.flush();
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

/** Hands on what is written a moment after it was, and at once when the page goes. */
function useKept(onDraft: ((entry: StoryEntry) => void) | undefined) {
  const waiting = useRef<{ entry: StoryEntry; timer: ReturnType<typeof setTimeout> } | null>(null);
  const keeper = useRef(onDraft);
  useEffect(() => {
    keeper.current = onDraft;
  });
  const [{ keep, flush, forget }] = useState(() => {
    const take = () => {
      const held = waiting.current;
      if (held !== null) clearTimeout(held.timer);
      waiting.current = null;
      return held;
    };
    const handOn = () => {
      const held = take();
      if (held !== null) keeper.current?.(held.entry);
    };
    return {
      keep: (entry: StoryEntry) => {
        take();
        waiting.current = { entry, timer: setTimeout(handOn, draftEveryMs) };
      },
      flush: handOn,
      forget: () => void take(),
    };
  });
  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);
  return { keep, flush, forget };
}
