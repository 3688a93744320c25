import type { Condition } from "../../state/model/condition.ts";
import type { SkillCheck } from "../../state/model/parts.ts";
import type { Quality } from "../../state/model/quality.ts";

/** What is known of a script before it is read: what we wrote into it ourselves. */
export interface Known {
  /** What its variables are, whatever it does with them. */
  qualities: ReadonlyMap<string, Quality>;
  /** What stands for a condition, by its code. */
  conditions: ReadonlyMap<string, Condition>;
  /** Skill checks by the code of their odds, with the variables of their qualities. */
  checks: ReadonlyMap<string, Pick<SkillCheck, "quality" | "difficulty">>;
  /** Whether a variable can be named in a text. */
  isNamed: (variable: string) => boolean;
}

export const nothingKnown: Known = {
  qualities: new Map(),
  conditions: new Map(),
  checks: new Map(),
  isNamed: () => true,
};
