import type { StoryBound } from "../bounds/story-bounds.ts";
import type { Audience } from "../rating/asked-audience.ts";

/** The details of each finding beside its place, from which sentences are made. */
export interface FindingParams {
  no_nodes: Record<string, never>;
  no_start: { start: string };
  no_ending: Record<string, never>;
  xp_too_low: { initial_xp: number; needed_xp: number };
  broken_link: { choice: string; target: string };
  unreachable: Record<string, never>;
  dead_end: Record<string, never>;
  /** Some of the ring's nodes, and how many there are. */
  endless_loop: { nodes: string[]; count: number };
  no_way_out: Record<string, never>;
  empty_text: Record<string, never>;
  empty_choice: Record<string, never>;
  duplicate_choice: { choice: string };
  ending_unnamed: Record<string, never>;
  ending_goes_on: { title: string };
  bad_budget: { budget: number };
  budget_too_small: { budget: number; beats: number };
  unknown_cast: { name: string };
  unknown_name: { name: string };
  rating: { word: string; asked: Audience; rating: string };
  unreadable_condition: InEntry;
  unreadable_effect: InEntry;
  unknown_quality: InEntry & { name: string };
  unknown_thing: InEntry & { name: string };
  unknown_scene: InEntry & { name: string };
  unsuited_comparison: InEntry & { name: string };
  unsuited_effect: InEntry & { name: string };
  unsuited_start: { name: string };
  unsuited_question: { name: string };
  unsuited_check: { name: string };
  never_holds: InEntry;
  leaves_bounds: InEntry & { name: string; least: number; most: number };
  never_set: { name: string };
  never_read: { name: string };
  /** A name that players see holds the title of an ending. */
  tells_ending: { name: string; ending: string };
  never_given: { name: string };
  never_asked_for: { name: string };
  bag_too_small: { things: number; slots: number };
  unknown_label: { name: string };
  misspelt_name: { written: string; name: string };
  /** Where a failed check, a detour or spent health leads. */
  broken_way: { way: "fails_to" | "instead" | "ends_at"; choice: string; target: string };
  no_hub: { choice: string };
  untitled_storylet: Record<string, never>;
  unoffered_storylet: { hub: string };
  empty_hub: Record<string, never>;
  answer_nowhere: { entry: string; scene: string };
  answer_leads_nowhere: { entry: string; target: string };
  unknown_command: { entry: string; command: string };
  /** An earlier answer always comes in its place. */
  answer_hidden: { entry: string; by: string };
  /** It has neither topic nor person, so it answers whatever is typed. */
  answer_catches_all: { entry: string };
  answer_after_end: { entry: string; scene: string };
  /** It is about someone who is not in its scene. */
  answer_of_absent: { entry: string; name: string; scene: string };
  silent_person: { name: string };
  silent_command: { command: string };
  unseen_thing: { name: string };
  closed_off: Record<string, never>;
  closed_in: Record<string, never>;
  may_be_stuck: Record<string, never>;
  /** Found by playing: the choices that lead to where nothing is left to choose. */
  stuck: { path: string[] };
  /** Found by playing: the choices after which no ending can be reached. */
  lost: { path: string[] };
  /** Found by typing: of a choice's own words. */
  choice_unheard: { choice: string; typed: string };
  /** Found by typing: a line that means one choice takes another. */
  choice_mistaken: { choice: string; typed: string; taken: string };
  /** Found by typing: a line that an answer is written for takes a choice. */
  answer_outrun: { entry: string; typed: string; taken: string };
  /** Found by typing: a line that means nothing here takes a choice. */
  stray_taken: { typed: string; taken: string };
  /** More than a story may hold. */
  too_much: InEntry & { what: StoryBound; count: number; most: number };
}

/** The answer, consequence, quality or thing in which it stands; blank: none. */
type InEntry = { entry: string };
export type FindingCode = keyof FindingParams;

/** An error keeps a story from being played to an end or from being published; a warning is worth a look. */
export type Severity = "error" | "warning";

const severities: Readonly<Record<FindingCode, Severity>> = {
  no_nodes: "warning",
  no_start: "error",
  no_ending: "error",
  xp_too_low: "error",
  broken_link: "error",
  unreachable: "warning",
  dead_end: "error",
  endless_loop: "error",
  no_way_out: "error",
  empty_text: "error",
  empty_choice: "error",
  duplicate_choice: "warning",
  ending_unnamed: "warning",
  ending_goes_on: "warning",
  bad_budget: "warning",
  budget_too_small: "warning",
  unknown_cast: "warning",
  unknown_name: "warning",
  rating: "error",
  unreadable_condition: "error",
  unreadable_effect: "error",
  unknown_quality: "error",
  unknown_thing: "error",
  unknown_scene: "error",
  unsuited_comparison: "error",
  unsuited_effect: "error",
  unsuited_start: "warning",
  unsuited_question: "warning",
  unsuited_check: "warning",
  never_holds: "warning",
  leaves_bounds: "warning",
  never_set: "warning",
  never_read: "warning",
  tells_ending: "warning",
  never_given: "warning",
  never_asked_for: "warning",
  bag_too_small: "warning",
  unknown_label: "error",
  misspelt_name: "warning",
  broken_way: "error",
  no_hub: "error",
  untitled_storylet: "error",
  unoffered_storylet: "warning",
  empty_hub: "warning",
  answer_nowhere: "error",
  answer_leads_nowhere: "error",
  unknown_command: "warning",
  answer_hidden: "warning",
  answer_catches_all: "warning",
  answer_after_end: "warning",
  answer_of_absent: "warning",
  silent_person: "warning",
  silent_command: "warning",
  unseen_thing: "warning",
  closed_off: "warning",
  closed_in: "error",
  may_be_stuck: "warning",
  stuck: "error",
  lost: "error",
  choice_unheard: "warning",
  choice_mistaken: "warning",
  answer_outrun: "warning",
  stray_taken: "warning",
  too_much: "error",
};
export const findingCodes = Object.keys(severities) as FindingCode[];

interface FindingOf<Code extends FindingCode> {
  code: Code;
  severity: Severity;
  node: string | null;
  /** Which of the node's choices, counted from 0. */
  choice?: number;
  params: FindingParams[Code];
}
export type GraphFinding = { [Code in FindingCode]: FindingOf<Code> }[FindingCode];

/** A finding at a node, at one of its choices, or (without a place) at the whole story. */
export function finding<Code extends FindingCode>(
  code: Code,
  params: FindingParams[Code],
  place: { node?: string; choice?: number } = {},
): GraphFinding {
  const { node = null, choice } = place;
  const found = { code, severity: severities[code], node, params };
  return (choice === undefined ? found : { ...found, choice }) as GraphFinding;
}
