import { type Body, type StoryDetail, toApiError } from "@katha/api";
import type { Finding } from "@katha/api/authoring";
import type { StoryChange, StoryEntry, StoryField } from "@katha/storygraph";

/** Options are words on the wire: the server takes any, and says which it does not know. */
type ChangedStory = Body<"updateStory">;

/** What the server found wrong, by field. */
export type AnsweredFaults = Partial<Record<StoryField, string>>;

export interface PathFault {
  path: string;
  message: string;
}

export function toChangedStory(
  change: StoryChange,
  { version, keepsBefore }: { version: number; keepsBefore: boolean },
): ChangedStory {
  return {
    title: change.title,
    tagline: change.tagline,
    description: change.description,
    category_id: change.categoryId,
    tag_ids: [...change.tagIds],
    is_premium: change.isPremium,
    content_rating: change.contentRating,
    difficulty_level: change.difficulty as NonNullable<ChangedStory["difficulty_level"]>,
    ...(change.coverUrl !== "" && { cover_image_url: change.coverUrl }),
    image_alt: change.imageAlt,
    ...(change.structure && { story_structure: change.structure }),
    ...(keepsBefore && { keeps_before: true }),
    version,
  };
}

export function toEntry(story: StoryDetail): StoryEntry {
  const { game_config: rules } = story;
  return {
    title: story.title,
    tagline: story.tagline,
    description: story.story_description,
    prompt: story.story_prompt,
    systemPrompt: story.story_system_prompt ?? "",
    coverUrl: story.cover_image_url ?? "",
    imageAlt: story.image_alt,
    categoryId: story.category?.id ?? "",
    tagIds: story.tags.map(({ id }) => id),
    initialXp: String(story.initial_xp),
    actions: String(story.actions_count),
    cards: String(story.story_cards_count),
    scenes: String(story.total_scenes),
    branches: String(story.branching_points),
    endings: String(story.possible_endings),
    playMinutes: String(story.estimated_play_time),
    contentRating: story.content_rating,
    difficulty: story.difficulty_level,
    language: story.language,
    isPremium: story.is_premium,
    isFeatured: story.is_featured,
    xpGainMultiplier: String(rules.xp_gain_multiplier),
    healthMax: String(rules.health_max),
    inventorySlots: String(rules.inventory_slots),
    skillCheck: rules.skill_check_difficulty,
    gameConfigText: JSON.stringify(rules, null, 2),
    structureText: JSON.stringify(story.story_structure ?? {}, null, 2),
  };
}

/** What the wire calls the fields of the forms. */
export const wireNames: Readonly<Record<string, StoryField>> = {
  title: "title",
  tagline: "tagline",
  description: "description",
  story_description: "description",
  story_prompt: "prompt",
  story_system_prompt: "systemPrompt",
  is_premium: "isPremium",
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
  game_config: "gameConfigText",
};

/** The faults of a 422 where they belong; those about something else stay a list of paths. */
export function toFaults(error: unknown): {
  answered: AnsweredFaults | undefined;
  failure: PathFault[] | undefined;
} {
  const answered: AnsweredFaults = {};
  const others: PathFault[] = [];
  for (const { loc, msg } of toApiError(error).fields) {
    const steps = loc[0] === "body" ? loc.slice(1) : loc;
    const field = wireNames[String(steps[0])];
    if (field) answered[field] ??= msg;
    else others.push({ path: steps.join("."), message: msg });
  }
  return {
    answered: Object.keys(answered).length > 0 ? answered : undefined,
    failure: others.length > 0 ? others : undefined,
  };
}

/** What a review found, out of the problem that it answers with. */
export function findingsIn(body: unknown): readonly Finding[] {
  const findings = (body as { findings?: unknown } | null)?.findings;
  return Array.isArray(findings) ? (findings as Finding[]) : [];
}
