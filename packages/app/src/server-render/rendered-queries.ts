import type { Story } from "@katha/api";
import type { CardStory } from "@katha/ui";
import type { AppState } from "../store/store.ts";
import type { RenderedQuery } from "./page-data.ts";

type CardField = Exclude<keyof CardStory, "stats" | "storyDescription"> | "isPremium" | "userState";

/** What a card shows, and what PLAY needs to know. A story without `gameConfig` was cut down to these. */
const cardFields = Object.keys({
  id: true,
  title: true,
  tagline: true,
  coverImageUrl: true,
  imageAlt: true,
  category: true,
  author: true,
  isPremium: true,
  contentRating: true,
  isVeiled: true,
  language: true,
  userState: true,
  readingMinutes: true,
  estimatedPlayTime: true,
  publishedAt: true,
  createdAt: true,
  lately: true,
} satisfies Record<CardField, true>) as CardField[];

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
  if ("userState" in answer) return cardOf(answer as Story);
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, withCardsOnly(value)]),
  );
}

type CardOfStory = Partial<Omit<Story, "stats">> & Pick<CardStory, "stats">;

function cardOf(story: Story): CardOfStory {
  const { likesTotal, playsTotal, bookmarksTotal } = story.stats;
  const stats = { likesTotal, playsTotal, bookmarksTotal };
  const card = { ...Object.fromEntries(cardFields.map((key) => [key, story[key]])), stats };
  // Without a tagline the card shows the description.
  return story.tagline ? card : { ...card, storyDescription: story.storyDescription };
}
