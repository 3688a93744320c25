import type { ChangeEvent } from "react";
import type { Condition, Effect, StructureOperation } from "@katha/storygraph";
import type { ChangePart } from "./story-state.ts";
import { withPart } from "./story-state.ts";

/** The fields of an entry with values of this kind. */
type FieldOf<Entry, Kind> = {
  [Field in keyof Entry]-?: NonNullable<Entry[Field]> extends Kind ? Field : never;
}[keyof Entry];

/** Sets a field, or removes it with null; what the new value refers to is declared first. */
export type SetField<Entry> = <Field extends keyof Entry>(
  field: Field,
  value: Entry[Field] | null,
  made?: StructureOperation,
) => void;

interface WithRules {
  when?: Condition;
  once?: boolean;
  effects?: readonly Effect[];
}

/** What connects the controls of a form to the fields of an entry of the structure. */
export function controlProps<Entry extends object>(entry: Entry, set: SetField<Entry>) {
  const { when, once, effects }: WithRules = entry;
  const write = set as (field: PropertyKey, value: unknown, made?: StructureOperation) => void;
  const text = (field: FieldOf<Entry, string>) => ({
    dir: "auto" as const,
    value: String(entry[field] ?? ""),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write(field, event.currentTarget.value),
  });
  return {
    text,
    /** Left out where it is blank. */
    optionalText: (field: FieldOf<Entry, string>) => ({
      ...text(field),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        write(field, event.currentTarget.value || null),
    }),
    flag: (field: FieldOf<Entry, boolean>) => ({
      checked: entry[field] === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => write(field, event.currentTarget.checked),
    }),
    words: (field: FieldOf<Entry, readonly string[]>) => ({
      words: (entry[field] ?? []) as readonly string[],
      onWords: (words: readonly string[]) => write(field, words),
    }),
    scene: (field: FieldOf<Entry, string>) => ({
      value: String(entry[field] ?? ""),
      onPick: (node: string, made?: StructureOperation) => write(field, node, made),
      onClear: () => write(field, ""),
    }),
    once: {
      checked: once === true,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        write("once", event.currentTarget.checked || null),
    },
    when: {
      condition: when,
      onChange: ((condition, made) => write("when", condition, made)) as ChangePart<Condition>,
    },
    effects: {
      effects,
      onChange: ((next, made) => write("effects", next?.length ? next : null, made)) as ChangePart<
        readonly Effect[]
      >,
    },
  };
}

/** The same for an entry that is written as a whole. */
export const entryControlProps = <Entry extends object>(
  entry: Entry,
  onEntry: (entry: Entry, made?: StructureOperation) => void,
) =>
  controlProps<Entry>(entry, (field, value, made) => onEntry(withPart(entry, field, value), made));
