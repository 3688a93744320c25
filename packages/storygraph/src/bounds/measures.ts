import type { GraphChoice, GraphNode, StoryGraph } from "../graph/structure.ts";
import { fieldsOf } from "../graph/fields.ts";
import type { Condition } from "../state/model/condition.ts";
import type { Effect } from "../state/model/effect.ts";
import type { Reaction } from "../state/model/parts.ts";
import type { Quality } from "../state/model/quality.ts";
import { storyletsAt } from "../state/turns/ways.ts";
import { longestFilledIn } from "./filled-in.ts";
import type { StoryBound } from "./story-bounds.ts";

/** How much of something a story holds. */
export interface Measure {
  what: StoryBound;
  /** Where it stands in the structure. */
  path: readonly (string | number)[];
  count: number;
}

type Path = Measure["path"];
/** Takes down a measure. */
type Note = (what: StoryBound, count: number, path: Path) => void;

/** The longest of these. */
function lengths(
  note: Note,
  what: StoryBound,
  texts: readonly string[],
  path: Path,
  lengthOf = (text: string) => text.length,
): void {
  let [longest, place] = [0, 0];
  for (const [at, text] of texts.entries()) {
    const length = lengthOf(text);
    if (length > longest) [longest, place] = [length, at];
  }
  note(what, longest, [...path, place]);
}

function lengthIn(note: Note, what: StoryBound, text: string | undefined, path: Path): void {
  note(what, text?.length ?? 0, path);
}

/** The conditions within a condition, even where it is nested too deeply to be read. */
function partsIn(condition: unknown): readonly unknown[] {
  const fields = fieldsOf(condition) ?? {};
  const { all, any, not } = fieldsOf(fields["unreadable"]) ?? fields;
  const parts = all ?? any ?? not ?? [];
  return Array.isArray(parts) ? parts : [parts];
}

function measured(condition: Condition): { parts: number; depth: number } {
  let parts = 0;
  let depth = 0;
  for (let level: readonly unknown[] = [condition]; level.length > 0; depth += 1) {
    parts += level.length;
    level = level.flatMap(partsIn);
  }
  return { parts, depth };
}

function ofCondition(note: Note, condition: Condition | undefined, path: Path): void {
  if (condition === undefined) return;
  const { parts, depth } = measured(condition);
  note("condition_parts", parts, path);
  note("condition_depth", depth, path);
}

function ofEffects(note: Note, effects: readonly Effect[] | undefined, path: Path): void {
  if (effects === undefined) return;
  note("effects", effects.length, path);
  for (const [at, effect] of effects.entries()) {
    ofCondition(note, effect.when, [...path, at, "when"]);
    if (!("to" in effect)) continue;
    if (typeof effect.to === "string") lengthIn(note, "text", effect.to, [...path, at, "to"]);
    if (typeof effect.to === "object") note("words", effect.to.length, [...path, at, "to"]);
  }
}

