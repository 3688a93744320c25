import { type Body, shapeName, type StoryDetail, storyDefaults, toApiError } from "@katha/api";
import type { Finding } from "@katha/api/authoring";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import type { StoryChange } from "./entry-rules.ts";

/** The server's errors, by field. */
export type AnsweredFaults = Partial<Record<StoryField, string>>;

export interface PathFault {
  path: string;
  message: string;
}

/** A story's form: numbers and JSON as text. */
export function entryOf(story: StoryDetail): StoryEntry {
  const { gameConfig: rules, counted = {} } = story;
  // Counted in the scenes: nothing was typed.
  const typed = (name: keyof typeof counted, start: number) =>
    String(counted[name] === undefined ? story[name] : start);
  return {
    title: story.title,
    tagline: story.tagline,
    storyDescription: story.storyDescription,
    storyPrompt: story.storyPrompt,
    storySystemPrompt: story.storySystemPrompt ?? "",
    coverImageUrl: story.coverImageUrl ?? "",
    imageAlt: story.imageAlt,
    categoryId: story.category?.id ?? "",
    tagIds: story.tags.map(({ id }) => id),
    initialXp: String(story.initialXp),
    actionsCount: typed("actionsCount", storyDefaults.actions_count),
    storyCardsCount: typed("storyCardsCount", storyDefaults.story_cards_count),
    totalScenes: typed("totalScenes", storyDefaults.total_scenes),
    branchingPoints: typed("branchingPoints", storyDefaults.branching_points),
    possibleEndings: typed("possibleEndings", storyDefaults.possible_endings),
    estimatedPlayTime: String(story.estimatedPlayTime),
    contentRating: story.contentRating,
    difficultyLevel: story.difficultyLevel,
    language: story.language,
    isPremium: story.isPremium,
    awaitsNativeReader: story.awaitsNativeReader,
    isOnlineOnly: story.isOnlineOnly,
    isFeatured: story.isFeatured,
    xpGainMultiplier: String(rules.xp_gain_multiplier),
    healthMax: String(rules.health_max),
    inventorySlots: String(rules.inventory_slots),
    skillCheck: rules.skill_check_difficulty,
    gameConfigText: JSON.stringify(rules, null, 2),
    structureText: JSON.stringify(story.storyStructure ?? {}, null, 2),
    bibleText: JSON.stringify(story.bible ?? {}),
  };
}

/** An edit as it is sent: the description has a shorter name there, and a blank cover leaves the one that is there. */
export function editOnWire(
  { storyDescription: description, coverImageUrl, ...change }: StoryChange,
  { version, keepsBefore }: { version: number; keepsBefore: boolean },
): Body<"updateStory"> {
  return {
    ...change,
    description,
    ...(coverImageUrl && { coverImageUrl }),
    ...(keepsBefore && { keepsBefore }),
    version,
  };
}

/** Where the form has another name. */
const formNames: Readonly<Record<string, StoryField>> = {
  description: "storyDescription",
  storyStructure: "structureText",
  bible: "bibleText",
  gameConfig: "gameConfigText",
};

/** The field that a form with these fields has for a name of the wire. */
export function fieldNamed(name: string, fields: readonly StoryField[]): StoryField | undefined {
  const own = formNames[shapeName(name)] ?? shapeName(name);
  return fields.find((field) => field === own);
}

const ruleNames: Readonly<Record<string, StoryField>> = {
  xp_gain_multiplier: "xpGainMultiplier",
  health_max: "healthMax",
  inventory_slots: "inventorySlots",
  skill_check_difficulty: "skillCheck",
};

/** The errors of a 422, by form field; errors about anything else stay a list of paths. */
export function faultsIn(
  error: unknown,
  fields: readonly StoryField[],
): {
  answered: AnsweredFaults | undefined;
  failure: PathFault[] | undefined;
} {
  const answered: AnsweredFaults = {};
  const others: PathFault[] = [];
  for (const { loc, msg } of toApiError(error).fields) {
    const steps = loc[0] === "body" ? loc.slice(1) : loc;
    const [first, second] = steps.map(String);
    const field = fieldNamed(first ?? "", fields);
    if (field === undefined) others.push({ path: steps.join("."), message: msg });
    else answered[field] ??= msg;
    // The author's form has a field for each rule; the administrators' has them all in one text.
    const rule = field === "gameConfigText" ? ruleNames[second ?? ""] : undefined;
    if (rule !== undefined) answered[rule] ??= msg;
  }
  return {
    answered: Object.keys(answered).length > 0 ? answered : undefined,
    failure: others.length > 0 ? others : undefined,
  };
}

/** An error that the server found in a scene. */
export interface StructureFault {
  readonly node: string;
  /** Relative to the scene. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export function structureFaultsIn(error: unknown): readonly StructureFault[] {
  return toApiError(error).fields.flatMap(({ loc, msg }) => {
    const [field, nodes, node, ...path] = loc[0] === "body" ? loc.slice(1) : loc;
    if (field !== "story_structure" || nodes !== "nodes" || node === undefined) return [];
    return [{ node: String(node), path, message: msg }];
  });
}

/** The findings in the problem that a review answers with. */
export function findingsIn(body: unknown): readonly Finding[] {
  const findings = (body as { findings?: unknown } | null)?.findings;
  return Array.isArray(findings) ? (findings as Finding[]) : [];
}
