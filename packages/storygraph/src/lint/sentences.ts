import type { StoryBound } from "../bounds/story-bounds.ts";
import type { Audience } from "../rating/asked-audience.ts";
import type { FindingCode, FindingParams, GraphFinding } from "./findings.ts";

const audience: Readonly<Record<Audience, string>> = {
  family: "for families",
  teen: "for teens",
  mature: "for grown-ups",
};

const waysSay: Readonly<
  Record<FindingParams["broken_way"]["way"], (params: FindingParams["broken_way"]) => string>
> = {
  fails_to: ({ choice, target }) =>
    `“${choice}” leads to “${target}” when its check fails, and that is not there.`,
  instead: ({ target }) => `Players are led on to “${target}”, which is not there.`,
  ends_at: ({ target }) => `With no health left players come to “${target}”, which is not there.`,
};

type TooMuch = FindingParams["too_much"];

const boundsSay: Readonly<Record<StoryBound, (params: TooMuch) => string>> = {
  qualities: ({ count, most }) => `The story has ${count} qualities, and it can have ${most}.`,
  things: ({ count, most }) => `The story has ${count} things, and it can have ${most}.`,
  reactions: ({ count, most }) => `The story has ${count} answers, and it can have ${most}.`,
  consequences: ({ count, most }) =>
    `The story has ${count} consequences for models, and it can have ${most}.`,
  questions: ({ count, most }) =>
    `Players are asked ${count} questions before the first line, and ${most} are possible.`,
  packed: ({ count, most }) =>
    `Players choose from ${count} things for their bag, and ${most} are possible.`,
  effects: ({ count, most }) => `One place has ${count} effects, and it can have ${most}.`,
  paragraph_conditions: ({ count, most }) =>
    `The paragraphs here have ${count} conditions, and ${most} are possible.`,
  detours: ({ count, most }) =>
    `Players are led elsewhere from here by ${count} conditions, and ${most} are possible.`,
  condition_parts: ({ count, most }) => `A condition has ${count} parts, and it can have ${most}.`,
  condition_depth: ({ count, most }) =>
    `A condition is ${count} levels deep, and it can be ${most}.`,
  offered: ({ count, most }) => `This hub offers ${count} scenes, and it can offer ${most}.`,
  acts: ({ count, most }) => `An answer names ${count} acts, and it can name ${most}.`,
  topics: ({ count, most }) => `An answer has ${count} topics, and it can have ${most}.`,
  all_topics: ({ count, most }) =>
    `The story’s answers have ${count} topics together, and they can have ${most}.`,
  lines: ({ count, most }) => `A list of lines has ${count}, and it can have ${most}.`,
  wordings: ({ count, most }) =>
    `A choice has ${count} other wordings in one list, and it can have ${most}.`,
  all_wordings: ({ count, most }) =>
    `The story’s choices have ${count} other wordings together, and they can have ${most}.`,
  words: ({ count, most }) => `A quality has ${count} words, and it can have ${most}.`,
  all_words: ({ count, most }) =>
    `The story’s sets have ${count} words together, and they can have ${most}.`,
  topic: ({ count, most }) => `A topic is ${count} characters long, and it can be ${most}.`,
  wording: ({ count, most }) =>
    `Another wording of a choice is ${count} characters long, and it can be ${most}.`,
  word: ({ count, most }) =>
    `A word of a quality is ${count} characters long, and it can be ${most}.`,
  text: ({ count, most }) =>
    `A quality holds a text of ${count} characters, and it can hold ${most}.`,
  name: ({ count, most }) => `A name is ${count} characters long, and it can be ${most}.`,
  about: ({ count, most }) => `A description is ${count} characters long, and it can be ${most}.`,
  label: ({ count, most }) =>
    `A choice, its reason or what is remembered can become ${count} characters long when it is filled in, and it can be ${most}.`,
  told: ({ count, most }) =>
    `What is told can become ${count} characters long when it is filled in, and ${most} are told.`,
};

