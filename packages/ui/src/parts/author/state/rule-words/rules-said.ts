import type { GraphChoice, GraphNode, StateDesk } from "@katha/storygraph";

/** What it takes to put rules into words: `stateDesk` of the graph that contains the rules. */
export type RuleDesk = Pick<StateDesk, "qualities" | "spellOut" | "spellEffect">;

/** The rules of a choice, as the structure has them. */
export type RulesOfChoice = Pick<
  GraphChoice,
  "aliases" | "not_for" | "remembers" | "when" | "otherwise" | "once" | "effects" | "check"
>;

/** The rules of a scene, as the structure has them. */
export type RulesOfScene = Pick<
  GraphNode,
  "effects" | "shown_if" | "nudges" | "instead" | "hub" | "storylet"
>;

export type ChoiceRule = "said" | "when" | "effects" | "check";
export type SceneRule = keyof RulesOfScene;

/** The sentences for each rule; empty if there is no such rule. */
export type RulesSaid<Rule extends string> = Readonly<Record<Rule, readonly string[]>>;
