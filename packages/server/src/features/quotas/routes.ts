import { deleteUnusedPictures, readStorage } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { RegisterCall } from "../../lib/register-call.ts";
import type { MediaStore } from "../media/index.ts";
import type { Quotas } from "./quotas.ts";
import { forgetUnusedPictures, largestPlays, unusedPictures } from "./repo.ts";

export interface QuotaDependencies {
  db: Db;
  quotas: Quotas;
  store: MediaStore;
}

const mostPlays = 10;

export function quotaRoutes(
  register: RegisterCall,
  { db, quotas, store }: QuotaDependencies,
): void {
  register(readStorage, async ({ viewer }) => {
    const { id } = viewer;
    const plays = await largestPlays(db, id, mostPlays);
    return {
      ...(await quotas.usedBy(db, id)),
      unused_pictures: await unusedPictures(db, id),
      largest_plays: plays.map((play) =>
        Object.assign(play, { updated_at: play.updated_at.toISOString() }),
      ),
    };
  });

  register(deleteUnusedPictures, async ({ viewer }) => {
    const hashes = await forgetUnusedPictures(db, viewer.id);
    for (const hash of hashes) await store.remove(hash);
    return { deleted: hashes.length };
  });
}
