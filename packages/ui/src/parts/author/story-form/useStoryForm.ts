import { useId, useState } from "react";
import type { ChangeEvent } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import type { StoryFault, StoryFaults } from "./story-faults.ts";

/** The server's errors, by field. */
export type AnsweredStory = Partial<Record<StoryField, string>>;

/** For a controlled form; otherwise it keeps its own values. */
export interface ControlledEntry {
  /** The values, if a parent keeps them. */
  entry?: StoryEntry | undefined;
  /** Called with the changed fields and their values. */
  onEntryChange?: ((change: Partial<StoryEntry>) => void) | undefined;
}

export interface StoryFormOptions extends ControlledEntry {
  /** The initial values. */
  initial: StoryEntry;
  /** What is wrong with a story. */
  check: (entry: StoryEntry) => StoryFaults;
}

type TextField = { [Key in StoryField]: StoryEntry[Key] extends string ? Key : never }[StoryField];
type FlagField = { [Key in StoryField]: StoryEntry[Key] extends boolean ? Key : never }[StoryField];

/** What connects a control to its field and to its rules. */
interface FieldOfStory {
  id: string;
  name: string;
  validate: () => string | undefined;
}

export interface StoryForm {
  entry: StoryEntry;
  write: <Field extends StoryField>(field: Field, value: StoryEntry[Field]) => void;
  replace: (entry: StoryEntry) => void;
  field: (field: StoryField) => FieldOfStory;
  text: (field: TextField) => FieldOfStory & {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  flag: (field: FlagField) => {
    id: string;
    name: string;
    checked: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** The values of a story's form, and what they have to be like. */
export function useStoryForm(options: StoryFormOptions): StoryForm {
  const { initial, check } = options;
  const t = useMessages(authorMessages);
  const form = useId();
  const [ownEntry, setOwnEntry] = useState(initial);
  const entry = options.entry ?? ownEntry;
  const put = (change: Partial<StoryEntry>) => {
    if (options.entry === undefined) setOwnEntry((before) => ({ ...before, ...change }));
    options.onEntryChange?.(change);
  };

  // A structure of thousands of scenes is read once, and only when a field asks.
  let found: StoryFaults | undefined;
  const faultOf = (field: StoryField): StoryFault | undefined => {
    found ??= check(entry);
    return found[field];
  };
  const told = (fault: StoryFault): string =>
    fault.key === "fault.atLeast" ? t(fault.key, { min: fault.min }) : t(fault.key);

  const write: StoryForm["write"] = (field, value) => put({ [field]: value });
  const field: StoryForm["field"] = (name) => ({
    id: `${form}-${name}`,
    name,
    validate: () => {
      const fault = faultOf(name);
      return fault && told(fault);
    },
  });

  return {
    entry,
    write,
    replace: put,
    field,
    text: (name) => ({
      ...field(name),
      value: entry[name],
      onChange: (event) => write(name, event.currentTarget.value),
    }),
    flag: (name) => ({
      id: `${form}-${name}`,
      name,
      checked: entry[name],
      onChange: (event) => write(name, event.currentTarget.checked),
    }),
  };
}
