import {
  accountExport,
  corrections as correctionsAnswer,
  myStories,
  type Correction,
} from "@katha/api/contract";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signUp, type Person } from "../../../testing/index.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import { ferryStory, rowAcross } from "../testing/ferry-story.ts";
import { createGameFixture, type GameFixture } from "../../../testing/game/game-fixture.ts";
import { mostOpen } from "./corrections.ts";
import { correctionsSweep, keptDays } from "./sweep.ts";

let game: GameFixture;
let author: Person;
let reader: Person;
let storyId: string;
beforeAll(async () => {
  game = await createGameFixture();
});
afterAll(() => game.server.close());
beforeEach(async () => {
  author = await signUp(game.server, { role: "author" });
  reader = await signUp(game.server);
  storyId = await write(author);
});

const write = (by: Person, more: object = {}) =>
  insertStory(game.server.db, {
    id: game.server.ids(),
    author_id: by.id,
    story_structure: JSON.stringify(ferryStory),
    ...more,
  });

const words = { passage: "The boat waits at the shore.", proposed: "The boat lies at the shore." };

const send = (more: object = {}, by = reader, story = storyId) =>
  game.ask("POST", `/stories/${story}/corrections`, { by, payload: { ...words, ...more } });

async function listed(by = author, story = storyId): Promise<Correction[]> {
  const { body } = await game.ask("GET", `/stories/${story}/corrections`, { by });
  return correctionsAnswer.parse(body).corrections;
}

const settle = (correction: string | undefined, status: string, by = author) =>
  game.ask("PUT", `/stories/${storyId}/corrections/${correction}`, { by, payload: { status } });

async function begin(by = reader, story_id = storyId): Promise<string> {
  const { body } = await game.ask("PUT", "/game/sessions/", { by, payload: { story_id } });
  return String(body["id"]);
}

