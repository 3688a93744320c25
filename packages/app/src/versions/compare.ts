import { diff, type GraphNode, normalise } from "@katha/storygraph";
import {
  type authorWords,
  jsonFault,
  type SayOf,
  type StoryEntry,
  type structureWords,
  type VersionComparison,
  type writingWords,
} from "@katha/ui";
import { shownPart } from "../saving/clash-words.ts";

/** What a version holds, as the wire tells it. */
export interface VersionHeld {
  readonly title: string;
  readonly tagline: string;
  readonly story_description: string;
  readonly story_prompt: string;
  readonly content_rating: string;
  readonly difficulty_level: string;
  readonly language: string;
  readonly initial_xp: number;
  readonly story_structure: unknown;
}

export interface ComparisonVoices {
  say: SayOf<(typeof writingWords)["en"]>;
  sayOfForm: SayOf<(typeof authorWords)["en"]>;
  sayOfScenes: SayOf<(typeof structureWords)["en"]>;
}

function fieldsThatDiffer(then: VersionHeld, now: StoryEntry, { sayOfForm }: ComparisonVoices) {
  const rows: readonly [name: string, before: string, now: string][] = [
    [sayOfForm("field.title"), then.title, now.title],
    [sayOfForm("field.tagline"), then.tagline, now.tagline],
    [sayOfForm("field.description"), then.story_description, now.description],
    [sayOfForm("field.prompt"), then.story_prompt, now.prompt],
    [sayOfForm("field.contentRating"), then.content_rating, now.contentRating],
    [sayOfForm("field.difficulty"), then.difficulty_level, now.difficulty],
    [sayOfForm("field.language"), then.language, now.language],
    [sayOfForm("field.initialXp"), String(then.initial_xp), now.initialXp],
  ];
  return rows
    .map(([name, was, is]) => ({ name, before: was.trim(), now: is.trim() }))
    .filter((row) => row.before !== row.now);
}

function partOf(field: string, { say }: ComparisonVoices): string {
  return field === "text" || field === "choices" || field === "position"
    ? say(`comparison.${field}`)
    : say("comparison.details");
}

/** A scene as it is read, and below it those of its details that differ. */
function sceneText(node: GraphNode | undefined, fields: readonly string[]): string {
  if (node === undefined) return "";
  const details = fields
    .filter((field) => !["text", "choices", "position"].includes(field))
    .flatMap((field) => {
      const said = shownPart(node[field]);
      return said === null ? [] : [`${field}: ${said}`];
    });
  const told = node.choices.map((choice) => shownPart(choice) ?? "");
  return [node.text, ...told, ...details].filter((line) => line !== "").join("\n");
}

/** What changed from a version to what stands in the form, and what that means to those who play. */
export function compare(
  then: VersionHeld,
  now: StoryEntry,
  voices: ComparisonVoices,
): VersionComparison {
  const isRead = !jsonFault(now.structureText);
  const before = normalise(then.story_structure);
  // While the JSON cannot be read nothing is known of its scenes.
  const after = isRead ? normalise(JSON.parse(now.structureText.trim() || "{}")) : before;
  const found = diff(before, after);
  return {
    fields: fieldsThatDiffer(then, now, voices),
    start: found.start_moved_to,
    changed: found.changed.map(({ node, fields }) => ({
      node,
      parts: [...new Set(fields.map((field) => partOf(field, voices)))],
      before: sceneText(before.nodes[node], fields),
      now: sceneText(after.nodes[node], fields),
    })),
    added: found.added,
    removed: found.removed,
    closed: found.closed,
    opened: found.opened,
    endingsGained: found.endings_gained,
    endingsLost: found.endings_lost,
  };
}
