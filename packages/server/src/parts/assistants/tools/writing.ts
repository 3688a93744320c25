import {
  getStory,
  myStories,
  proveStory,
  storyTextLength,
  structureLimits,
  updateStory,
  type StoryStructure,
} from "@katha/api/contract";
import { z } from "zod";
import type { AskCall } from "../../../http/calls/own-requests.ts";
import { defineTool, ToolProblem } from "../tool.ts";
import { draftLine, findingsInWords, outlineOf, proofInWords } from "../words/draft.ts";

const draftId = z.uuid().describe("From my_drafts or create_draft");
const node = z
  .record(z.string().max(200), z.unknown())
  .describe(
    'A scene: {"text": "...", "choices": [{"text": "...", "target": "name of a scene"}]}. One without choices is an ending and may say {"ending": {"kind": "good", "title": "..."}}',
  );
export const nodes = z.record(z.string().min(1).max(structureLimits.name), node);

export const texts = {
  title: z.string().max(storyTextLength.title),
  tagline: z.string().max(storyTextLength.tagline).describe("One line under the title"),
  description: z.string().max(storyTextLength.story_description).describe("Markdown"),
};

export const myDrafts = defineTool({
  name: "my_drafts",
  title: "My stories",
  description: "The stories that the user writes, of every status, last changed first.",
  scope: "write",
  input: z.object({}),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async (_, { ask }) => {
    const stories = await ask(myStories);
    return {
      text: stories.length === 0 ? "No story has been begun." : stories.map(draftLine).join("\n"),
      facts: {
        stories: stories.map(({ id, title, status, version }) => ({
          story_id: id,
          title,
          status,
          version,
        })),
      },
    };
  },
});

/** A story that the user writes. Others' published ones can be read, too, but have no structure. */
async function written(ask: AskCall, id: string) {
  const story = await ask(getStory, { params: { id } });
  const { story_structure } = story;
  if (story_structure === undefined)
    throw new ToolProblem("This is another author's story: read_story shows what readers see.");
  return { ...story, story_structure };
}

/** As much as an assistant reads at once. */
const mostAtOnce = 60_000;

export const readDraft = defineTool({
  name: "read_draft",
  title: "Read a draft",
  description:
    "A story of the user's own as it is written: its scenes and choices. Of a long one an outline, and then the scenes that are asked for.",
  scope: "write",
  input: z.object({
    story_id: draftId,
    scenes: z.array(z.string().max(structureLimits.name)).max(100).default([]),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ story_id, scenes }, { ask }) => {
    const story = await written(ask, story_id);
    const { story_structure: structure, version } = story;
    const missing = scenes.filter((name) => !Object.hasOwn(structure.nodes, name));
    if (missing.length > 0)
      throw new ToolProblem(`There is no scene called ${missing.join(", ")}.`);
    const asked = Object.fromEntries(scenes.map((name) => [name, structure.nodes[name]]));
    const whole = JSON.stringify(scenes.length > 0 ? asked : structure, null, 1);
    const outline = `${outlineOf(structure).slice(0, mostAtOnce)}\n\nIt is long: ask for its scenes by name.`;
    if (scenes.length > 1 && whole.length > mostAtOnce)
      throw new ToolProblem("These scenes are too long together. Ask for fewer.");
    return {
      text: [
        `“${story.title}” (${story.status}, ${story.language}), version ${version}`,
        story.tagline,
        story.story_description,
        scenes.length === 0 && whole.length > mostAtOnce ? outline : whole,
      ].join("\n\n"),
      facts: { story_id, version, status: story.status, title: story.title },
    };
  },
});

function changed(structure: StoryStructure, scenes: Readonly<Record<string, unknown>>) {
  const next: Record<string, unknown> = { ...structure.nodes };
  for (const [name, scene] of Object.entries(scenes)) {
    if (scene === null) delete next[name];
    else next[name] = scene;
  }
  return next;
}

export const changeDraft = defineTool({
  name: "change_draft",
  title: "Change a draft",
  description:
    "Changes a draft of the user's own; what is not sent stays as it is, and Katha keeps the version before. Published stories are changed in Katha's editor alone.",
  scope: "write",
  input: z.object({
    story_id: draftId,
    version: z.int().min(1).describe("That was read: if it was saved since, nothing is done"),
    title: texts.title.optional(),
    tagline: texts.tagline.optional(),
    description: texts.description.optional(),
    start: z.string().max(structureLimits.name).optional().describe("The name of the first scene"),
    scenes: z
      .record(z.string().min(1).max(structureLimits.name), node.nullable())
      .default({})
      .describe("Scenes to be written or written anew, whole, by name; null takes one out"),
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
  run: async ({ story_id: id, version, scenes, start, ...fields }, { ask }) => {
    const story = await written(ask, id);
    if (story.status !== "draft")
      throw new ToolProblem(
        `This story is ${story.status.replace("_", " ")}, and this changes drafts alone. Its author changes it in Katha's editor. Nothing was done.`,
      );
    const { story_structure: structure } = story;
    const saved = await ask(updateStory, {
      params: { id },
      body: {
        title: fields.title ?? story.title,
        tagline: fields.tagline,
        story_description: fields.description ?? story.story_description,
        version,
        keeps_before: true,
        story_structure: {
          ...structure,
          start_node: start ?? structure.start_node,
          nodes: changed(structure, scenes),
        },
      },
    });
    return {
      text: `Saved as version ${saved.version}.`,
      facts: { story_id: id, version: saved.version },
    };
  },
});

export const checkDraft = defineTool({
  name: "check_draft",
  title: "Check a draft",
  description:
    "What the review would find in a story of the user's own: scenes that lead nowhere, texts that are missing, a rating that does not fit. Quick; nothing is played.",
  scope: "write",
  input: z.object({ story_id: draftId }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ story_id: id }, { ask }) => {
    const { findings, version } = await ask(proveStory, { params: { id } });
    return { text: findingsInWords(findings), facts: { story_id: id, version, findings } };
  },
});

export const proveDraft = defineTool({
  name: "prove_draft",
  title: "Prove a draft",
  description:
    "Plays a story of the user's own thousands of times: which endings are found and how often, how long plays are, where players get stuck. Takes some seconds.",
  scope: "write",
  input: z.object({ story_id: draftId }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: async ({ story_id: id }, { ask }) => {
    const proof = await ask(proveStory, { params: { id }, query: { plays: true } });
    const { version, findings, report } = proof;
    return {
      text: proofInWords(proof),
      facts: {
        story_id: id,
        version,
        findings,
        plays: report?.plays ?? 0,
        endings: report?.endings ?? [],
      },
    };
  },
});
