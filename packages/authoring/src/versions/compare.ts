import type { Answer } from "@katha/api";
import {
  type ChangedEntry,
  diff,
  type GraphChoice,
  type GraphNode,
  nodeNamed,
  normalise,
  type StateDesk,
  stateDesk,
  type StoryGraph,
} from "@katha/storygraph";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import { partText } from "../saving/structure-part.ts";
import { compareBible } from "./compare-bible.ts";
import { parseStructure } from "../structure/structure-text.ts";

type StoryVersionDetail = Answer<"getVersion">;

const comparedFields = [
  "title",
  "tagline",
  "storyDescription",
  "storyPrompt",
  "contentRating",
  "difficultyLevel",
  "language",
  "initialXp",
] as const satisfies readonly (StoryField & keyof StoryVersionDetail)[];

/** A version's content, as far as it is compared. */
export type StoryVersion = Pick<StoryVersionDetail, (typeof comparedFields)[number]> & {
  readonly storyStructure: unknown;
  readonly bible: unknown;
};

function fieldsThatDiffer(then: StoryVersion, now: StoryEntry) {
  return comparedFields
    .map((field) => ({ field, before: String(then[field]).trim(), now: now[field].trim() }))
    .filter((row) => row.before !== row.now);
}

/** Rules in the author's language, by field of the structure. */
type RulesSaid = Readonly<Record<string, readonly string[]>>;

export interface RuleWords {
  sayScene: (name: string, node: GraphNode, desk: StateDesk) => RulesSaid;
  sayChoice: (choice: GraphChoice, desk: StateDesk) => RulesSaid;
}

const shownBySelf = new Set(["text", "choices", "position"]);
/** The fields of a choice that are compared as rules, in words. */
const saidOfChoice = new Set([
  "aliases",
  "not_for",
  "remembers",
  "when",
  "otherwise",
  "once",
  "effects",
  "check",
]);

/** Returns a function that puts a scene into words. */
function sceneReader(graph: StoryGraph, { sayScene, sayChoice }: RuleWords) {
  const desk = stateDesk(graph);
  const choiceText = (choice: GraphChoice) => {
    const unsaid = Object.entries(choice).filter(([field]) => !saidOfChoice.has(field));
    const rules = Object.values(sayChoice(choice, desk)).flat();
    return [partText(Object.fromEntries(unsaid)) ?? "", ...rules.map((rule) => `– ${rule}`)];
  };
  /** A scene's text, and below it those details that differ. */
  return (name: string, fields: readonly string[]): string => {
    const node = nodeNamed(graph, name);
    if (node === undefined) return "";
    const rules = sayScene(name, node, desk);
    const details = fields
      .filter((field) => !shownBySelf.has(field))
      .flatMap((field) => {
        if (Object.hasOwn(rules, field)) return rules[field] ?? [];
        const text = partText(node[field]);
        return text === null ? [] : [`${field}: ${text}`];
      });
    return [node.text, ...node.choices.flatMap(choiceText), ...details]
      .filter((line) => line !== "")
      .join("\n");
  };
}

/** A declared entry of the story, in words. */
function entryText(graph: StoryGraph, { part, id }: ChangedEntry): string {
  const record: Readonly<Record<string, unknown>> = { ...graph[part] };
  const entry = id === null ? graph[part] : record[id];
  return Object.entries(entry ?? {})
    .map(([field, value]) => `${field}: ${partText(value) ?? ""}`)
    .join("\n");
}

function nameOf({ qualities, things }: StoryGraph, { part, id }: ChangedEntry): string | undefined {
  if (id === null) return undefined;
  return part === "qualities" ? qualities?.[id]?.name : part === "things" ? things?.[id]?.name : id;
}

/** The changes from a version to the form, and what they mean for those who are playing. */
export function compareVersion(then: StoryVersion, now: StoryEntry, words: RuleWords) {
  const structure = parseStructure(now.structureText);
  const before = normalise(then.storyStructure);
  // Unreadable JSON says nothing about its scenes.
  const after = structure === undefined ? before : normalise(structure);
  const found = diff(before, after);
  const [textBefore, textNow] = [sceneReader(before, words), sceneReader(after, words)];
  return {
    fields: fieldsThatDiffer(then, now),
    start: found.start_moved_to,
    changed: found.changed.map(({ node, fields }) => ({
      node,
      fields,
      before: textBefore(node, fields),
      now: textNow(node, fields),
    })),
    declared: found.declared.map((entry) => ({
      ...entry,
      name: nameOf(after, entry) || nameOf(before, entry) || entry.id,
      before: entryText(before, entry),
      now: entryText(after, entry),
    })),
    bible: compareBible(then.bible, now.bibleText),
    added: found.added,
    removed: found.removed,
    closed: found.closed,
    opened: found.opened,
    endingsGained: found.endings_gained,
    endingsLost: found.endings_lost,
  };
}
