import type { Category, Tag } from "@katha/api/shapes";
import type { SelectOption } from "../../../primitives/fields/Select/Select.tsx";
import { authorMessages } from "../../../messages/authors/author.ts";
import type { Translate } from "../../../messages/types.ts";

type T = Translate<typeof authorMessages>;

type OptionKey = Extract<keyof typeof authorMessages, `option.${string}`>;

export function optionName(t: T, value: string): string {
  const key = `option.${value}`;
  return Object.hasOwn(authorMessages, key) ? t(key as OptionKey) : value;
}

/** The form's options and the story's current value, so that no select changes it on its own. */
export function optionsFor(t: T, offered: readonly string[], held: string): SelectOption[] {
  const values = held === "" || offered.includes(held) ? offered : [...offered, held];
  return values.map((value) => ({ value, label: optionName(t, value) }));
}

export type CategoryOption = Pick<Category, "id" | "displayName">;

export type StoryOptions = {
  /** The codes of the languages that a story can be in. */
  languages: readonly string[];
} & (
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; categories: readonly CategoryOption[]; tags: readonly Tag[] }
);
