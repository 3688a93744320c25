// Made from the contract by `npm run readers`.
import type { SkillCheckOutcome, StateChange } from "../game/state.ts";

export interface TrialStanding {
  node: string;
  /** Told since this node was reached */
  turnsHere: number;
  beatsTold: number[];
  /** Every node reached, in order */
  path: string[];
  /** What the story counts there; without it, what it begins with */
  state?:
    | {
        given: {
          seed: string;
          endings: string[];
        };
        qualities: Record<string, boolean | number | string | string[]>;
        things: string[];
        visits: Record<string, number>;
        counts: Record<string, number>;
        hub: string;
        /** What is told later of what was done */
        later?:
          | {
              owed: {
                deed: string;
                at: string;
                remembers: string | null;
              }[];
              told: string[];
              now: {
                deed: string;
                at: string;
                remembers: string | null;
              }[];
            }
          | undefined;
      }
    | undefined;
}

export interface Trial {
  text: string;
  /** What became of the step on the graph */
  way: "edge" | "ask" | "detour" | "refusal" | "reaction" | "recall";
  /** Which of the scene's choices was taken; null for a storylet and for none */
  choice: number | null;
  /** The author's answers that came, by name */
  reactions: string[];
  /** How well the line fits the choice that it fits best, from 0 to 1 */
  fit: number | null;
  /** A model said what the line means, and how surely, from 0 to 1; null: the rules */
  model: {
    by: string;
    sure: number;
  } | null;
  /** Why it was taken, asked about or left; null where nothing was typed */
  reason: {
    /** How likely the choice that it fits best is meant */
    meant: "plainly" | "perhaps" | "hardly";
    /** The same of the next one */
    other: "plainly" | "perhaps" | "hardly";
    /** How it is said: what is asked or supposed takes no choice */
    mood: "done" | "asked" | "supposed" | "imagined" | "quoted";
  } | null;
  changes: StateChange[];
  /** Null unless the part was a skill check */
  check: SkillCheckOutcome | null;
  position: TrialStanding;
  /** None: the story has ended */
  offers: {
    text: string;
    /** Null: the story has no such choice, and the scene goes on */
    to: string | null;
  }[];
  servedBy: string;
}
