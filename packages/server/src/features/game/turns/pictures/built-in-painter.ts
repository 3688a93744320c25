import { z } from "zod";
import type { Db } from "../../../../db/open.ts";
import type { Clock } from "../../../../lib/clock.ts";
import { createRng } from "@katha/storygraph";
import { altTextOf, paintingStyleOf, sceneFrom, type Scene } from "@katha/painter";
import { noteMedia, storeScene, type MediaStore, type Painters } from "../../../media/index.ts";
import { findModel } from "../../../models/index.ts";
import type { Paint, PictureRequest } from "./paint.ts";

const name = z.string();

/** The entries of a list that painters can use. */
const entries = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .array(shape.or(z.null().catch(null)))
    .transform((all) => all.filter((one) => one !== null))
    .catch([]);

/** The part of a story's bible that painters use; the rest is for narrators. */
const notes = z
  .object({
    places: entries(z.object({ name, place: z.string() })),
    cast: entries(z.object({ name, garment: z.string().optional(), is: z.string().optional() })),
    objects: entries(z.object({ name, also: z.array(z.string()).default([]) })),
  })
  .catch({ places: [], cast: [], objects: [] });

function sceneOf({ scene, people, bible, model, ...moment }: PictureRequest): Scene {
  const { places, cast, objects: things } = notes.parse(bible);
  // What the bible says of somebody goes before what the text does.
  const known = { places, things, cast: [...cast, ...people] };
  const seen = sceneFrom({ ...scene, ...moment, notes: known });
  return { ...seen, manner: paintingStyleOf(model) };
}

/** The built-in painter: reads the scene from the text, paints in a worker thread and stores the picture. */
export function builtInPainter(needs: {
  db: Db;
  clock: Clock;
  store: MediaStore;
  painters: Painters;
}): Paint {
  const { db, clock, store, painters } = needs;
  return {
    paint: async (request, signal) => {
      const scene = sceneOf(request);
      const seed = createRng(request.seed).between(0, 0x7fffffff);
      const alt = altTextOf(scene, request.language);
      const picture = await storeScene(store, painters, { scene, seed, alt, signal });
      await noteMedia(db, picture, { kind: "scene", scene, by: request.by, at: clock.now() });
      return {
        url: picture.url,
        alt,
        style: findModel("image", request.model)?.display_name ?? request.model,
        prompt: altTextOf(scene, "en"),
        servedBy: "katha",
      };
    },
    inWords: (request) => altTextOf(sceneOf(request), request.language),
  };
}
