import type { SelectOption } from "../../../primitives/fields/Select/Select.tsx";
import type { authorWords } from "../../../words/author/words.ts";
import type { SayOf } from "../../../words/WordsProvider.tsx";

type Say = SayOf<typeof authorWords.en>;

const known = [
  "family",
  "general",
  "everyone",
  "teen",
  "mature",
  "beginner",
  "easy",
  "medium",
  "advanced",
  "hard",
] as const;

export function optionName(say: Say, value: string): string {
  const key = known.find((each) => each === value);
  return key === undefined ? value : say(`option.${key}`);
}

/** What a form offers, and what the story has already, so that no list changes it unasked. */
export function optionsFor(say: Say, offered: readonly string[], held: string): SelectOption[] {
  const values = held === "" || offered.includes(held) ? offered : [...offered, held];
  return values.map((value) => ({ value, label: optionName(say, value) }));
}

/** Each language by its own name: "தமிழ்". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export interface CategoryOption {
  id: string;
  name: string;
}
export interface TagOption {
  id: string;
  name: string;
  color: string;
}

export type StoryOptions =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "here"; categories: readonly CategoryOption[]; tags: readonly TagOption[] };
