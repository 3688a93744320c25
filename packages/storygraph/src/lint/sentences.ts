import type { Audience } from "../rating/asked-audience.ts";
import type { FindingCode, FindingParams, GraphFinding } from "./findings.ts";

const audience: Readonly<Record<Audience, string>> = {
  family: "for families",
  teen: "for teens",
  mature: "for grown-ups",
};

const sentences: { [Code in FindingCode]: (params: FindingParams[Code]) => string } = {
  no_nodes: () => "The story has no scenes yet: only a model can tell it, from its prompt.",
  no_start: ({ start }) => `The start, “${start}”, is not there.`,
  no_ending: () => "No ending can be reached from the start.",
  xp_too_low: ({ initial_xp, needed_xp }) =>
    `With ${initial_xp} XP nobody gets to an ending; it takes ${needed_xp} to begin with.`,
  broken_link: ({ choice, target }) => `“${choice}” leads to “${target}”, which is not there.`,
  unreachable: () => "No choice leads here.",
  dead_end: () => "None of the choices here leads anywhere.",
  endless_loop: ({ count }) =>
    count === 1
      ? "This node leads only to itself."
      : `This node leads only around a ring of ${count} nodes.`,
  no_way_out: () => "From here no ending can be reached.",
  empty_text: () => "This node tells nothing.",
  empty_choice: () => "A choice says nothing.",
  duplicate_choice: ({ choice }) => `“${choice}” is offered twice.`,
  ending_unnamed: () => "Other endings have a title and a kind; this one has none.",
  ending_goes_on: ({ title }) => `The ending “${title}” offers choices, so the story goes on.`,
  bad_budget: ({ budget }) => `A budget is a whole number of turns, from 1; this one is ${budget}.`,
  budget_too_small: ({ budget, beats }) =>
    `${beats} beats cannot happen in ${budget} ${budget === 1 ? "turn" : "turns"}.`,
  unknown_cast: ({ name }) => `“${name}” is in the cast here, and the bible does not know them.`,
  unknown_name: ({ name }) => `“${name}” is named here, and nothing introduces it.`,
  rating: ({ word, asked, rating }) =>
    `“${word}” is ${audience[asked]}, and the story is rated ${rating}. Change the text or the rating.`,
};

/** A finding as an English sentence; other languages say the same from its code and params. */
export function sentenceOf(finding: Pick<GraphFinding, "code" | "params">): string {
  const say = sentences[finding.code] as (params: GraphFinding["params"]) => string;
  return say(finding.params);
}