const inEntry = ({ entry }: { entry: string }) => (entry === "" ? "" : ` It stands in “${entry}”.`);

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
  unreadable_condition: (params) =>
    `A condition here cannot be read, so it never holds.${inEntry(params)}`,
  unreadable_effect: (params) =>
    `An effect here cannot be read, so nothing happens.${inEntry(params)}`,
  unknown_quality: (params) => `No quality is called “${params.name}”.${inEntry(params)}`,
  unknown_thing: (params) => `No thing is called “${params.name}”.${inEntry(params)}`,
  unknown_scene: (params) =>
    `A condition asks for the scene “${params.name}”, which is not there.${inEntry(params)}`,
  unsuited_comparison: (params) =>
    `“${params.name}” is compared with something that it can never be.${inEntry(params)}`,
  unsuited_effect: (params) =>
    `“${params.name}” cannot be changed in this way, so nothing happens.${inEntry(params)}`,
  unsuited_start: ({ name }) => `“${name}” begins with a value that it cannot have.`,
  unsuited_question: ({ name }) =>
    `Players are asked for “${name}”, and only words can be asked for.`,
  unsuited_check: ({ name }) =>
    `A check needs a number or a yes and no; “${name}” is neither, so its odds are always the lowest.`,
  never_holds: (params) => `A condition here can never hold.${inEntry(params)}`,
  leaves_bounds: (params) =>
    `“${params.name}” goes from ${params.least} to ${params.most}, and this leads out of it.${inEntry(params)}`,
  never_set: ({ name }) => `Nothing ever changes “${name}”.`,
  never_read: ({ name }) => `“${name}” is kept, and nothing asks for it or shows it.`,
  never_given: ({ name }) => `Nobody can ever have “${name}”.`,
  never_asked_for: ({ name }) => `“${name}” can be carried, and nothing asks for it.`,
  bag_too_small: ({ things, slots }) =>
    `A player may come to have ${things} things, and the bag has room for ${slots}.`,
  unknown_label: ({ name }) =>
    `A paragraph is shown if “${name}”, and the scene has no condition of this name.`,
  misspelt_name: ({ written, name }) =>
    `“{${written}}” names nothing, so players see the braces; perhaps “${name}” is meant.`,
  broken_way: (params) => waysSay[params.way](params),
  no_hub: ({ choice }) => `“${choice}” leads back to a hub, and the story has none.`,
  untitled_storylet: () => "A hub offers this scene, and its choice says nothing.",
  unoffered_storylet: ({ hub }) =>
    hub === ""
      ? "No other scene is a hub, so this is never offered."
      : `No hub is called “${hub}”, so this is never offered.`,
  empty_hub: () => "This hub has nothing to offer.",
  answer_nowhere: ({ entry, scene }) =>
    `The answer “${entry}” belongs to the scene “${scene}”, which is not there.`,
  answer_leads_nowhere: ({ entry, target }) =>
    `The answer “${entry}” leads to “${target}”, which is not there.`,
  unknown_command: ({ entry, command }) =>
    `“${entry}” answers “${command}”, and the story has no such command.`,
  answer_hidden: ({ entry, by }) =>
    `The answer “${entry}” never comes: “${by}” stands before it and always comes in its place.`,
  answer_after_end: ({ entry, scene }) =>
    `The answer “${entry}” belongs to “${scene}”, where the story has ended and nobody types.`,
  answer_of_absent: ({ entry, name, scene }) =>
    `The answer “${entry}” is about “${name}”, who is not in its scene “${scene}”.`,
  silent_person: ({ name }) => `Whatever players say to “${name}”, nothing is answered.`,
  silent_command: ({ command }) =>
    `The command “${command}” has no answer: only a model can tell what comes of it.`,
  unseen_thing: ({ name }) => `“${name}” is named here, and nothing says how it looks.`,
  closed_off: () => "All ways that lead here have conditions that can never hold.",
  closed_in: () => "Every way from here to an ending has a condition that can never hold.",
  may_be_stuck: () => "It may be that no choice is open here.",
  stuck: ({ path }) => `Here a player can be left with nothing to choose${pathOf(path)}.`,
  lost: ({ path }) => `A player can come here and never reach an ending${pathOf(path)}.`,
  choice_unheard: ({ choice, typed }) =>
    `A player who types “${typed}” does not take “${choice}”. Add the line to “Also said as” of that choice.`,
  choice_mistaken: ({ choice, typed, taken }) =>
    `A player who types “${typed}” for “${choice}” takes “${taken}” instead. Take the line out of “Also said as” of “${choice}”, or add it to “Never taken for” of “${taken}”.`,
  answer_outrun: ({ entry, typed, taken }) =>
    `The answer “${entry}” is written for lines like “${typed}”, and that line takes “${taken}”. Add it to “Never taken for” of that choice.`,
  too_much: (params) => `${boundsSay[params.what](params)}${inEntry(params)}`,
  stray_taken: ({ typed, taken }) =>
    `A player who types “${typed}” takes “${taken}”. Add the line to “Never taken for” of that choice.`,
};

const pathOf = (path: readonly string[]) =>
  path.length === 0 ? "" : `, by ${path.map((step) => `“${step}”`).join(", ")}`;

/** A finding as an English sentence; other languages are written from its code and params. */
export function sentenceOf(finding: Pick<GraphFinding, "code" | "params">): string {
  const say = sentences[finding.code] as (params: GraphFinding["params"]) => string;
  return say(finding.params);
}
