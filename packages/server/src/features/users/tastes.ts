import type { KeptTastes, Tastes } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { lockUser } from "./repo.ts";
import { findTastes, replaceTastes } from "./tastes-repo.ts";

export async function tastesOf(db: Db, { id }: Viewer): Promise<KeptTastes> {
  return { tastes: await findTastes(db, id) };
}

export async function keepTastes(db: Db, viewer: Viewer, tastes: Tastes): Promise<KeptTastes> {
  return db.transaction().execute(async (tx) => {
    // Two devices that answer at the same time: the later answer stands whole.
    await lockUser(tx, viewer.id);
    await replaceTastes(tx, viewer.id, tastes);
    return tastesOf(tx, viewer);
  });
}
