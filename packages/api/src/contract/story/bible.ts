import { z } from "zod";
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
});

/** Who and what there is in a story. Narrators, painters and memory read it, players never do. */
export const bibleForm = writtenObject(parsedBible);

const written = z.looseObject;
const names = z.array(z.string()).optional();
const told = z.string().optional();

export const storyBible = z
  .looseObject({
    cast: z
      .array(
        written({
          name: z.string(),
          name_native: told,
          is: told,
          wants: told,
          voice: told,
          garment: told,
          also: names.describe("Other names that it is called by"),
          knows: told,
          secret: told.describe("Never told to a player"),
        }),
      )
      .optional(),
    places: z
      .array(
        written({
          name: z.string(),
          name_native: told,
          place: told.describe("A place of the painter"),
          about: told,
          also: names,
        }),
      )
      .optional(),
    objects: z
      .array(written({ name: z.string(), name_native: told, about: told, also: names }))
      .optional(),
    names: z
      .array(written({ latin: z.string(), native: z.string() }))
      .optional()
      .describe("Other proper names, in both scripts"),
  })
  .meta({ id: "StoryBible" });
export type StoryBible = z.infer<typeof storyBible>;
