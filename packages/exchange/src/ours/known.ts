import type { Condition, Quality, SkillCheck } from "@katha/storygraph";

/** What we know about a script before reading it, because we wrote it. */
export interface KnownScript {
  /** What its variables stand for, however they are used. */
  qualities: ReadonlyMap<string, Quality>;
  /** The condition behind each expression, by its code. */
  conditions: ReadonlyMap<string, Condition>;
  /** Skill checks by the code of their odds, with the variables of their qualities. */
  checks: ReadonlyMap<string, Pick<SkillCheck, "quality" | "difficulty">>;
  /** Whether a text can print a variable. */
  isNamed: (variable: string) => boolean;
}

export const nothingKnown: KnownScript = {
  qualities: new Map(),
  conditions: new Map(),
  checks: new Map(),
  isNamed: () => true,
};
