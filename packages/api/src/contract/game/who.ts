import * as z from "zod";

const thing = z.object({
  id: z.string().meta({ isKey: true }),
  name: z.string(),
  about: z.string(),
});

/** What players are asked before the first line. */
export const whoAsked = z
  .object({
    qualities: z.array(
      z.object({
        id: z.string().meta({ isKey: true }),
        name: z.string(),
        kind: z.enum(["text", "one_of"]).meta({ fallback: "text" }),
        values: z.array(z.string()).describe("To choose from; none where they write"),
        start: z.string().describe("What it is unless they say otherwise"),
      }),
    ),
    things: z.array(thing).describe("To choose from for the bag"),
    things_most: z.int().min(0),
  })
  .meta({ id: "WhoAsked" });
export type WhoAsked = z.infer<typeof whoAsked>;

/** The answers, by id. */
export const whoForm = z
  .object({
    qualities: z.record(z.string(), z.string()).default({}),
    things: z.array(z.string()).default([]),
  })
  .meta({ id: "WhoForm" });
export type WhoForm = z.input<typeof whoForm>;
