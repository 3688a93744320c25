import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { embeddedSource, postgresSource } from "@katha/server/parts/backups/snapshot/open-snapshot";
import { makeBackup } from "@katha/server/parts/backups/make-backup";
import { postgresTarget } from "@katha/server/parts/backups/restore/postgres-target";
import { restore } from "@katha/server/parts/backups/restore/restore";
import { embeddedTarget } from "@katha/server/parts/backups/restore/embedded-target";
import { folderStorage } from "@katha/server/features/media/index";
import { migrate } from "@katha/server/db/migrate";
import { openEmbedded, openPostgres, type Db, type EngineName } from "@katha/server/db/open";
import { systemClock as clock } from "@katha/server/lib/clock";
import { startPostgresCluster } from "@katha/server/testing/database/postgres-cluster";
import { findPostgresPrograms } from "@katha/server/testing/find-postgres";
import { insertStory } from "@katha/server/testing/insert-story";
import { printNumber } from "../number.ts";
import { openBenchApp } from "./bench-server.ts";
import { signUp } from "./sign-up.ts";

/**
 * Twenty clients play fifty turns a second while a backup is made, which is then restored to the other engine: every
 * turn that was answered before the backup began is there, and every wallet has the sum of its entries. PICTURES_MB of
 * pictures go along.
 */
const clients = 20;
const turnsASecond = 50;
const picturesMb = Number(process.env["PICTURES_MB"] ?? 64);
const warmUpMs = 8_000;
const playBeforeMs = 4_000;

const programs = findPostgresPrograms();
const pairs: [EngineName, EngineName][] =
  programs === undefined
    ? [["pglite", "pglite"]]
    : [
        ["pglite", "postgres"],
        ["postgres", "pglite"],
      ];