describe("a correction", () => {
  test("is counted in the author's list of stories until it is settled, and in nobody else's", async () => {
    await send();
    await send({ proposed: "The boat was tied to the shore." });
    const waiting = async (by: Person) => {
      const { body } = await game.ask("GET", "/stories/my/", { by });
      return myStories.answer.parse(body).map((story) => story.corrections_waiting);
    };
    expect(await waiting(author)).toEqual([2]);
    await settle((await listed())[0]?.id, "dismissed");
    expect(await waiting(author)).toEqual([1]);
    const other = await signUp(game.server, { role: "author" });
    await write(other);
    expect(await waiting(other)).toEqual([0]);
  });

  test("reaches the author with its words and the day, and says nothing of who or when", async () => {
    const { status, body } = await send({ passage: ` ${words.passage}\n`, note: " Boats lie. " });
    expect([status, body]).toEqual([201, { message: "Thank you. The author will read it." }]);
    const [correction, ...others] = await listed();
    expect(others).toEqual([]);
    expect(correction).toEqual({
      id: expect.any(String),
      ...words,
      note: "Boats lie.",
      scene: null,
      day: game.server.clock.now().toISOString().slice(0, 10),
      status: "open",
    });
    const { body: raw } = await game.ask("GET", `/stories/${storyId}/corrections`, { by: author });
    const kept = JSON.stringify(raw);
    for (const trace of [reader.id, reader.user.username, reader.user.display_name])
      expect(kept).not.toContain(trace);
    const admin = await signUp(game.server, { role: "admin" });
    expect(await listed(admin)).toEqual([correction]);
  });

  test("of a play knows the scene: of the opening, and of a part", async () => {
    const session_id = await begin();
    await send({ part: { session_id, turn: "opening" } });
    const { body } = await game.act(session_id, rowAcross, { by: reader });
    await send({ passage: "The river is wide.", part: { session_id, turn: body.turn_id } });
    expect((await listed()).map(({ scene }) => scene)).toEqual(["shore", "river"]);
  });

  test("is taken from one's own play of this very story alone", async () => {
    const session_id = await begin();
    const part = { session_id, turn: "opening" };
    const other = await signUp(game.server);
    expect((await send({ part }, other)).status).toBe(404);
    const elsewhere = await write(author);
    expect((await send({ part }, reader, elsewhere)).status).toBe(404);
    expect((await send({ part: { session_id, turn: game.server.ids() } })).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect(await listed(author, elsewhere)).toEqual([]);
  });

  test("needs both texts, within their lengths", async () => {
    const faulty = [
      { passage: "  " },
      { proposed: "" },
      { passage: "x".repeat(4_001) },
      { proposed: "x".repeat(4_001) },
      { note: "x".repeat(2_001) },
    ];
    for (const more of faulty) expect((await send(more)).status).toBe(422);
    expect(await listed()).toEqual([]);
    const longest = { passage: "x".repeat(4_000), proposed: "y".repeat(4_000) };
    expect((await send({ ...longest, note: "z".repeat(2_000) })).status).toBe(201);
  });

  test("sent again after a lost answer is one; two readers' are two", async () => {
    await send();
    await send();
    expect(await listed()).toHaveLength(1);
    await send({}, await signUp(game.server));
    expect(await listed()).toHaveLength(2);
  });

  test("sent twice at once is one", async () => {
    const sent = await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(sent.every(({ status }) => status === 201)).toBe(true);
    expect(await listed()).toHaveLength(1);
  });

  test("is refused once 200 of the same player are waiting", async () => {
    const { db, ids, clock } = game.server;
    const waiting = Array.from({ length: mostOpen }, (_, at) => ({
      id: ids(),
      story_id: storyId,
      sent_by: reader.id,
      passage: `Line ${at}`,
      proposed: `Line ${at}.`,
      note: "",
      created_at: clock.now(),
    }));
    await db.insertInto("corrections").values(waiting).execute();
    const refused = await send();
    expect([refused.status, refused.body["code"]]).toEqual([409, "too_many_corrections"]);
    await settle(waiting[0]?.id, "dismissed");
    const atOnce = [send(), send({ proposed: "The boat is tied to the shore." })];
    const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
  });
});

describe("the author", () => {
  test("settles a correction, and opens it again; the open ones come first", async () => {
    await send();
    await send({ passage: "The far shore." });
    const [first, second] = await listed();
    const { status, body } = await settle(first?.id, "done");
    expect([status, body]).toEqual([200, { ...first, status: "done" }]);
    expect(await listed()).toEqual([second, { ...first, status: "done" }]);
    await settle(first?.id, "open");
    expect(await listed()).toEqual([first, second]);
    expect((await settle(game.server.ids(), "done")).status).toBe(404);
  });

  test("of another story cannot settle it", async () => {
    await send();
    const [correction] = await listed();
    const other = await signUp(game.server, { role: "author" });
    const own = await write(other);
    const path = `/stories/${own}/corrections/${correction?.id}`;
    const payload = { status: "dismissed" };
    expect((await game.ask("PUT", path, { by: other, payload })).status).toBe(404);
    expect(await listed()).toEqual([correction]);
  });
});

describe("what is kept", () => {
  const sweep = async () => {
    const { db, clock } = game.server;
    const log = pino({ level: "silent" });
    await correctionsSweep.run({}, { db, clock, log, signal: new AbortController().signal });
  };

  test("goes 90 days after it was settled, and stays while it waits", async () => {
    await send();
    await send({ passage: "The far shore." });
    const [first, second] = await listed();
    await settle(first?.id, "dismissed");
    const { db, clock } = game.server;
    const settledAgo = (days: number) =>
      db
        .updateTable("corrections")
        .set({ settled_at: new Date(clock.now().getTime() - days * 86_400_000) })
        .where("id", "=", first?.id ?? "")
        .execute();
    await settledAgo(keptDays - 1);
    await sweep();
    expect(await listed()).toHaveLength(2);
    await settledAgo(keptDays + 1);
    await sweep();
    expect(await listed()).toEqual([second]);
  });

  test("is in its sender's export, goes with their account, and with the story", async () => {
    const elsewhere = await write(author);
    await send({ note: "Boats lie." });
    await send({}, reader, elsewhere);
    const other = await signUp(game.server);
    await send({ proposed: "A boat waits." }, other);
    const { body } = await game.ask("GET", "/auth/me/export", { by: reader });
    const { corrections } = accountExport.parse(body);
    expect(corrections).toMatchObject([
      { story_id: storyId, ...words, note: "Boats lie.", status: "open" },
      { story_id: elsewhere, ...words },
    ]);
    const { db } = game.server;
    await db.deleteFrom("stories").where("id", "=", elsewhere).execute();
    const left = () => db.selectFrom("corrections").select("sent_by").execute();
    expect((await left()).filter(({ sent_by }) => sent_by === reader.id)).toHaveLength(1);
    const leaving = await game.server.app.inject({
      method: "DELETE",
      url: "/api/v1/auth/me",
      headers: reader.headers,
      payload: { password: reader.password },
    });
    expect(leaving.statusCode).toBe(200);
    expect((await left()).filter(({ sent_by }) => sent_by === reader.id)).toEqual([]);
    expect(await listed()).toMatchObject([{ proposed: "A boat waits." }]);
  });
});
