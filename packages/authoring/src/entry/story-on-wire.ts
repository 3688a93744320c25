import { type Body, type StoryDetail, storyDefaults, toApiError } from "@katha/api";
import type { Finding } from "@katha/api/authoring";
import type { Manuscript, StoryChange, StoryEntry, StoryField } from "@katha/storygraph";

type NewStory = Body<"createStory">;
type ChangedStory = Body<"updateStory">;

/** The server's errors, by field. */
export type AnsweredFaults = Partial<Record<StoryField, string>>;

export interface PathFault {
  path: string;
  message: string;
}

/**
 * The fields that new and changed stories send alike. Options are strings on the wire: the server rejects those it does
 * not know.
 */
function toFields(story: StoryChange) {
  return {
    title: story.title,
    tagline: story.tagline,
    storyPrompt: story.prompt,
    imageAlt: story.imageAlt,
    categoryId: story.categoryId,
    tagIds: [...story.tagIds],
    initialXp: story.initialXp,
    actionsCount: story.actions,
    storyCardsCount: story.cards,
    totalScenes: story.scenes,
    branchingPoints: story.branches,
    possibleEndings: story.endings,
    estimatedPlayTime: story.playMinutes,
    contentRating: story.contentRating,
    difficultyLevel: story.difficulty as NonNullable<NewStory["difficultyLevel"]>,
    language: story.language as NonNullable<NewStory["language"]>,
    isPremium: story.isPremium,
    awaitsNativeReader: story.awaitsNativeReader,
    isOnlineOnly: story.isOnlineOnly,
    ...(story.systemPrompt !== undefined && { storySystemPrompt: story.systemPrompt }),
    ...(story.isFeatured !== undefined && { isFeatured: story.isFeatured }),
  };
}

export function toNewStory(story: Manuscript): NewStory {
  return {
    ...toFields(story),
    storyDescription: story.description,
    coverImageUrl: story.coverUrl,
    gameConfig: story.gameConfig,
    storyStructure: story.structure,
    bible: story.bible,
  };
}

export function toChangedStory(
  change: StoryChange,
  { version, keepsBefore }: { version: number; keepsBefore: boolean },
): ChangedStory {
  return {
    ...toFields(change),
    description: change.description,
    ...(change.coverUrl !== "" && { coverImageUrl: change.coverUrl }),
    ...(change.gameConfig && { gameConfig: change.gameConfig }),
    ...(change.structure && { storyStructure: change.structure }),
    ...(change.bible && { bible: change.bible }),
    ...(keepsBefore && { keepsBefore: true }),
    version,
  };
}

export function toEntry(story: StoryDetail): StoryEntry {
  const { gameConfig: rules, counted = {} } = story;
  // Counted in the scenes: nothing was typed.
  const typed = (name: keyof typeof counted, start: number) =>
    String(counted[name] === undefined ? story[name] : start);
  return {
    title: story.title,
    tagline: story.tagline,
    description: story.storyDescription,
    prompt: story.storyPrompt,
    systemPrompt: story.storySystemPrompt ?? "",
    coverUrl: story.coverImageUrl ?? "",
    imageAlt: story.imageAlt,
    categoryId: story.category?.id ?? "",
    tagIds: story.tags.map(({ id }) => id),
    initialXp: String(story.initialXp),
    actions: typed("actionsCount", storyDefaults.actions_count),
    cards: typed("storyCardsCount", storyDefaults.story_cards_count),
    scenes: typed("totalScenes", storyDefaults.total_scenes),
    branches: typed("branchingPoints", storyDefaults.branching_points),
    endings: typed("possibleEndings", storyDefaults.possible_endings),
    playMinutes: String(story.estimatedPlayTime),
    contentRating: story.contentRating,
    difficulty: story.difficultyLevel,
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

/** The form's field for each name on the wire. */
export const wireNames: Readonly<Record<string, StoryField>> = {
  title: "title",
  tagline: "tagline",
  description: "description",
  story_description: "description",
  story_prompt: "prompt",
  story_system_prompt: "systemPrompt",
  is_premium: "isPremium",
  awaits_native_reader: "awaitsNativeReader",
  is_online_only: "isOnlineOnly",
  is_featured: "isFeatured",
  cover_image_url: "coverUrl",
  image_alt: "imageAlt",
  category_id: "categoryId",
  tag_ids: "tagIds",
  content_rating: "contentRating",
  difficulty_level: "difficulty",
  language: "language",
  initial_xp: "initialXp",
  actions_count: "actions",
  story_cards_count: "cards",
  total_scenes: "scenes",
  branching_points: "branches",
  possible_endings: "endings",
  estimated_play_time: "playMinutes",
  story_structure: "structureText",
  bible: "bibleText",
  game_config: "gameConfigText",
};

const ruleNames: Readonly<Record<string, StoryField>> = {
  xp_gain_multiplier: "xpGainMultiplier",
  health_max: "healthMax",
  inventory_slots: "inventorySlots",
  skill_check_difficulty: "skillCheck",
};

/** The author form has a field for each rule; the administrator form has them all in one text. */
function fieldsAt([first, second]: readonly (string | number)[]): StoryField[] {
  const field = wireNames[String(first)];
  const rule = field === "gameConfigText" ? ruleNames[String(second)] : undefined;
  return [field, rule].filter((name) => name !== undefined);
}

/** The errors of a 422, by form field; errors about anything else stay a list of paths. */
export function toFaults(error: unknown): {
  answered: AnsweredFaults | undefined;
  failure: PathFault[] | undefined;
} {
  const answered: AnsweredFaults = {};
  const others: PathFault[] = [];
  for (const { loc, msg } of toApiError(error).fields) {
    const steps = loc[0] === "body" ? loc.slice(1) : loc;
    const fields = fieldsAt(steps);
    for (const field of fields) answered[field] ??= msg;
    if (fields.length === 0) others.push({ path: steps.join("."), message: msg });
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
