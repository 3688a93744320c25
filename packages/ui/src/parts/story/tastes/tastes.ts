/** What a reader likes to read; with nothing of it home is arranged for everyone. */
export interface StoryTastes {
  /** Languages by their codes: `hi`. */
  languages: readonly string[];
  /** Categories by their ids. */
  categories: readonly string[];
}

/** A category by its id and its name. */
export interface TasteCategory {
  id: string;
  name: string;
}

/** The list without the value, or with it. */
export function withToggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
