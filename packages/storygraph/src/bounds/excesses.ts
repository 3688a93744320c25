import type { GraphChoice, GraphNode, StoryGraph } from "../graph/structure.ts";
import { fieldsOf } from "../graph/fields.ts";
import type { Condition } from "../state/model/condition.ts";
import type { Effect } from "../state/model/effect.ts";
import type { Reaction } from "../state/model/parts.ts";
import type { Quality } from "../state/model/quality.ts";
import { storyletsAt } from "../state/turns/ways.ts";
import { longestFilledIn } from "./filled-in.ts";
import { storyBounds, type StoryBound } from "./story-bounds.ts";

type Path = readonly (string | number)[];

/** Something in a story that is more than a story may hold. */
export interface Excess {
  what: StoryBound;
  /** Where it stands in the structure. */
  path: Path;
  count: number;
  most: number;
}

type Finds = Generator<Excess, void, undefined>;

function* counted(what: StoryBound, count: number, path: Path): Finds {
  const most = storyBounds[what];
  if (count > most) yield { what, path, count, most };
}

/** The longest of these, where it is too long. */
function* lengths(
  what: StoryBound,
  texts: readonly string[],
  path: Path,
  lengthOf = (text: string) => text.length,
): Finds {
  let [longest, place] = [0, 0];
  for (const [at, text] of texts.entries()) {
    const length = lengthOf(text);
    if (length > longest) [longest, place] = [length, at];
  }
  yield* counted(what, longest, [...path, place]);
}

