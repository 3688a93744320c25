import { randomUUID } from "node:crypto";
import { quotaKinds } from "@katha/api/contract";
import type { Db, EngineName } from "@katha/server/db/open";
import { bytesUsed } from "@katha/server/features/quotas/repo";
import { sql } from "kysely";
import { printNumber } from "../number.ts";
import { openBenchDatabase } from "./bench-server.ts";
import { percentile } from "./waits.ts";

/** The cost of summing up an account's quotas, for an account that has a lot of everything. */
const many = 5_000;
const rounds = 21;

/** A structure of 20 scenes, and a few sentences in each field. */
const scenes = Array.from({ length: 20 }, (_, at) => [
  `scene_${at}`,
  {
    text: Array.from({ length: 40 }, (__, word) => `word${(at * 7 + word * 13) % 997}`).join(" "),
    choices: [],
  },
]);
const structure = JSON.stringify({ start_node: "scene_0", nodes: Object.fromEntries(scenes) });
const text = Array.from({ length: 80 }, (_, word) => `word${(word * 31) % 997}`).join(" ");

async function fill(db: Db): Promise<string> {
  const [user, session] = [randomUUID(), randomUUID()];
  await sql`insert into users (id, username, email, display_name, created_at, updated_at)
    values (${user}, 'author', 'author@example.org', 'Author', now(), now())`.execute(db);
  await sql`insert into stories (id, author_id, status, title, tagline, story_description, story_prompt,
      story_structure, created_at, updated_at)
    select gen_random_uuid(), ${user}, 'draft', 'Draft ' || at, 'A line.', ${text}, ${text},
      ${structure}::json, now(), now() from generate_series(1, ${many}) as at`.execute(db);
  const { rows } = await sql<{
    id: string;
  }>`select id from stories order by id limit 1`.execute(db);
  const story = rows[0]?.id ?? "";
  await sql`insert into story_versions (story_id, version, content, story_structure, saved_at)
    select ${story}, at, jsonb_build_object('title', 'Draft', 'story_prompt', ${text}::text),
      ${structure}::json, now() from generate_series(1, ${many}) as at`.execute(db);
  await sql`insert into game_sessions (id, user_id, story_id, story_version, family, opening,
      initial_xp, current_xp, scenes, created_at, updated_at)
    values (${session}, ${user}, ${story}, 1, ${session}, '{}', 0, 0, '[]', now(), now())`.execute(
    db,
  );
  await sql`insert into turns (id, session_id, number, action, status, retry_of, held, xp_cost, narrative,
      created_at, ended_at)
    select id, ${session}, at, 'continue', 'settled', id, 0, 0, ${text}, now(), now()
    from (select gen_random_uuid() as id, at from generate_series(1, ${many}) as at) as turns`.execute(
    db,
  );
  await sql`insert into media (hash, kind, mime, created_by, width, height, bytes, created_at)
    select md5(at::text), 'upload', 'image/webp', ${user}, 800, 600, 50000, now()
    from generate_series(1, ${many}) as at`.execute(db);
  await sql`vacuum (analyze)`.execute(db);
  return user;
}

async function measure(engine: EngineName): Promise<void> {
  const database = await openBenchDatabase(engine);
  const user = await fill(database.db);
  for (const kind of quotaKinds) {
    const waits: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await bytesUsed(database.db, kind, user);
      waits.push(performance.now() - began);
    }
    printNumber(`${engine}: the sum of ${many} ${kind}`, percentile(waits, 0.5), "ms");
  }
  await database.close();
}

const wanted = process.env["BENCH_ENGINE"];
for (const engine of ["postgres", "pglite"] as const)
  if ((wanted ?? engine) === engine) await measure(engine);
