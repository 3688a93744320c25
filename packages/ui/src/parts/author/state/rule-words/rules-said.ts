import type { GraphChoice, GraphNode, StateDesk } from "@katha/storygraph";

/** What the words of rules are made with: those of `stateDesk` for the graph that has the rules. */
export type RuleDesk = Pick<StateDesk, "qualities" | "spellOut" | "spellEffect">;

/** What holds of a choice, as the structure has it. */
export type RulesOfChoice = Pick<
  GraphChoice,
  "aliases" | "not_for" | "remembers" | "when" | "otherwise" | "once" | "effects" | "check"
>;

/** What holds of a scene, as the structure has it. */
export type RulesOfScene = Pick<
  GraphNode,
  "effects" | "shown_if" | "nudges" | "instead" | "hub" | "storylet"
>;

export type ChoiceRule = "said" | "when" | "effects" | "check";
export type SceneRule = keyof RulesOfScene;

/** Each rule in sentences; none where there is no such rule. */
export type RulesSaid<Rule extends string> = Readonly<Record<Rule, readonly string[]>>;
