import type { StoryGraph } from "../graph/structure.ts";
import type { Condition } from "./model/condition.ts";
import type { Effect } from "./model/effect.ts";
import type { Reaction, SkillCheck } from "./model/parts.ts";
import type { Quality } from "./model/quality.ts";
import { qualitiesOf } from "./rules.ts";
import { spellEffect, spellOut, type ConditionWords, type EffectWords } from "./spell-out.ts";
import { oddsBetween } from "./turns/check.ts";
import { actKinds, type ActKind } from "./model/acts.ts";
import { catchesAll } from "./model/catches-all.ts";
import { answerGrid, answersIn, type AnswerColumn, type BibleName } from "./turns/answer-grid.ts";
import { usesOf, type StateUse } from "./uses.ts";

/** What an author's page needs to know about a story's state beside the graph. */
export interface StateDesk {
  /** Including health. */
  qualities: Readonly<Record<string, Quality>>;
  spellOut: (condition: Condition) => ConditionWords;
  spellEffect: (effect: Effect) => EffectWords;
  uses: readonly StateUse[];
  /** The odds of a check with none of its quality and with all of it, from 0 to 1. */
  oddsBetween: (check: Pick<SkillCheck, "difficulty">) => readonly [none: number, all: number];
  /** What a player can do, as answers name it. */
  actKinds: readonly ActKind[];
  /** What is answered in a scene: acts by person or thing. */
  answerGrid: (node: string, bibleNames: readonly BibleName[]) => readonly AnswerColumn[];
  /** Whether an answer comes to whatever is typed. */
  catchesAll: (reaction: Reaction) => boolean;
  /** What can answer typed lines in a scene, by name. */
  answersIn: (node: string, bibleNames: readonly BibleName[]) => readonly string[];
}

export function stateDesk(graph: StoryGraph): StateDesk {
  return {
    qualities: qualitiesOf(graph),
    spellOut: (condition) => spellOut(graph, condition),
    spellEffect: (effect) => spellEffect(graph, effect),
    uses: usesOf(graph),
    oddsBetween: (check) => oddsBetween(graph, check),
    actKinds,
    catchesAll,
    answerGrid: (node, bibleNames) => answerGrid(graph, node, bibleNames),
    answersIn: (node, bibleNames) => answersIn(graph, node, bibleNames),
  };
}
