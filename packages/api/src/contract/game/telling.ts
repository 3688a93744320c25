import * as z from "zod";

/** Which telling a scene follows, in the author's words and the story's language. */
export const telling = z
  .object({
    source: z.string().nullable().describe("Null where it follows none, or none is named"),
    is_invented: z.boolean().describe("The scene is invented, in a story that tells again"),
    other_tellings: z
      .string()
      .nullable()
      .describe("What other tellings say where they differ; null where nothing is named"),
  })
  .meta({ id: "Telling" });
export type Telling = z.infer<typeof telling>;

export const partTelling = {
  telling: telling
    .nullable()
    .describe(
      "Null for what is told within a scene, and for a scene of which there is nothing to say",
    ),
};
