import type { Story } from "@katha/api/contract";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { createGameFixture, type GameFixture } from "../../testing/game/game-fixture.ts";
import { rowAcross } from "../../features/game/testing/ferry-story.ts";
import { authoringClient, insertTestCategory, wholeForm } from "../../testing/authoring.ts";
import { hasPooler, startPooler } from "../../testing/database/pooler.ts";
import { findPostgresPrograms } from "../../testing/find-postgres.ts";
import { signUp, type Person } from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";
import {
  startStreamingReplica,
  type StreamingReplica,
} from "../../testing/database/streaming-replica.ts";
import { migrate } from "../../db/migrate.ts";
import { openPostgres, openReplica, type OpenDatabase } from "../../db/open.ts";
import { keepForRole, limitedSettings, usualStatementMs } from "../../db/session-settings.ts";
import { createReplicaReads, type ReplicaReads } from "./reads.ts";
import { followReplica, type Replica, type ReplicaNeeds } from "./replica.ts";

const programs = findPostgresPrograms();
const log = pino({ level: "silent" });

describe.runIf(inject("engine") === "postgres" && programs)("with a replica to read from", () => {
  let pair: StreamingReplica;
  let primary: OpenDatabase;
  let near: Awaited<ReturnType<typeof openReplica>>;
  let replica: Replica;
  let reads: ReplicaReads;
  let game: GameFixture;
  let somebody: Person;
  const follow = (more: Partial<ReplicaNeeds> = {}) =>
    followReplica({
      primary: primary.db,
      replica: near.db,
      allNoteWrites: () => true,
      mostBehindMs: 3_600_000,
      // A busy machine is no fault of the replica.
      answerMayTakeMs: 60_000,
      log,
      ...more,
    });

  beforeAll(async () => {
    pair = await startStreamingReplica(programs ?? "");
    primary = await openPostgres({ url: pair.primaryUrl, connections: 5 });
    await migrate(primary.db);
    near = await openReplica({ url: pair.url, connections: 3 });
    replica = follow();
    reads = createReplicaReads({ db: primary.db, replica, notesWrites: () => true });
    const { db, signals } = primary;
    game = await createGameFixture({ db, signals, reads });
    somebody = await signUp(game.server);
  });
  beforeEach(async () => {
    await pair.resume();
    await replica.check();
    await pair.caughtUp();
    await replica.check();
  });
  afterAll(async () => {
    await game.server.close();
    await near.close();
    await primary.close();
    await pair.close();
  });

  const get = async <Answer>(path: string, by?: Person): Promise<Answer> => {
    const headers = by?.headers ?? {};
    const answer = await game.server.app.inject({ url: `/api/v1${path}`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer>();
  };
  const titles = async (by?: Person) =>
    (await get<{ stories: Story[] }>("/stories/", by)).stories.map(({ title }) => title);
  const mark = (path: string, by: Person) => game.ask("POST", path, { by });
  /** Where the answers of the work were read. */
  const sourcesOf = async (work: () => Promise<unknown>) => {
    const before = { ...reads.figures().reads };
    await work();
    const { replica: ofReplica, primary: ofPrimary } = reads.figures().reads;
    return {
      replica: ofReplica - (before.replica ?? 0),
      primary: ofPrimary - (before.primary ?? 0),
    };
  };

  test("lists, search and pages are what the replica has", async () => {
    await pair.pause();
    await insertStory(primary.db, { title: "The clay horse" });
    expect(await titles()).not.toContain("The clay horse");
    const paths = [
      "/stories/",
      "/stories/featured/",
      "/stories/trending/",
      "/stories/search/?q=ferry",
      "/stories/browse?q=",
      "/stories/surprise",
      `/stories/${game.storyId}`,
      `/stories/${game.storyId}/similar`,
      "/categories/",
      "/categories/tags/",
    ];
    for (const path of paths)
      expect(await sourcesOf(() => get(path)), path).toEqual({ replica: 1, primary: 0 });
    for (const path of ["/stories/liked/", "/stories/bookmarked/", "/game/sessions"])
      expect(await sourcesOf(() => get(path, somebody)), path).toEqual({ replica: 1, primary: 0 });
    await pair.resume();
    await pair.caughtUp();
    expect(await titles()).toContain("The clay horse");
  });

  test("what a reader marked is there for them at once, and for others a moment later", async () => {
    const reader = await signUp(game.server);
    await pair.caughtUp();
    await replica.check();
    const likes = async (by: Person) =>
      (await get<{ stories: Story[] }>("/stories/liked/", by)).stories.map(({ id }) => id);
    const liked = async (by?: Person) =>
      (await get<Story>(`/stories/${game.storyId}`, by)).user_state.hasLiked;
    await pair.pause();
    expect(await likes(reader)).toEqual([]);
    await mark(`/stories/${game.storyId}/like`, reader);
    await mark(`/stories/${game.storyId}/bookmark`, reader);
    expect(await likes(reader)).toEqual([game.storyId]);
    expect(await liked(reader)).toBe(true);
    expect(await sourcesOf(() => get("/stories/bookmarked/", reader))).toEqual({
      replica: 0,
      primary: 1,
    });
    expect(await sourcesOf(() => get("/stories/bookmarked/", somebody))).toEqual({
      replica: 1,
      primary: 0,
    });
    await pair.resume();
    await pair.caughtUp();
    await replica.check();
    expect(await sourcesOf(() => likes(reader))).toEqual({ replica: 1, primary: 0 });
    expect(await likes(reader)).toEqual([game.storyId]);
  });

  test("an author finds what they publish in every list; others who miss it by its address find it", async () => {
    const author = await signUp(game.server, { role: "author" });
    const title = "Nine lamps on the ghats";
    await insertTestCategory(primary.db);
    const { id } = await authoringClient(game.server).write(author, { ...wholeForm, title });
    await pair.caughtUp();
    await replica.check();
    await pair.pause();
    const published = await game.ask("PUT", `/stories/${id}/publish`, { by: author });
    expect(published).toMatchObject({ status: 200 });
    expect(await titles(author)).toContain(title);
    expect(await titles(somebody)).not.toContain(title);
    expect(await titles()).not.toContain(title);
    const page = await get<Story>(`/stories/${id}`);
    expect(page.title).toBe(title);
  });

  test("a turn that is told after its request is in the reader's list of sessions", async () => {
    const reader = await signUp(game.server);
    const { id } = await game.begin(reader);
    await pair.caughtUp();
    await replica.check();
    await pair.pause();
    const { events } = await game.stream(id, rowAcross, { by: reader });
    expect(events.at(-1)?.event).toBe("done");
    const list = () => get<{ sessions: { id: string }[] }>("/game/sessions", reader);
    expect(await sourcesOf(list)).toEqual({ replica: 0, primary: 1 });
  });

  test("a read that the replica keeps waiting moves to the database as soon as the replica is given up", async () => {
    const waiting = reads.by(null, (db) =>
      db === near.db ? new Promise<string>(() => {}) : Promise.resolve("read"),
    );
    replica.distrust();
    expect(await waiting).toBe("read");
  });

  test("while the replica is away everything is answered; once it is back it is read again", async () => {
    const before = await titles();
    expect(before.length).toBeGreaterThan(0);
    await pair.stopReplica();
    expect(await titles()).toEqual(before);
    expect(replica.status().state).toBe("away");
    expect(await sourcesOf(() => titles())).toEqual({ replica: 0, primary: 1 });
    await replica.check();
    expect(replica.status().state).toBe("away");
    const ready = await game.server.app.inject({ url: "/readyz" });
    expect(ready.statusCode).toBe(200);
    await pair.startReplica();
    await replica.check();
    await pair.caughtUp();
    await replica.check();
    expect(await sourcesOf(() => titles())).toEqual({ replica: 1, primary: 0 });
  });

  test("a replica that is too far behind is not read until it has come up", async () => {
    const strict = follow({ mostBehindMs: -1 });
    await strict.check();
    await pair.caughtUp();
    await strict.check();
    expect(strict.status().state).toBe("behind");
    expect(strict.forWriteAt(0n)).toBeUndefined();
  });

  test("until the replica has come to where the log was at the start, it is not read", async () => {
    await pair.pause();
    await insertStory(primary.db);
    const late = follow();
    await late.check();
    expect(late.status().state).toBe("starting");
    await pair.resume();
    await pair.caughtUp();
    await late.check();
    expect(late.status().state).toBe("used");
    await pair.pause();
    await insertStory(primary.db);
    late.distrust();
    await late.check();
    expect(late.status().state).toBe("starting");
  });

  test("while another server does not note what accounts write, the replica is not read", async () => {
    const alone = follow({ allNoteWrites: () => false });
    await alone.check();
    await pair.caughtUp();
    await alone.check();
    expect(alone.status().state).toBe("starting");
  });

  test("what is no replica of this database is not read", async () => {
    const itself = await openReplica({ url: pair.primaryUrl, connections: 1 });
    const other = await openReplica({
      url: pair.url.replace(/\/[^/?]*\?/, "/postgres?"),
      connections: 1,
    });
    for (const { db } of [itself, other]) {
      const wrong = follow({ replica: db });
      await wrong.check();
      expect(wrong.status().state).toBe("other");
    }
    await itself.close();
    await other.close();
  });

  test.runIf(hasPooler)("behind a pooler, too, the replica is read", async () => {
    const settings = limitedSettings({ lockMs: 10_000, statementMs: usualStatementMs });
    await keepForRole(primary.db, settings);
    await pair.caughtUp();
    const pooler = await startPooler(pair.url);
    const lent = await openReplica({
      url: pooler.url,
      directUrl: pair.primaryUrl,
      connections: 8,
    });
    try {
      const pooled = follow({ replica: lent.db, expected: settings });
      await pooled.check();
      await pair.caughtUp();
      await pooled.check();
      expect(pooled.status()).toMatchObject({ state: "used" });
      const through = createReplicaReads({
        db: primary.db,
        replica: pooled,
        notesWrites: () => true,
      });
      const ids = await Promise.all(
        Array.from({ length: 40 }, () =>
          through.by(null, async (db) => {
            expect(db).toBe(lent.db);
            return (await db.selectFrom("stories").select("id").execute()).length;
          }),
        ),
      );
      expect(new Set(ids).size).toBe(1);
    } finally {
      await lent.close();
      await pooler.stop();
    }
  });

  test("a read that stood in the way of replaying is read again; one that took too long is not", async () => {
    const failing = (code: string) =>
      reads.by(null, async (db) => {
        if (db === near.db) throw Object.assign(new Error("ended"), { code });
        return "read";
      });
    expect(await failing("40001")).toBe("read");
    expect(replica.status().state).toBe("used");
    await expect(failing("57014")).rejects.toThrow("ended");
    expect(await failing("57P01")).toBe("read");
    expect(replica.status().state).toBe("away");
  });
});
