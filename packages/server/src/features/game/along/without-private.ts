import type { PlayedContent } from "@katha/play";

type Fields = Readonly<Record<string, unknown>>;

/** What the built-in narrator reads of each list of a bible. */
const readOf: Readonly<Record<string, readonly string[]>> = {
  cast: ["name", "name_native", "is", "also"],
  places: ["name", "name_native", "place", "about", "also"],
  objects: ["name", "about", "also"],
  names: ["latin", "native"],
};

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** A bible without what is for models and painters alone: what people want, know and keep secret, how they speak. */
function bibleToRead(bible: unknown): unknown {
  if (!isFields(bible)) return bible;
  const lists = Object.entries(readOf).map(([list, names]) => {
    const entries = bible[list];
    const read = Array.isArray(entries) ? entries.filter(isFields) : [];
    return [list, read.map((one) => only(one, names))] as const;
  });
  return { ...Object.fromEntries(lists), left_out: bible["left_out"] ?? [] };
}

/** A story's content without what its author wrote for models and painters alone. */
export function withoutPrivate(text: string): string {
  const content = JSON.parse(text) as PlayedContent;
  return JSON.stringify({
    ...content,
    story_prompt: "",
    story_system_prompt: "",
    bible: bibleToRead(content.bible),
  });
}
