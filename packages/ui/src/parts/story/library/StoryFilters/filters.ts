import type { TraitCount } from "@katha/api/shapes";

/** What stories are filtered by, in the order in which it is offered. */
export const storyTraitNames = [
  "category",
  "language",
  "length",
  "tag",
  "author",
  "rating",
  "difficulty",
  "endings",
  "since",
  "access",
  "played",
] as const satisfies readonly TraitCount["trait"][];
export type StoryTraitName = (typeof storyTraitNames)[number];

/** The values asked for of each trait. */
export type ChosenTraits = Readonly<Partial<Record<StoryTraitName, readonly string[]>>>;

export const storySortNames = ["match", "trending", "new", "finished", "shortest"] as const;
export type StorySortName = (typeof storySortNames)[number];

/** What a page of results is asked for. */
export interface StoriesQuery {
  /** The words; blank for none. */
  q: string;
  /** `match` without words is `trending`. */
  sort: StorySortName;
  chosen: ChosenTraits;
}

/** Of these only one value is asked for at a time: each holds what the narrower ones hold. */
const single: ReadonlySet<StoryTraitName> = new Set(["since"]);

export function isChosen(
  chosen: ChosenTraits,
  { trait, value }: Pick<TraitCount, "trait" | "value">,
): boolean {
  return chosen[trait]?.includes(value) ?? false;
}

/** The choice with this value taken or left. */
export function toggled(chosen: ChosenTraits, option: TraitCount): ChosenTraits {
  const { trait, value } = option;
  const others = single.has(trait) ? [] : (chosen[trait] ?? []).filter((other) => other !== value);
  const values = isChosen(chosen, option) ? others : [...others, value];
  const { [trait]: _before, ...rest } = chosen;
  return values.length > 0 ? { ...rest, [trait]: values } : rest;
}

/** How many values are asked for in all. */
export function countChosen(chosen: ChosenTraits): number {
  return Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
}
