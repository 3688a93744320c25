import type { ActKind } from "@katha/storygraph";
import { everydayActs, saidActs } from "../../acts/act-groups.ts";
import type { ChoiceInScene, LineInScene } from "./line-in-scene.ts";

/** What kind of line it is, and what kind of deed the choice is. */
export const actKinds = [
  /** 1 where the line looks, listens or reads. */
  "looks",
  /** 1 where it asks. */
  "asks",
  /** 1 where it says something else to somebody. */
  "says",
  /** 1 where it does what may be done in any scene. */
  "smallDeed",
  /** 1 where it does nothing that has a name. */
  "actless",
  /** 1 where the choice does so as well. */
  "sameAct",
  /** 1 where the choice does something else. */
  "otherAct",
  /** 1 where the choice does nothing that has a name. */
  "choiceActless",
] as const;

const looking = new Set<ActKind>(["look", "listen", "read"]);

export function actEvidence({ acts: own }: LineInScene) {
  const [first] = own;
  const isIn = (some: ReadonlySet<ActKind>) => (first !== undefined && some.has(first) ? 1 : 0);
  const ofLine = {
    looks: isIn(looking),
    asks: first === "ask" ? 1 : 0,
    says: first === "ask" ? 0 : isIn(saidActs),
    smallDeed: isIn(everydayActs),
    actless: first === undefined ? 1 : 0,
  };

  return (choice: ChoiceInScene): Record<(typeof actKinds)[number], number> => {
    const others = choice.acts();
    const isShared = own.some((act) => others.includes(act));
    return {
      ...ofLine,
      sameAct: isShared ? 1 : 0,
      otherAct: own.length > 0 && others.length > 0 && !isShared ? 1 : 0,
      choiceActless: others.length === 0 ? 1 : 0,
    };
  };
}
