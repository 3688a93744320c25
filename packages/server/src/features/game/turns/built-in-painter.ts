import { z } from "zod";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import { createRng } from "@katha/storygraph";
import { altTextOf, mannerOf, type Painters, type Scene, sceneFrom } from "@katha/painter";
import { noteMedia, storeScene, type MediaStore } from "../../media/index.ts";
import { findModel } from "../../models/index.ts";
import type { Paint, Sight } from "./picture.ts";

const name = z.string();
/** What a story's bible says that a painter can use; the rest of it is for narrators. */
const notes = z.object({
  places: z.array(z.object({ name, place: z.string() }).or(z.null().catch(null))).catch([]),
  cast: z
    .array(
      z
        .object({ name, garment: z.string().optional(), is: z.string().optional() })
        .or(z.null().catch(null)),
    )
    .catch([]),
});

function notesOf(bible: unknown) {
  const { places, cast } = notes.catch({ places: [], cast: [] }).parse(bible);
  const known = <One>(one: One | null): one is One => one !== null;
  return { places: places.filter(known), cast: cast.filter(known) };
}

function sceneOf({ text, scene, language, bible, model, seed }: Sight): Scene {
  const seen = sceneFrom({ ...scene, text, language, seed, notes: notesOf(bible) });
  return { ...seen, manner: mannerOf(model) };
}

/** Our own painter: the scene is read from the story's words, painted in a thread and kept as media. */
export function builtInPainter(needs: {
  db: Db;
  clock: Clock;
  store: MediaStore;
  painters: Painters;
}): Paint {
  const { db, clock, store, painters } = needs;
  return {
    paint: async (sight, signal) => {
      const scene = sceneOf(sight);
      const seed = createRng(sight.seed).between(0, 0x7fffffff);
      const alt = altTextOf(scene, sight.language);
      const picture = await storeScene(store, painters, { scene, seed, alt, signal });
      await noteMedia(db, picture, { kind: "scene", scene, by: sight.by, at: clock.now() });
      return {
        url: picture.url,
        alt,
        style: findModel("image", sight.model)?.display_name ?? sight.model,
        prompt: altTextOf(scene, "en"),
        servedBy: "katha",
      };
    },
    inWords: (sight) => altTextOf(sceneOf(sight), sight.language),
  };
}
