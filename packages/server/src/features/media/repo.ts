import type { Db } from "../../db/open.ts";
import type { StoredPicture } from "./renditions/painted-pictures.ts";

/** Records a picture; an existing row stays as it is. */
export async function noteMedia(
  db: Db,
  { hash, width, height, alt }: StoredPicture,
  more: { kind: string; mime?: string; scene?: unknown; by?: string; bytes?: number; at: Date },
): Promise<void> {
  await db
    .insertInto("media")
    .values({
      hash,
      kind: more.kind,
      mime: more.mime ?? "image/svg+xml",
      width,
      height,
      alt,
      scene: more.scene === undefined ? null : JSON.stringify(more.scene),
      bytes: more.bytes ?? null,
      created_by: more.by ?? null,
      created_at: more.at,
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

const hashIn = (url: string) => /^\/media\/([0-9a-f]{16,64})\//.exec(url)?.[1];

export async function isKnownHash(db: Db, hash: string): Promise<boolean> {
  const row = db.selectFrom("media").where("hash", "=", hash).select("hash");
  return (await row.executeTakeFirst()) !== undefined;
}

/** Whether this is the path of a picture that one of our servers has stored. */
export async function isStoredPicture(db: Db, url: string): Promise<boolean> {
  const hash = hashIn(url);
  return hash !== undefined && isKnownHash(db, hash);
}

/** The scene that one of our pictures was painted from. */
export async function sceneOfPicture(db: Db, url: string): Promise<unknown> {
  const hash = hashIn(url);
  if (hash === undefined) return undefined;
  const row = db.selectFrom("media").where("hash", "=", hash).select("scene");
  return (await row.executeTakeFirst())?.scene ?? undefined;
}
