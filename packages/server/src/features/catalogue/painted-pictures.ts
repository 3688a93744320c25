import { cover, emblem } from "@katha/painter";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import {
  type MediaStore,
  noteMedia,
  storeEmblem,
  storePainted,
  type StoredPicture,
} from "../media/index.ts";
import type { Pictures } from "./load.ts";

/** The catalogue's pictures, painted by the built-in painter and recorded in the database. */
export function paintedPictures(
  { db, clock }: { db: Db; clock: Clock },
  store: MediaStore,
): Pictures {
  const recorded = async (picture: StoredPicture, kind: string, scene: unknown) => {
    await noteMedia(db, picture, { kind, scene, at: clock.now() });
    return picture;
  };
  return {
    cover: async (recipe) =>
      recorded(await storePainted(store, cover.parse(recipe)), "cover", recipe),
    emblem: async (recipe) =>
      recorded(await storeEmblem(store, emblem.parse(recipe)), "emblem", recipe),
  };
}
