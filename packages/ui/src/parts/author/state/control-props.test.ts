import type { ChangeEvent } from "react";
import type { Effect } from "@katha/storygraph";
import { expect, it } from "vitest";
import { entryControlProps } from "./control-props.ts";

interface Entry {
  name: string;
  remembers?: string;
  topics: readonly string[];
  once?: boolean;
  effects?: readonly Effect[];
}

const entry: Entry = {
  name: "Hum",
  remembers: "They hummed.",
  topics: ["song"],
  once: true,
  effects: [{ set: "heard", to: true }],
};

const typed = (value: string) => ({ currentTarget: { value } }) as ChangeEvent<HTMLInputElement>;
const ticked = (checked: boolean) =>
  ({ currentTarget: { checked } }) as ChangeEvent<HTMLInputElement>;

/** The entry after a change of one of its fields. */
function after(change: (field: ReturnType<typeof entryControlProps<Entry>>) => void) {
  let next = entry;
  change(entryControlProps(entry, (written) => (next = written)));
  return next;
}

it("leaves out an optional part that is blank", () => {
  const remembered = after((field) => field.optionalText("remembers").onChange(typed("")));
  expect(remembered).not.toHaveProperty("remembers");
  expect(after((field) => field.once.onChange(ticked(false)))).not.toHaveProperty("once");
  expect(after((field) => field.effects.onChange([]))).not.toHaveProperty("effects");
  expect(after((field) => field.effects.onChange(null))).not.toHaveProperty("effects");
});

it("keeps a text and a list of words that are blank", () => {
  expect(after((field) => field.text("name").onChange(typed("")))).toEqual({ ...entry, name: "" });
  expect(after((field) => field.words("topics").onWords([]))).toEqual({ ...entry, topics: [] });
});
