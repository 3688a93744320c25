import {
  type ChangedEntry,
  diff,
  type GraphNode,
  normalise,
  type StoryGraph,
} from "@katha/storygraph";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import { partText } from "../saving/structure-part.ts";
import { compareBible } from "./compare-bible.ts";
import { parseStructure } from "../structure/structure-text.ts";

/** What a version holds, as the wire has it. */
export interface StoryVersion {
  readonly title: string;
  readonly tagline: string;
  readonly story_description: string;
  readonly story_prompt: string;
  readonly content_rating: string;
  readonly difficulty_level: string;
  readonly language: string;
  readonly initial_xp: number;
  readonly story_structure: unknown;
  readonly bible: unknown;
}

function fieldsThatDiffer(then: StoryVersion, now: StoryEntry) {
  const rows = [
    ["title", then.title],
    ["tagline", then.tagline],
    ["description", then.story_description],
    ["prompt", then.story_prompt],
    ["contentRating", then.content_rating],
    ["difficulty", then.difficulty_level],
    ["language", then.language],
    ["initialXp", String(then.initial_xp)],
  ] as const satisfies readonly (readonly [field: StoryField, before: string])[];
  return rows
    .map(([field, before]) => ({ field, before: before.trim(), now: now[field].trim() }))
    .filter((row) => row.before !== row.now);
}

const shownBySelf = new Set(["text", "choices", "position"]);

/** A scene as it is read, and below it those of its details that differ. */
function sceneText(node: GraphNode | undefined, fields: readonly string[]): string {
  if (node === undefined) return "";
  const details = fields
    .filter((field) => !shownBySelf.has(field))
    .flatMap((field) => {
      const text = partText(node[field]);
      return text === null ? [] : [`${field}: ${text}`];
    });
  const choices = node.choices.map((choice) => partText(choice) ?? "");
  return [node.text, ...choices, ...details].filter((line) => line !== "").join("\n");
}

/** What a story declares, as it is read. */
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

/** What changed from a version to what is in the form, and what that means to those who play. */
export function compareVersion(then: StoryVersion, now: StoryEntry) {
  const structure = parseStructure(now.structureText);
  const before = normalise(then.story_structure);
  // While the JSON cannot be read nothing is known of its scenes.
  const after = structure === undefined ? before : normalise(structure);
  const found = diff(before, after);
  return {
    fields: fieldsThatDiffer(then, now),
    start: found.start_moved_to,
    changed: found.changed.map(({ node, fields }) => ({
      node,
      fields,
      before: sceneText(before.nodes[node], fields),
      now: sceneText(after.nodes[node], fields),
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
