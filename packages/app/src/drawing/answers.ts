import type { Story } from "@katha/api";
import type { DrawnAnswer } from "../drawn/drawn-page.ts";
import type { AppState } from "../store/store.ts";

/** What a card shows, and what PLAY has to know. A story without `game_config` is such a part of one. */
const onCards = [
  "id",
  "title",
  "tagline",
  "cover_image_url",
  "image_alt",
  "category",
  "author",
  "is_premium",
  "language",
  "user_state",
] as const satisfies readonly (keyof Story)[];

/**
 * What a page was drawn from, for the app to go on with. Of the stories in lists only what is seen of
 * them: the whole of them would be longer than the page. Null when an answer is missing.
 */
export function drawnAnswers({ api }: AppState): DrawnAnswer[] | null {
  const queries = Object.values(api.queries).filter((query) => query !== undefined);
  if (queries.some(({ data }) => data === undefined)) return null;
  return queries.map(({ endpointName = "", originalArgs, data }) => ({
    endpointName,
    arg: originalArgs,
    value: endpointName === "getStory" ? data : seenOf(data),
  }));
}

/** Lists of stories, pages of them, and all pages of such a list. */
function seenOf(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(seenOf);
  if (typeof answer !== "object" || answer === null) return answer;
  if ("user_state" in answer) return cardOf(answer as Story);
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, seenOf(value)]));
}

type SeenOfStory = Partial<Omit<Story, "stats">> & {
  stats: Pick<Story["stats"], "likes_total" | "plays_total" | "bookmarks_total">;
};

function cardOf(story: Story): SeenOfStory {
  const { likes_total, plays_total, bookmarks_total } = story.stats;
  const counts = { likes_total, plays_total, bookmarks_total };
  const seen = { ...Object.fromEntries(onCards.map((key) => [key, story[key]])), stats: counts };
  // Without a tagline the card says what the story is about.
  return story.tagline ? seen : { ...seen, story_description: story.story_description };
}
