import { hasWord, type ChoiceInScene, type LineInScene } from "./line-in-scene.ts";

/** Whether the choice has the deeds of the line; each is 0 where the line has none. */
export const deedKinds = [
  /** 1 where the choice has one of them. */
  "sharedDeed",
  /** 1 where it has the first. */
  "sharedFirstDeed",
  /** 1 where it does not have the first. */
  "foreignFirstDeed",
  /** 1 where it has none of them. */
  "foreignDeeds",
  /** 1 where the line does to somebody what people do in any scene, and the choice does nothing of the kind. */
  "foreignGesture",
] as const;

/** What people do to each other in any scene: it means a choice only where the choice is to do just that. */
const gestures = new Set(
  ":thank :greet :insult :threaten :promise :lie :comfort :kiss :hug :apologise :forgive :fight :kill :pray".split(
    " ",
  ),
);

export function deedEvidence({ words, deeds }: LineInScene) {
  const first = deeds.slice(0, 1);
  const gestured = deeds.filter((at) => words[at]?.senses.some((sense) => gestures.has(sense)));

  return (choice: ChoiceInScene): Record<(typeof deedKinds)[number], number> => {
    const has = (some: readonly number[]) => some.some((at) => hasWord(choice, at));
    const isForeign = (some: readonly number[]) => some.length > 0 && !has(some);
    return {
      sharedDeed: has(deeds) ? 1 : 0,
      sharedFirstDeed: has(first) ? 1 : 0,
      foreignFirstDeed: isForeign(first) ? 1 : 0,
      foreignDeeds: isForeign(deeds) ? 1 : 0,
      foreignGesture: isForeign(gestured) ? 1 : 0,
    };
  };
}
