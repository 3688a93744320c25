import {
  browseSorts,
  browseStories,
  getStory,
  lastBrowsePage,
  listBookmarks,
  listSessions,
  readOpening,
  searchTextMax,
  traitTextMax,
  type StoryDetail,
} from "@katha/api/contract";
import { z } from "zod";
import { Problem } from "../../../lib/problem.ts";
import { defineTool, ToolProblem, type ToolUser } from "../tool.ts";
import { problemInWords } from "../words/problem.ts";
import { choicesInWords, storiesFound, storyInWords, storyLine } from "../words/story.ts";

export const storyId = z.uuid().describe("From find_stories, my_library or my_drafts");

/** A story that this token may read: one that is open to its user, or a draft where it may write. */
export async function openStory({ ask, scope }: ToolUser, id: string): Promise<StoryDetail> {
  const story = await ask(getStory, { params: { id } });
  if (story.status !== "published" && scope !== "write")
    throw new ToolProblem("This story is not published, and this token is for published ones.");
  if (story.is_veiled)
    throw new ToolProblem(
      "This story is rated mature. Its reader has to allow mature stories in Katha's settings first.",
    );
  return story;
}

const trait = z.string().max(traitTextMax).optional();

export const findStories = defineTool({
  name: "find_stories",
  title: "Find stories",
  description:
    "Finds published stories by words and traits, 20 a page, and says which languages, categories and tags there are.",
  scope: "read",
  input: z.object({
    words: z
      .string()
      .max(searchTextMax)
      .default("")
      .describe("Of the title, tagline, description, tags or author"),
    language: trait.describe("Codes such as en or hi, with commas between"),
    category: trait.describe("Ids as an earlier answer listed them"),
    tag: trait.describe("Ids as an earlier answer listed them"),
    length: trait.describe("short (under 15 minutes), sitting (45), evening (180), evenings"),
    rating: trait.describe("family, teen, mature"),
    access: trait.describe("free, premium"),
    played: trait.describe("By this user: yes, no"),
    sort: z.enum(browseSorts).default("match"),
    page: z.int().min(1).max(lastBrowsePage).default(1),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ words, ...query }, { ask }) => {
    const found = await ask(browseStories, { query: { q: words, ...query } });
    const stories = found.stories
      .filter(({ is_veiled }) => !is_veiled)
      .map(({ id, title, language }) => ({ story_id: id, title, language }));
    return {
      text: storiesFound(found),
      facts: { stories, page: found.page, has_more: found.has_more },
    };
  },
});

export const readStory = defineTool({
  name: "read_story",
  title: "Read a story's page",
  description: "What a story is about, who wrote it, and its opening with the first choices.",
  scope: "read",
  input: z.object({ story_id: storyId }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ story_id: id }, user) => {
    const story = await openStory(user, id);
    const opening = await user
      .ask(readOpening, { params: { id } })
      .then(({ text, offers }) => `Opening:\n\n${text}\n\n${choicesInWords(offers)}`)
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        return `(${problemInWords(error)})`;
      });
    const asksWho =
      story.who === null || story.who === undefined
        ? ""
        : `\n\nIt asks who the player is; start_play takes the answers as "who": ${JSON.stringify(story.who)}`;
    return {
      text: storyInWords(story, opening) + asksWho,
      facts: { story_id: id, title: story.title, language: story.language },
    };
  },
});

export const myLibrary = defineTool({
  name: "my_library",
  title: "My library",
  description: "The plays that the user has begun, last played first, and the stories bookmarked.",
  scope: "read",
  input: z.object({
    plays_after: z.string().max(200).optional().describe("As an earlier answer said"),
    bookmarks_after: z.string().max(200).optional().describe("As an earlier answer said"),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ plays_after, bookmarks_after }, { ask }) => {
    const { sessions, next_cursor: morePlays } = await ask(listSessions, {
      query: { cursor: plays_after },
    });
    const { stories, next_cursor: moreStories } = await ask(listBookmarks, {
      query: { cursor: bookmarks_after },
    });
    const plays = sessions.filter(({ is_veiled }) => !is_veiled);
    const marked = stories.filter(({ is_veiled, is_open }) => is_open && !is_veiled);
    const lines = plays.map(
      (play) =>
        `- “${play.story_title}”, ${play.is_completed ? "ended" : `${Math.round(play.completion_percentage)} % done`}, play_id ${play.id}, story_id ${play.story_id}\n  ${play.last_line}`,
    );
    return {
      text: [
        lines.length > 0 ? `Plays:\n${lines.join("\n")}` : "No play has been begun.",
        ...(morePlays === null ? [] : [`(More plays: plays_after ${morePlays})`]),
        marked.length > 0
          ? `Bookmarked:\n${marked.map(storyLine).join("\n")}`
          : "No story is bookmarked.",
        ...(moreStories === null ? [] : [`(More: bookmarks_after ${moreStories})`]),
      ].join("\n\n"),
      facts: {
        plays: plays.map(({ id, story_id, is_completed }) => ({
          play_id: id,
          story_id,
          is_completed,
        })),
        bookmarks: marked.map(({ id, title }) => ({ story_id: id, title })),
        plays_after: morePlays,
        bookmarks_after: moreStories,
      },
    };
  },
});
