import * as z from "zod";
import { endingKinds, freedoms } from "../values.ts";

export const storyChoice = z
  .looseObject({
    text: z.string(),
    target: z.string().describe("The name of the node it leads to"),
  })
  .meta({ id: "StoryChoice", isDocument: true });
export type StoryChoice = z.infer<typeof storyChoice>;

export const storyEnding = z
  .object({
    kind: z.enum(endingKinds).meta({ fallback: "open", isOpen: true }),
    title: z.string(),
  })
  .meta({ id: "StoryEnding" });

export const storyNode = z
  .looseObject({
    text: z.string(),
    choices: z.array(storyChoice).describe("None: an ending"),
    freedom: z
      .enum(freedoms)
      .meta({ fallback: "guided", isOpen: true })
      .optional()
      .describe("How far the narrator may leave the text"),
    beats: z.array(z.string()).optional().describe("What must happen here"),
    budget: z.int().min(1).optional().describe("Turns that may be spent here"),
    place: z.string().optional(),
    mood: z.string().optional(),
    hour: z.string().optional(),
    weather: z.string().optional(),
    cast: z.array(z.string()).optional(),
    away: z.array(z.string()).optional().describe("Whom the text names and who is not there"),
    ending: storyEnding.optional(),
    source: z
      .string()
      .optional()
      .describe("The telling it follows, or that it is invented, in the story's language"),
    other_tellings: z
      .string()
      .optional()
      .describe("What other tellings say where they differ, in the story's language"),
  })
  .meta({ id: "StoryNode", isDocument: true });
export type StoryNode = z.infer<typeof storyNode>;

export const storyStructure = z
  .looseObject({
    start_node: z.string(),
    nodes: z.record(z.string(), storyNode),
    sources_note: z
      .string()
      .optional()
      .describe("For readers: which tellings the story follows, and what is invented"),
  })
  .meta({ id: "StoryStructure", isDocument: true });
export type StoryStructure = z.infer<typeof storyStructure>;
