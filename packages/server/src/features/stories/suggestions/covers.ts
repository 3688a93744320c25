import type { BodyOf, PaintedCover, paintCovers } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Ids } from "../../../lib/ids.ts";
import { Problem } from "../../../lib/problem.ts";
import { createRng } from "@katha/storygraph";
import type { Viewer } from "../../../lib/viewer.ts";
import { WorkFailed, WorkStopped } from "../../../lib/workers/worker-pool.ts";
import {
  altTextOf,
  type PaintingStyleName,
  paintingStyleNames,
  type Scene,
  sceneFrom,
} from "@katha/painter";
import { noteMedia, storeScene, type MediaStore, type Painters } from "../../media/index.ts";
import { findModel } from "../../models/index.ts";

export interface CoversNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  store: MediaStore;
  painters: Painters;
}

type SuggestionInput = BodyOf<typeof paintCovers>;

function notPainted(): Problem {
  return new Problem(503, "not_painted", "The painter has too much to do just now. Try again.", {
    headers: { "retry-after": "5" },
  });
}

/** The scene of a cover; the author's wish outweighs the opening's words. */
function sceneOf(input: SuggestionInput, seed: string, manner: PaintingStyleName): Scene {
  const {
    wish,
    opening = { text: "" },
    language,
    title,
    tagline,
    story_description: about,
  } = input;
  const { text, cast, ...facts } = opening;
  const { place, mood, hour, weather } =
    wish === "" ? facts : { place: wish, mood: wish, hour: wish, weather: wish };
  const scene = sceneFrom({
    text: [wish, title, tagline, about, ...Object.values(facts), text].join("\n"),
    place,
    mood,
    hour,
    weather,
    cast,
    language,
    seed,
  });
  return { ...scene, manner };
}

/** One cover per painting style. They belong to no story until one is saved with them. */
export async function coversFor(
  { db, clock, ids, store, painters }: CoversNeeds,
  input: SuggestionInput,
  viewer: Viewer,
  signal: AbortSignal,
): Promise<{ drafts: PaintedCover[] }> {
  const painted = async (manner: PaintingStyleName): Promise<PaintedCover> => {
    const own = ids();
    const scene = sceneOf(input, own, manner);
    const seed = createRng(own).between(0, 0x7fffffff);
    const alt = altTextOf(scene, input.language);
    const wanted = { scene, seed, alt, use: "cover", signal } as const;
    const picture = await storeScene(store, painters, wanted);
    await noteMedia(db, picture, { kind: "cover", scene, by: viewer.id, at: clock.now() });
    const by = findModel("image", manner)?.display_name ?? manner;
    return { url: picture.url, alt, painted_by: by };
  };
  try {
    return { drafts: await Promise.all(paintingStyleNames.map(painted)) };
  } catch (error) {
    throw error instanceof WorkStopped || error instanceof WorkFailed ? notPainted() : error;
  }
}
