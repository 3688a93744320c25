import * as z from "zod";
import { line, prose } from "../fields/text.ts";
import { writtenObject } from "../fields/coerced.ts";
import { bibleLimits, structureLimits } from "../limits.ts";
import { openForm } from "./structure-form.ts";

const name = line({ max: structureLimits.name });
const note = prose({ max: bibleLimits.note }).optional();
const also = z.array(name).max(bibleLimits.names).optional();

const parsedBible = openForm({
  cast: z
    .array(
      openForm({
        name,
        name_native: name.optional(),
        is: note,
        wants: note,
        voice: note,
        garment: note,
        also,
        knows: note,
        secret: note,
      }),
    )
    .max(bibleLimits.entries)
    .default([]),
  places: z
    .array(openForm({ name, name_native: name.optional(), place: note, about: note, also }))
    .max(bibleLimits.entries)
    .default([]),
  objects: z
    .array(openForm({ name, name_native: name.optional(), about: note, also }))
    .max(bibleLimits.entries)
    .default([]),
  names: z
    .array(openForm({ latin: name, native: name }))
    .max(bibleLimits.entries)
    .default([]),
  left_out: z.array(name).max(bibleLimits.entries).optional(),
});

/** The people, places and things of a story. Narrators, painters and memory read it, players never do. */
export const bibleForm = writtenObject(parsedBible);

/** As its author wrote it; whoever shows it parses its entries. */
export const storyBible = z
  .record(z.string(), z.unknown())
  .describe("`cast`, `places`, `objects`, `names` and `left_out`, as the form has them")
  .meta({ id: "StoryBible" });
export type StoryBible = z.infer<typeof storyBible>;