const folder = await mkdtemp(join(tmpdir(), "katha-bench-backups-"));
try {
  for (const [from, to] of pairs) await measure(from, to);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(from: EngineName, to: EngineName): Promise<void> {
  const home = join(folder, `${from}-to-${to}`);
  await mkdir(home);
  const cluster = programs === undefined ? undefined : await startPostgresCluster(programs);
  const url = cluster?.url ?? "";
  const dataDir = join(home, "database", "cluster");
  await mkdir(join(home, "database"));
  const database =
    from === "pglite" ? await openEmbedded({ dataDir }) : await openPostgres({ url });
  const { db } = database;
  await migrate(db);
  await addPictures(db, home);
  const played = await play(db);

  const memory = watchMemory();
  let heldMs = 0;
  const file = join(home, "backup.tar.gz");
  const scratch = join(home, "copy");
  const onHeld = (milliseconds: number) => {
    heldMs = milliseconds;
  };
  await setTimeout(warmUpMs);
  const { turns: warmedUp } = played.answered();
  await setTimeout(playBeforeMs);
  const before = played.answered();
  const began = performance.now();
  const made = await makeBackup(file, undefined, {
    source:
      from === "pglite"
        ? embeddedSource({ db, clock, cluster: dataDir, scratch, onHeld })
        : postgresSource({ url, polls: false }),
    pictures: folderStorage(join(home, "media")),
    mailFolder: join(home, "mail"),
    settings: {},
    withSecrets: false,
    app: "0.0.0-bench",
    clock,
  });
  const seconds = (performance.now() - began) / 1_000;
  const during = played.answered().turns - before.turns;
  await played.stop();
  const name = `${from} to ${to}`;
  printNumber(
    `${name}: turns before the backup`,
    (before.turns - warmedUp) / (playBeforeMs / 1_000),
    "/s",
  );
  printNumber(`${name}: turns during the backup`, during / seconds, "/s");
  printNumber(`${name}: longest turn, everything`, played.longestMs(), "ms");
  printNumber(`${name}: others waited for the files`, heldMs, "ms");
  printNumber(`${name}: the backup`, seconds, "s");
  printNumber(`${name}: its size`, made.bytes / 2 ** 20, "MB");
  printNumber(`${name}: memory before, with the server`, memory.first, "MB");
  printNumber(`${name}: memory at most`, memory.most(), "MB");
  await database.close();
  await restored(file, { name, to, url, before });
  await cluster?.stop();
}

interface Answered {
  turns: number;
  bySession: ReadonlyMap<string, number>;
}

async function addPictures(db: Db, home: string): Promise<void> {
  const storage = folderStorage(join(home, "media"));
  for (let one = 0; one < picturesMb; one += 1) {
    const hash = randomBytes(16).toString("hex");
    await storage.write(`${hash}.upload`, randomBytes(2 ** 20));
    const row = { kind: "upload", mime: "image/png", width: 1, height: 1, alt: "" };
    await db
      .insertInto("media")
      .values({ ...row, hash, created_at: clock.now() })
      .execute();
  }
}

async function play(db: Db) {
  const app = await openBenchApp({ db });
  const shore = {
    text: "The steps go down.",
    choices: [{ text: "Go", target: "end" }],
    budget: 99,
  };
  const story_id = await insertStory(db, {
    initial_xp: 100_000,
    story_structure: JSON.stringify({
      start_node: "shore",
      nodes: { shore, end: { text: "Away.", choices: [] } },
    }),
  });
  const bySession = new Map<string, number>();
  const playing = { isOver: false };
  let turns = 0;
  let longest = 0;
  const betweenMs = (clients / turnsASecond) * 1_000;
  const playOne = async (one: number) => {
    const headers = { authorization: (await signUp(app, one)).authorization };
    const session = await app.inject({
      method: "PUT",
      url: "/api/v1/game/sessions",
      headers,
      payload: { story_id },
    });
    const { id } = session.json<{ id: string }>();
    let next = performance.now();
    while (!playing.isOver) {
      await setTimeout(Math.max(0, next - performance.now()));
      const asked = performance.now();
      next = asked + betweenMs;
      const answer = await app.inject({
        method: "POST",
        url: `/api/v1/game/sessions/${id}/action`,
        headers,
        payload: { action_type: "custom_action", user_action: "I wait, and watch." },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      longest = Math.max(longest, performance.now() - asked);
      bySession.set(id, (bySession.get(id) ?? 0) + 1);
      turns += 1;
    }
  };
  const crowd = Promise.all(Array.from({ length: clients }, (_, one) => playOne(one)));
  return {
    answered: (): Answered => ({ turns, bySession: new Map(bySession) }),
    longestMs: () => longest,
    stop: async () => {
      playing.isOver = true;
      await crowd;
      await app.close();
    },
  };
}

function watchMemory() {
  const rss = () => process.memoryUsage().rss / 2 ** 20;
  const first = rss();
  let most = first;
  const timer = setInterval(() => {
    most = Math.max(most, rss());
  }, 50);
  timer.unref();
  return {
    first,
    most: () => {
      clearInterval(timer);
      return most;
    },
  };
}

interface Elsewhere {
  name: string;
  to: EngineName;
  url: string;
  before: Answered;
}

async function restored(file: string, { name, to, url, before }: Elsewhere): Promise<void> {
  const dataDir = await mkdtemp(join(folder, "restored-"));
  const memory = watchMemory();
  const began = performance.now();
  await restore(file, undefined, {
    dataDir,
    clock,
    pictures: undefined,
    openTarget: (beside) =>
      to === "pglite"
        ? Promise.resolve(embeddedTarget(beside, clock))
        : postgresTarget({ url, clock }),
  });
  printNumber(`${name}: restored`, (performance.now() - began) / 1_000, "s");
  printNumber(`${name}: memory at most`, memory.most(), "MB");
  const { db, close } =
    to === "pglite"
      ? await openEmbedded({ dataDir: join(dataDir, "database", "cluster") })
      : await openPostgres({ url });
  const { rows } = await sql<{ session_id: string; turns: number }>`
    select session_id, count(*)::integer as turns from turns
    where status = 'settled' group by session_id`.execute(db);
  const found = new Map(rows.map(({ session_id, turns }) => [session_id, turns]));
  const lost = [...before.bySession].filter(([id, turns]) => (found.get(id) ?? 0) < turns);
  const { rows: wallets } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong from wallets w where balance <> (
      select coalesce(sum(amount), 0) from wallet_entries e where e.user_id = w.user_id)`.execute(
    db,
  );
  await close();
  printNumber(`${name}: plays that miss an answered turn`, lost.length, "");
  printNumber(`${name}: wallets that are wrong`, wallets[0]?.wrong ?? -1, "");
  if (lost.length > 0 || wallets[0]?.wrong !== 0) process.exitCode = 1;
}
