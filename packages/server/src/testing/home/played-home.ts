import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Person } from "../index.ts";
import { insertStory } from "../insert-story.ts";
import { rowAcross } from "../../features/game/testing/ferry-story.ts";
import { createGameFixture } from "../game/game-fixture.ts";
import type { Migration } from "../../db/migrate.ts";
import type { Home } from "./home.ts";

const hash = (digit: string) => digit.repeat(32);

/** Values that a careless copy changes. */
const oddWords = `quotes " ' and a \\ back \\n slash,\na line, a tab\t, नमस्ते, 🜁, and , { } [ ] NULL`;

export interface Played {
  player: Person;
  session: string;
}

/** Somebody has played here, paid for it, and left pictures and an e-mail. */
export async function playIn(
  home: Home,
  turns = 3,
  migrations?: readonly Migration[],
): Promise<Played> {
  const database = await home.open(migrations);
  try {
    const { db, signals } = database;
    const game = await createGameFixture({ db, signals });
    const { id } = await game.begin();
    for (let turn = 0; turn < turns; turn += 1)
      await game.act(id, { ...rowAcross, selected_model: "vyasa" });
    await insertStory(db, { title: "Odd", tagline: oddWords, story_description: oddWords });
    await notePicture(home, db, { name: `${hash("a")}.upload`, bytes: Buffer.from("a picture") });
    await notePicture(home, db, {
      name: `${hash("b")}.painted.br`,
      bytes: Buffer.alloc(70_000, 7),
    });
    await db
      .insertInto("media")
      .values({ ...picture, hash: hash("c"), created_at: new Date(), scene: "null" })
      .execute();
    await mkdir(join(home.folder, "mail"), { recursive: true });
    await writeFile(join(home.folder, "mail", "2026-01-15T09-30-00-000Z-verify-1.eml"), oddWords);
    await game.server.close();
    return { player: game.player, session: id };
  } finally {
    await database.close();
  }
}

const picture = { kind: "upload", mime: "image/png", width: 1, height: 1, alt: "", bytes: 9 };

type Db = Awaited<ReturnType<Home["open"]>>["db"];

async function notePicture(
  home: Home,
  db: Db,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<void> {
  await home.pictures.write(name, bytes);
  const row = { ...picture, hash: name.slice(0, 32), created_at: new Date() };
  await db.insertInto("media").values(row).execute();
}
