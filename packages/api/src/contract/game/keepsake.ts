import * as z from "zod";
import { id } from "../fields/scalars.ts";
import { storyDefaults } from "../limits.ts";
import { storyLanguages } from "../values.ts";

const count = z.int().min(0);
const share = z.number().min(0).max(1).nullable();
const storyNamed = {
  session_id: id,
  title: z.string().describe("As it was when the session began"),
  language: z.enum(storyLanguages).meta({ fallback: storyDefaults.language, isOpen: true }),
};

/** What a book of a session needs besides its entries. */
export const sessionBook = z
  .object({
    ...storyNamed,
    author: z.string().describe("Empty where nobody is named"),
    cover_image_url: z.string().nullable(),
    image_alt: z.string(),
    scenes: z.array(id).describe("The turns with which the story came to another scene"),
  })
  .meta({ id: "SessionBook" });
export type SessionBook = z.infer<typeof sessionBook>;

export const atlasWay = z
  .object({
    text: z.string().nullable().describe("As it was offered; null: it was never offered"),
    to: z
      .string()
      .nullable()
      .describe("The scene it leads to; null: the player has not gone there"),
    is_on_path: z.boolean().describe("This session went this way"),
    share: share.describe("Of the players who went on from here; null until there are 20"),
  })
  .meta({ id: "AtlasWay" });

export const atlasScene = z
  .object({
    id: z.string().describe("Its name on this map alone"),
    told: z.string().describe("The beginning of what was told there"),
    ending: z.string().nullable().describe("What the ending is called; empty: it has no name"),
    is_on_path: z.boolean().describe("This session came here, and stands by it"),
    part: z
      .object({
        session_id: id,
        turn: z.string().describe("The part with which the player came here, or `opening`"),
      })
      .nullable()
      .describe("Where another session can begin; null at an ending"),
    ways: z.array(atlasWay),
  })
  .meta({ id: "AtlasScene" });

/** The scenes that a player came to in all their sessions of a story. */
export const sessionAtlas = z
  .object({
    ...storyNamed,
    here: z.string().nullable().describe("The scene at which this session is"),
    scenes: z.array(atlasScene).describe("In the order in which the player first came to them"),
    scenes_total: count.describe("How many the story has; 0: it is told from its premise alone"),
    endings_found: count,
    endings_total: count,
  })
  .meta({ id: "SessionAtlas" });
export type SessionAtlas = z.infer<typeof sessionAtlas>;
