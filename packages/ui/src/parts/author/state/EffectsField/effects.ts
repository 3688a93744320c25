import type { Effect, QualityKind } from "@katha/storygraph";

/** A new effect of each kind, in which nothing is chosen yet. */
export const blankEffects = {
  give: { give: "" },
  take: { take: "" },
  flag: { set: "", to: true },
  add: { add: "", by: 1 },
  set: { set: "", to: "" },
  include: { include: "", value: "" },
  exclude: { exclude: "", value: "" },
} as const satisfies Record<string, Effect>;
export type EffectKind = keyof typeof blankEffects;
export const effectKinds = Object.keys(blankEffects) as EffectKind[];

/** The kinds of qualities that an effect may change; a new quality gets the first. */
export const changedKinds: Readonly<
  Record<Exclude<EffectKind, "give" | "take">, readonly QualityKind[]>
> = {
  flag: ["flag"],
  add: ["number"],
  set: ["text", "one_of", "number"],
  include: ["set"],
  exclude: ["set"],
};

/** The id of the quality or thing that it changes. */
export function changedBy(effect: Effect): string {
  if ("give" in effect) return effect.give;
  if ("take" in effect) return effect.take;
  if ("set" in effect) return effect.set;
  if ("add" in effect) return effect.add;
  if ("include" in effect) return effect.include;
  return "exclude" in effect ? effect.exclude : "unreadable";
}