function* length(what: StoryBound, text: string | undefined, path: Path): Finds {
  yield* counted(what, text?.length ?? 0, path);
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

function* ofCondition(condition: Condition | undefined, path: Path): Finds {
  if (condition === undefined) return;
  const { parts, depth } = measured(condition);
  yield* counted("condition_parts", parts, path);
  yield* counted("condition_depth", depth, path);
}

function* ofEffects(effects: readonly Effect[] | undefined, path: Path): Finds {
  if (effects === undefined) return;
  yield* counted("effects", effects.length, path);
  for (const [at, effect] of effects.entries()) {
    yield* ofCondition(effect.when, [...path, at, "when"]);
    if (!("to" in effect)) continue;
    if (typeof effect.to === "string") yield* length("text", effect.to, [...path, at, "to"]);
    if (typeof effect.to === "object")
      yield* counted("words", effect.to.length, [...path, at, "to"]);
  }
}

function* ofQuality(id: string, quality: Quality): Finds {
  const path = ["qualities", id];
  yield* length("name", id, path);
  yield* length("name", quality.name, [...path, "name"]);
  if (quality.kind === "text") yield* length("text", quality.start, [...path, "start"]);
  if (quality.kind !== "one_of" && quality.kind !== "set") return;
  yield* counted("words", quality.values.length, [...path, "values"]);
  yield* lengths("word", quality.values, [...path, "values"]);
  if (quality.kind === "one_of") yield* length("word", quality.start, [...path, "start"]);
  else {
    yield* counted("words", quality.start.length, [...path, "start"]);
    yield* lengths("word", quality.start, [...path, "start"]);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function* ofDeclared({ qualities = {}, things = {}, who }: StoryGraph): Finds {
  yield* counted("qualities", Object.keys(qualities).length, ["qualities"]);
  for (const [id, quality] of Object.entries(qualities)) yield* ofQuality(id, quality);
  const words = Object.values(qualities).map((one) => (one.kind === "set" ? one.values.length : 0));
  yield* counted("all_words", sum(words), ["qualities"]);
  yield* counted("things", Object.keys(things).length, ["things"]);
  for (const [id, { name, about }] of Object.entries(things)) {
    yield* length("name", id, ["things", id]);
    yield* length("name", name, ["things", id, "name"]);
    yield* length("about", about, ["things", id, "about"]);
  }
  yield* counted("questions", who?.qualities.length ?? 0, ["who", "qualities"]);
  yield* counted("packed", who?.things.length ?? 0, ["who", "things"]);
}

type FilledIn = (text: string) => number;

interface Worded {
  aliases?: readonly string[];
  not_for?: readonly string[];
}

function* ofWordings({ aliases = [], not_for = [] }: Worded, path: Path): Finds {
  yield* counted("wordings", aliases.length, [...path, "aliases"]);
  yield* lengths("wording", aliases, [...path, "aliases"]);
  yield* counted("wordings", not_for.length, [...path, "not_for"]);
  yield* lengths("wording", not_for, [...path, "not_for"]);
}

function* ofChoice(choice: GraphChoice, path: Path, filledIn: FilledIn): Finds {
  const { text, reason = "", remembers = "", later = "", when, effects, check } = choice;
  yield* counted("label", filledIn(text), [...path, "text"]);
  yield* counted("label", filledIn(reason), [...path, "reason"]);
  yield* counted("label", filledIn(remembers), [...path, "remembers"]);
  yield* counted("told", filledIn(later), [...path, "later"]);
  yield* ofCondition(when, [...path, "when"]);
  yield* ofEffects(effects, [...path, "effects"]);
  yield* ofEffects(check?.effects, [...path, "check", "effects"]);
  yield* ofWordings(choice, path);
}

function* ofNode(graph: StoryGraph, name: string, node: GraphNode, filledIn: FilledIn): Finds {
  const path = ["nodes", name];
  const { text, effects, shown_if = {}, instead = [], nudges = [], storylet, hub } = node;
  yield* counted("told", filledIn(text), [...path, "text"]);
  yield* ofEffects(effects, [...path, "effects"]);
  yield* counted("paragraph_conditions", Object.keys(shown_if).length, [...path, "shown_if"]);
  for (const [label, condition] of Object.entries(shown_if)) {
    yield* length("name", label, [...path, "shown_if", label]);
    yield* ofCondition(condition, [...path, "shown_if", label]);
  }
  yield* counted("detours", instead.length, [...path, "instead"]);
  for (const [at, { when }] of instead.entries())
    yield* ofCondition(when, [...path, "instead", at, "when"]);
  yield* counted("lines", nudges.length, [...path, "nudges"]);
  yield* lengths("told", nudges, [...path, "nudges"], filledIn);
  if (storylet !== undefined) {
    yield* counted("label", filledIn(storylet.title), [...path, "storylet", "title"]);
    yield* ofCondition(storylet.when, [...path, "storylet", "when"]);
    yield* ofWordings(storylet, [...path, "storylet"]);
  }
  if (hub !== undefined)
    yield* counted("offered", storyletsAt(graph, hub.name).length, [...path, "hub"]);
  for (const [at, choice] of node.choices.entries())
    yield* ofChoice(choice, [...path, "choices", at], filledIn);
}

function* ofReaction(entry: string, reaction: Reaction, filledIn: FilledIn): Finds {
  const path = ["reactions", entry];
  const { acts, topics, says, when, effects, remembers = "", later = "" } = reaction;
  yield* length("name", entry, path);
  yield* counted("acts", acts.length, [...path, "acts"]);
  yield* counted("topics", topics.length, [...path, "topics"]);
  yield* lengths("topic", topics, [...path, "topics"]);
  yield* counted("lines", says.length, [...path, "says"]);
  yield* lengths("told", says, [...path, "says"], filledIn);
  yield* ofCondition(when, [...path, "when"]);
  yield* ofEffects(effects, [...path, "effects"]);
  yield* counted("label", filledIn(remembers), [...path, "remembers"]);
  yield* counted("told", filledIn(later), [...path, "later"]);
}

function* ofReactions({ reactions = {} }: StoryGraph, filledIn: FilledIn): Finds {
  yield* counted("reactions", Object.keys(reactions).length, ["reactions"]);
  for (const [entry, reaction] of Object.entries(reactions))
    yield* ofReaction(entry, reaction, filledIn);
  const topics = Object.values(reactions).map((one) => one.topics.length);
  yield* counted("all_topics", sum(topics), ["reactions"]);
}

function* ofConsequences({ consequences = {} }: StoryGraph): Finds {
  yield* counted("consequences", Object.keys(consequences).length, ["consequences"]);
  for (const [entry, { about, when, effects }] of Object.entries(consequences)) {
    const path = ["consequences", entry];
    yield* length("name", entry, path);
    yield* length("about", about, [...path, "about"]);
    yield* ofCondition(when, [...path, "when"]);
    yield* ofEffects(effects, [...path, "effects"]);
  }
}

const wordingsOf = ({ aliases = [], not_for = [] }: Worded) => aliases.length + not_for.length;

function* ofNodes(graph: StoryGraph, filledIn: FilledIn): Finds {
  const nodes = Object.entries(graph.nodes);
  for (const [name, node] of nodes) yield* ofNode(graph, name, node, filledIn);
  const wordings = nodes.map(
    ([, { choices, storylet }]) => sum(choices.map(wordingsOf)) + wordingsOf(storylet ?? {}),
  );
  yield* counted("all_wordings", sum(wordings), ["nodes"]);
}

/** Everything in a story that is more than it may hold, in the order of its structure. */
export function excessesIn(graph: StoryGraph): Excess[] {
  const filledIn = longestFilledIn(graph);
  return [
    ...ofDeclared(graph),
    ...ofNodes(graph, filledIn),
    ...ofReactions(graph, filledIn),
    ...ofConsequences(graph),
  ];
}
