import type { Effect, QualityKind } from "@katha/storygraph";

/** The kinds of effects. */
export const effectKinds = ["give", "take", "flag", "add", "set", "include", "exclude"] as const;
export type EffectKind = (typeof effectKinds)[number];

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

/** A new effect, in which nothing is chosen yet. */
export function blankEffect(kind: EffectKind): Effect {
  switch (kind) {
    case "give":
      return { give: "" };
    case "take":
      return { take: "" };
    case "flag":
      return { set: "", to: true };
    case "add":
      return { add: "", by: 1 };
    case "set":
      return { set: "", to: "" };
    case "include":
      return { include: "", value: "" };
    case "exclude":
      return { exclude: "", value: "" };
  }
}

/** The id of the quality or thing that it changes. */
export function changedBy(effect: Effect): string {
  if ("give" in effect) return effect.give;
  if ("take" in effect) return effect.take;
  if ("set" in effect) return effect.set;
  if ("add" in effect) return effect.add;
  if ("include" in effect) return effect.include;
  return "exclude" in effect ? effect.exclude : "unreadable";
}