function ofQuality(note: Note, id: string, quality: Quality): void {
  const path = ["qualities", id];
  lengthIn(note, "name", id, path);
  lengthIn(note, "name", quality.name, [...path, "name"]);
  if (quality.kind === "text") lengthIn(note, "text", quality.start, [...path, "start"]);
  if (quality.kind !== "one_of" && quality.kind !== "set") return;
  note("words", quality.values.length, [...path, "values"]);
  lengths(note, "word", quality.values, [...path, "values"]);
  if (quality.kind === "one_of") lengthIn(note, "word", quality.start, [...path, "start"]);
  else {
    note("words", quality.start.length, [...path, "start"]);
    lengths(note, "word", quality.start, [...path, "start"]);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function ofDeclared(note: Note, { qualities = {}, things = {}, who }: StoryGraph): void {
  note("qualities", Object.keys(qualities).length, ["qualities"]);
  for (const [id, quality] of Object.entries(qualities)) ofQuality(note, id, quality);
  const words = Object.values(qualities).map((one) => (one.kind === "set" ? one.values.length : 0));
  note("all_words", sum(words), ["qualities"]);
  note("things", Object.keys(things).length, ["things"]);
  for (const [id, { name, about }] of Object.entries(things)) {
    lengthIn(note, "name", id, ["things", id]);
    lengthIn(note, "name", name, ["things", id, "name"]);
    lengthIn(note, "about", about, ["things", id, "about"]);
  }
  note("questions", who?.qualities.length ?? 0, ["who", "qualities"]);
  note("packed", who?.things.length ?? 0, ["who", "things"]);
}

type FilledIn = (text: string) => number;

interface Worded {
  aliases?: readonly string[];
  not_for?: readonly string[];
}

function ofWordings(note: Note, { aliases = [], not_for = [] }: Worded, path: Path): void {
  note("wordings", aliases.length, [...path, "aliases"]);
  lengths(note, "wording", aliases, [...path, "aliases"]);
  note("wordings", not_for.length, [...path, "not_for"]);
  lengths(note, "wording", not_for, [...path, "not_for"]);
}

function ofChoice(note: Note, choice: GraphChoice, path: Path, filledIn: FilledIn): void {
  const { text, reason = "", remembers = "", later = "", when, effects, check } = choice;
  note("label", filledIn(text), [...path, "text"]);
  note("label", filledIn(reason), [...path, "reason"]);
  note("label", filledIn(remembers), [...path, "remembers"]);
  note("told", filledIn(later), [...path, "later"]);
  ofCondition(note, when, [...path, "when"]);
  ofEffects(note, effects, [...path, "effects"]);
  ofEffects(note, check?.effects, [...path, "check", "effects"]);
  ofWordings(note, choice, path);
}

function ofNode(
  note: Note,
  graph: StoryGraph,
  name: string,
  node: GraphNode,
  filledIn: FilledIn,
): void {
  const path = ["nodes", name];
  const { text, effects, shown_if = {}, instead = [], nudges = [], storylet, hub } = node;
  const { closer_look: closerLook = "" } = node;
  note("told", filledIn(text), [...path, "text"]);
  ofEffects(note, effects, [...path, "effects"]);
  note("paragraph_conditions", Object.keys(shown_if).length, [...path, "shown_if"]);
  for (const [label, condition] of Object.entries(shown_if)) {
    lengthIn(note, "name", label, [...path, "shown_if", label]);
    ofCondition(note, condition, [...path, "shown_if", label]);
  }
  note("detours", instead.length, [...path, "instead"]);
  for (const [at, { when }] of instead.entries())
    ofCondition(note, when, [...path, "instead", at, "when"]);
  note("lines", nudges.length, [...path, "nudges"]);
  lengths(note, "told", nudges, [...path, "nudges"], filledIn);
  note("told", filledIn(closerLook), [...path, "closer_look"]);
  if (storylet !== undefined) {
    note("label", filledIn(storylet.title), [...path, "storylet", "title"]);
    ofCondition(note, storylet.when, [...path, "storylet", "when"]);
    ofWordings(note, storylet, [...path, "storylet"]);
  }
  if (hub !== undefined) note("offered", storyletsAt(graph, hub.name).length, [...path, "hub"]);
  for (const [at, choice] of node.choices.entries())
    ofChoice(note, choice, [...path, "choices", at], filledIn);
}

function ofReaction(note: Note, entry: string, reaction: Reaction, filledIn: FilledIn): void {
  const path = ["reactions", entry];
  const { acts, topics, says, when, effects, remembers = "", later = "" } = reaction;
  lengthIn(note, "name", entry, path);
  note("acts", acts.length, [...path, "acts"]);
  note("topics", topics.length, [...path, "topics"]);
  lengths(note, "topic", topics, [...path, "topics"]);
  note("lines", says.length, [...path, "says"]);
  lengths(note, "told", says, [...path, "says"], filledIn);
  ofCondition(note, when, [...path, "when"]);
  ofEffects(note, effects, [...path, "effects"]);
  note("label", filledIn(remembers), [...path, "remembers"]);
  note("told", filledIn(later), [...path, "later"]);
}

function ofReactions(note: Note, { reactions = {} }: StoryGraph, filledIn: FilledIn): void {
  note("reactions", Object.keys(reactions).length, ["reactions"]);
  for (const [entry, reaction] of Object.entries(reactions))
    ofReaction(note, entry, reaction, filledIn);
  const topics = Object.values(reactions).map((one) => one.topics.length);
  note("all_topics", sum(topics), ["reactions"]);
}

function ofConsequences(note: Note, { consequences = {} }: StoryGraph): void {
  note("consequences", Object.keys(consequences).length, ["consequences"]);
  for (const [entry, { about, when, effects }] of Object.entries(consequences)) {
    const path = ["consequences", entry];
    lengthIn(note, "name", entry, path);
    lengthIn(note, "about", about, [...path, "about"]);
    ofCondition(note, when, [...path, "when"]);
    ofEffects(note, effects, [...path, "effects"]);
  }
}

const wordingsOf = ({ aliases = [], not_for = [] }: Worded) => aliases.length + not_for.length;

function ofNodes(note: Note, graph: StoryGraph, filledIn: FilledIn): void {
  const nodes = Object.entries(graph.nodes);
  for (const [name, node] of nodes) ofNode(note, graph, name, node, filledIn);
  const wordings = nodes.map(
    ([, { choices, storylet }]) => sum(choices.map(wordingsOf)) + wordingsOf(storylet ?? {}),
  );
  note("all_wordings", sum(wordings), ["nodes"]);
}

/** Measures everything in a story that has a bound, in the order of its structure. */
export function measure(graph: StoryGraph, note: Note): void {
  const filledIn = longestFilledIn(graph);
  ofDeclared(note, graph);
  ofNodes(note, graph, filledIn);
  ofReactions(note, graph, filledIn);
  ofConsequences(note, graph);
}
