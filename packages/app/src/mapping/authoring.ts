import { type Category, type StoryDetail, type Tag, type Body, toApiError } from "@katha/api";
import type {
  Finding,
  OwnStory as OwnStoryRead,
  StoryNumbers as NumbersRead,
} from "@katha/api/authoring";
import type {
  AnsweredStory,
  Manuscript,
  OwnStory,
  StoryChange,
  StoryEntry,
  StoryFailure,
  StoryField,
  StoryNumbers,
  StoryOptions,
} from "@katha/ui";
import { toPicture } from "./cover.ts";
import { storyPath } from "./story.ts";

interface Read<Result> {
  readonly data?: Result | undefined;
  readonly error?: unknown;
}

export function toOptions(
  categories: Read<readonly Category[]>,
  tags: Read<readonly Tag[]>,
  failed: string,
): StoryOptions {
  if (categories.data && tags.data) {
    return {
      state: "here",
      categories: categories.data.map(({ id, display_name: name }) => ({ id, name })),
      tags: tags.data.map(({ id, display_name: name, color }) => ({ id, name, color })),
    };
  }
  const isFailed = categories.error !== undefined || tags.error !== undefined;
  return isFailed ? { state: "failed", message: failed } : { state: "loading" };
}

export function toOwnStory(story: OwnStoryRead): OwnStory {
  return {
    id: story.id,
    title: story.title,
    line: story.tagline || story.story_description,
    cover: toPicture(story.cover_image_url, story.image_alt),
    status: story.status,
    language: story.language,
    changedAt: story.updated_at,
    likes: story.stats.likes_total,
    plays: story.stats.plays_total,
    bookmarks: story.stats.bookmarks_total,
    returned: story.returned && {
      reason: story.returned.reason,
      at: story.returned.returned_at,
    },
    isUnread: story.status === "draft" && story.published_at === null,
    links: {
      edit: editPath(story.id),
      view: storyPath(story.id),
      numbers: `/my-stories/${encodeURIComponent(story.id)}/numbers`,
    },
  };
}

export function toNumbers(numbers: NumbersRead, { stats }: StoryDetail): StoryNumbers {
  return {
    starts: numbers.starts,
    players: numbers.players,
    finishes: numbers.finishes,
    completion: numbers.completion_rate,
    rating: stats.average_rating,
    endings: numbers.endings,
    stops: numbers.drop_off,
    retold: numbers.retried,
  };
}

export function editPath(id: string): string {
  return `/edit-story/${encodeURIComponent(id)}`;
}

/** The token stands where no server and no next page is told of it. */
export function sharedPath(token: string): string {
  return `/stories/shared#${encodeURIComponent(token)}`;
}

/** The options are lists here and words on the wire: the server takes any, and says which it does not know. */
type NewStory = Body<"createStory">;
type ChangedStory = Body<"updateStory">;

export function toNewStory(story: Manuscript): NewStory {
  return {
    title: story.title,
    tagline: story.tagline,
    story_description: story.description,
    story_prompt: story.prompt,
    cover_image_url: story.coverUrl,
    image_alt: story.imageAlt,
    category_id: story.categoryId,
    tag_ids: [...story.tagIds],
    initial_xp: story.initialXp,
    actions_count: story.actions,
    story_cards_count: story.cards,
    total_scenes: story.scenes,
    branching_points: story.branches,
    possible_endings: story.endings,
    estimated_play_time: story.playMinutes,
    content_rating: story.contentRating,
    difficulty_level: story.difficulty as NonNullable<NewStory["difficulty_level"]>,
    language: story.language as NonNullable<NewStory["language"]>,
    is_premium: story.isPremium,
    game_config: story.gameConfig,
    story_structure: story.structure,
  };
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
  answered: AnsweredStory | undefined;
  failure: StoryFailure | undefined;
} {
  const answered: AnsweredStory = {};
  const others: { path: string; message: string }[] = [];
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
