import type { Story } from "@katha/api";
import type { AppState } from "../store/store.ts";
import type { RenderedQuery } from "./page-data.ts";

/** What a card shows, and what PLAY needs to know. A story without `game_config` was cut down to these. */
const cardFields = [
  "id",
  "title",
  "tagline",
  "cover_image_url",
  "image_alt",
  "category",
  "author",
  "is_premium",
  "content_rating",
  "is_veiled",
  "language",
  "user_state",
  "reading_minutes",
  "estimated_play_time",
  "published_at",
  "created_at",
  "lately",
] as const satisfies readonly (keyof Story)[];

/**
 * The cached queries that a page was rendered from. Stories in lists keep only what their cards show, as the whole
 * stories would be longer than the page. Null if an answer is missing.
 */
export function renderedQueries({ api }: AppState): RenderedQuery[] | null {
  const queries = Object.values(api.queries).filter((query) => query !== undefined);
  if (queries.some(({ data }) => data === undefined)) return null;
  return queries.map(({ endpointName = "", originalArgs, data }) => ({
    endpointName,
    arg: originalArgs,
    value: endpointName === "getStory" ? data : withCardsOnly(data),
  }));
}

/** Accepts a list of stories, a page of one, or all pages of one. */
function withCardsOnly(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withCardsOnly);
  if (typeof answer !== "object" || answer === null) return answer;
  if ("user_state" in answer) return cardOf(answer as Story);
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, withCardsOnly(value)]),
  );
}

type CardOfStory = Partial<Omit<Story, "stats">> & {
  stats: Pick<Story["stats"], "likes_total" | "plays_total" | "bookmarks_total">;
};

function cardOf(story: Story): CardOfStory {
  const { likes_total, plays_total, bookmarks_total } = story.stats;
  const stats = { likes_total, plays_total, bookmarks_total };
  const card = { ...Object.fromEntries(cardFields.map((key) => [key, story[key]])), stats };
  // Without a tagline the card shows the description.
  return story.tagline ? card : { ...card, story_description: story.story_description };
}
