import {
  contentRatings,
  createStory,
  listCategories,
  paintCovers,
  proveStory,
  storyLanguages,
  structureLimits,
} from "@katha/api/contract";
import { z } from "zod";
import { refusalInWords } from "../../../features/stories/authoring/files/refusal-in-words.ts";
import type { AskCall } from "../../../http/calls/own-requests.ts";
import { defineTool, ToolProblem } from "../tool.ts";
import { findingsInWords } from "../words/draft.ts";
import { lossesInWords } from "../words/text.ts";
import { nodes, texts } from "./writing.ts";

async function categoryId(ask: AskCall, wanted: string): Promise<string> {
  const categories = await ask(listCategories);
  const word = wanted.trim().toLowerCase();
  const found = categories.find(({ id, name, display_name }) =>
    [id, name.toLowerCase(), display_name.toLowerCase()].includes(word),
  );
  if (found) return found.id;
  const names = categories.map(({ display_name }) => display_name).join(", ");
  throw new ToolProblem(`There is no category called “${wanted}”. There are: ${names}.`);
}

const about = {
  tagline: texts.tagline,
  description: texts.description,
  language: z.enum(storyLanguages).default("en"),
  category: z.string().max(200).describe("The name of one of Katha's categories"),
  content_rating: z.enum(contentRatings).default("family"),
};

interface NewDraft {
  title: string;
  tagline: string;
  description: string;
  language: (typeof storyLanguages)[number];
  category: string;
  content_rating: (typeof contentRatings)[number];
  story_structure: object;
}

async function begin(ask: AskCall, { category, description, ...story }: NewDraft) {
  const category_id = await categoryId(ask, category);
  const { title, tagline, language } = story;
  const { drafts } = await ask(paintCovers, {
    body: { title, tagline, story_description: description, language },
  });
  const [cover] = drafts;
  const { id, version } = await ask(createStory, {
    body: {
      ...story,
      category_id,
      story_description: description,
      story_prompt: description,
      cover_image_url: cover?.url,
      image_alt: cover?.alt,
    },
  });
  return { id, version, said: `“${title}” is a draft now: story_id ${id}, version ${version}.` };
}

export const createDraft = defineTool({
  name: "create_draft",
  title: "Begin a draft",
  description:
    "Begins a story of the user's own as a draft that nobody else sees, with a cover that Katha paints. The user publishes it in Katha's editor, if they want to.",
  scope: "write",
  input: z.object({
    title: texts.title,
    ...about,
    start: z.string().max(structureLimits.name).describe("The name of the first scene"),
    scenes: nodes,
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  run: async ({ scenes, start, ...story }, { ask }) => {
    const story_structure = { start_node: start, nodes: scenes };
    const { id, version, said } = await begin(ask, { ...story, story_structure });
    return {
      text: `${said} check_draft says what is still to be done.`,
      facts: { story_id: id, version },
    };
  },
});

/** A request has a megabyte at most. */
const longestText = 900_000;

export const importDraft = defineTool({
  name: "import_draft",
  title: "Begin a draft from a text",
  description:
    "Begins a draft like create_draft, from a text in Katha's JSON or in a format of another tool, such as Twee 3 (SugarCube, Harlowe), ink or ChoiceScript. Says what could not be carried over, and what the review would find.",
  scope: "write",
  input: z.object({
    text: z.string().min(1).max(longestText).describe("The whole source, as in its file"),
    file: z
      .string()
      .max(200)
      .optional()
      .describe("The file's name, such as story.ink; without it the text tells its format"),
    title: texts.title.optional().describe("Without it, the text's own"),
    ...about,
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  run: async ({ text, file, title: given, ...story }, { ask, readText }) => {
    const read = await readText({ text, file });
    if (read.kind === "refused")
      throw new ToolProblem(
        `This text is not read as a story: ${refusalInWords(read)}. Nothing was done.`,
      );
    const { title: own, structure, lost, format } = read;
    const title = given ?? own;
    if (title === null)
      throw new ToolProblem("The text has no title of its own: send one. Nothing was done.");
    const begun = await begin(ask, { ...story, title, story_structure: structure });
    const { id, version } = begun;
    const { findings } = await ask(proveStory, { params: { id } });
    return {
      text: [begun.said, lossesInWords(lost), findingsInWords(findings)].join("\n\n"),
      facts: { story_id: id, version, format, lost: lost.length, findings },
    };
  },
});
