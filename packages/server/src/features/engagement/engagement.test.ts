import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "../../db/open.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import { forgetShares } from "./repo.ts";
import { recordCompletion, recordPlay, takeBackCompletion } from "./index.ts";

let server: TestApp;
let player: Person;
let storyId: string;
beforeAll(async () => {
  server = await createTestApp();
  player = await signUp(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  storyId = await insertStory(server.db);
});

interface Sending {
  who?: Person;
  key?: string;
  payload?: object;
  id?: string;
}

function send(act: "like" | "bookmark" | "share" | "rating", sending: Sending = {}) {
  const { who = player, key, payload, id = storyId } = sending;
  return server.app.inject({
    method: act === "rating" ? "PUT" : "POST",
    url: `/api/v1/stories/${id}/${act}`,
    headers: { ...who.headers, ...(key !== undefined && { "idempotency-key": key }) },
    ...(payload && { payload }),
  });
}

async function readStory(who?: Person) {
  const headers = who?.headers ?? {};
  return (await server.app.inject({ url: `/api/v1/stories/${storyId}`, headers })).json();
}

interface InTransaction {
  tx: Tx;
  clock: TestApp["clock"];
  jobs: TestApp["jobs"];
}
const within = (work: (needs: InTransaction) => Promise<unknown>) =>
  server.db.transaction().execute((tx) => work({ tx, clock: server.clock, jobs: server.jobs }));

const finish = (who: Person, sessionId = server.ids()) =>
  within((needs) => recordCompletion(needs, { storyId, userId: who.id, sessionId }));

describe.each([
  ["like", "is_liked", "likes_total", "hasLiked"],
  ["bookmark", "is_bookmarked", "bookmarks_total", "hasBookmarked"],
] as const)("a %s", (act, flag, total, state) => {
  test("is set and taken back, and shows on the story and in lists", async () => {
    expect((await send(act)).json()).toEqual({ [flag]: true, [total]: 1 });
    const seen = await readStory(player);
    expect(seen.user_state[state]).toBe(true);
    expect(seen.stats[total]).toBe(1);
    expect((await readStory()).user_state[state]).toBe(false);
    const list = await server.app.inject({ url: "/api/v1/stories/", headers: player.headers });
    const onShelf = list.json().stories.find(({ id }: { id: string }) => id === storyId);
    expect(onShelf.user_state[state]).toBe(true);
    expect((await send(act)).json()).toEqual({ [flag]: false, [total]: 0 });
    expect((await readStory(player)).user_state[state]).toBe(false);
  });

  test("repeated with its key gets the same answer and counts once, also in parallel", async () => {
    const key = server.ids();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(act, { key })));
    for (const answer of [...answers, await send(act, { key })]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ [flag]: true, [total]: 1 });
    }
    const other = await signUp(server);
    expect((await send(act, { key, who: other })).json()).toEqual({ [flag]: true, [total]: 2 });
    const elsewhere = await send(act, { key, id: await insertStory(server.db) });
    expect(elsewhere.statusCode).toBe(422);
    expect(elsewhere.json()).toMatchObject({ code: "idempotency_key_reused" });
  });

  test("is counted exactly under parallel toggles", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(server)));
    const presses = people.flatMap((who, index) =>
      Array.from({ length: index + 1 }, () => send(act, { who })),
    );
    const answers = await Promise.all(presses);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    // An odd number of toggles leaves it set.
    expect((await readStory()).stats[total]).toBe(4);
    const states = await Promise.all(people.map(readStory));
    expect(states.map((seen) => seen.user_state[state])).toEqual(
      people.map((_, index) => index % 2 === 0),
    );
  });

  test("needs a story that there is, and a key that can be one", async () => {
    expect((await send(act, { id: server.ids() })).statusCode).toBe(404);
    expect((await send(act, { key: "with blanks" })).statusCode).toBe(422);
    expect((await send(act, { key: "x".repeat(201) })).statusCode).toBe(422);
  });
});

describe("a share", () => {
  const shareFrom = async (remoteAddress: string) => {
    const url = `/api/v1/stories/${storyId}/share`;
    const answer = await server.app.inject({ method: "POST", url, remoteAddress });
    return answer.json().shares_count;
  };

  test("counts once for each of many who share at once, visitors and accounts", async () => {
    const visitors = Array.from({ length: 10 }, (_, index) => `203.0.113.${index}`);
    const others = await Promise.all(Array.from({ length: 10 }, () => signUp(server)));
    await Promise.all([
      ...visitors.map(shareFrom),
      ...others.map((who) => send("share", { who })),
      ...others.map((who) => send("share", { who })),
    ]);
    expect((await readStory()).stats.shares_count).toBe(20);
    const draft = await insertStory(server.db, { status: "draft" });
    expect((await send("share", { id: draft })).statusCode).toBe(404);
  });

  test("counts a visitor once a day, however often it is asked for", async () => {
    for (let time = 0; time < 40; time += 1)
      expect(await shareFrom(`2001:db8:1:2::${time}`)).toBe(1);
    for (let time = 0; time < 3; time += 1)
      expect((await send("share")).json().shares_count).toBe(2);
    const today = server.clock.now();
    server.clock.advance(86_400_000);
    expect(await shareFrom("2001:db8:1:2::1")).toBe(3);
    await forgetShares(server.db, new Date(server.clock.now().getTime() + 86_400_000));
    server.clock.set(today);
    expect(await server.db.selectFrom("story_shares").selectAll().execute()).toEqual([]);
  });

  test("leaves no address in the database", async () => {
    await shareFrom("203.0.113.77");
    const kept = JSON.stringify(await server.db.selectFrom("story_shares").selectAll().execute());
    expect(kept).toContain(storyId);
    expect(kept).not.toContain("203.0.113");
  });
});

describe("a rating", () => {
  test("needs a finished story", async () => {
    const answer = await send("rating", { payload: { rating: 5 } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "not_finished" });
    expect((await readStory(player)).reading).toEqual({
      has_begun: false,
      has_finished: false,
      rating: null,
    });
    await within((needs) =>
      recordPlay(needs, { storyId, userId: player.id, sessionId: server.ids() }),
    );
    expect((await send("rating", { payload: { rating: 5 } })).statusCode).toBe(409);
    await finish(player);
    expect((await readStory(player)).reading).toEqual({
      has_begun: false,
      has_finished: true,
      rating: null,
    });
    expect((await send("rating", { payload: { rating: 5 } })).json()).toEqual({
      rating: 5,
      average_rating: 5,
    });
    expect((await readStory(player)).reading).toEqual({
      has_begun: false,
      has_finished: true,
      rating: 5,
    });
    expect(await readStory()).not.toHaveProperty("reading");
  });

  test("counts once per player, and the last one wins", async () => {
    const people = await Promise.all([5, 4, 4].map(() => signUp(server)));
    for (const who of people) await finish(who);
    const rated = people.flatMap((who, index) =>
      [1, 2, 5 - Math.min(index, 1)].map((rating) => ({ who, payload: { rating } })),
    );
    for (const sending of rated) expect((await send("rating", sending)).statusCode).toBe(200);
    expect((await readStory()).stats.average_rating).toBe(4.3);
    const { ratings_count, ratings_sum } = await server.db
      .selectFrom("story_stats")
      .selectAll()
      .where("story_id", "=", storyId)
      .executeTakeFirstOrThrow();
    expect({ ratings_count, ratings_sum }).toEqual({ ratings_count: 3, ratings_sum: 13 });
  });

  test.each([0, 6, 2.5, "5", null])("of %j is refused", async (rating) => {
    await finish(player);
    expect((await send("rating", { payload: { rating } })).statusCode).toBe(422);
  });
});

describe("plays and completions", () => {
  const stats = async () => (await readStory()).stats;

  test("count once per session, also when recorded twice at once", async () => {
    const sessionId = server.ids();
    const play = { storyId, userId: player.id, sessionId };
    await Promise.all(Array.from({ length: 6 }, () => within((n) => recordPlay(n, play))));
    await within((n) => recordPlay(n, { ...play, sessionId: server.ids() }));
    await Promise.all(Array.from({ length: 6 }, () => within((n) => recordCompletion(n, play))));
    expect(await stats()).toMatchObject({ plays_total: 2, completion_rate: 50 });
  });

  test("an undone completion is removed, and comes back once", async () => {
    const play = { storyId, userId: player.id, sessionId: server.ids() };
    await within((n) => recordPlay(n, play));
    const before = await warmth();
    await finish(player, play.sessionId);
    await within((n) => takeBackCompletion(n, play));
    await within((n) => takeBackCompletion(n, play));
    expect((await stats()).completion_rate).toBe(0);
    expect(await warmth()).toBeCloseTo(before ?? 0, 9);
    await finish(player, play.sessionId);
    await finish(player, play.sessionId);
    expect((await stats()).completion_rate).toBe(100);
  });

  async function warmth(): Promise<number | null> {
    const row = await server.db
      .selectFrom("story_stats")
      .select("warmth")
      .where("story_id", "=", storyId)
      .executeTakeFirstOrThrow();
    return row.warmth;
  }

  test("raise a story's warmth once a day per player, and fade with time", async () => {
    const play = () =>
      within((n) => recordPlay(n, { storyId, userId: player.id, sessionId: server.ids() }));
    await play();
    const once = (await warmth()) ?? 0;
    for (let again = 0; again < 5; again += 1) await play();
    expect(await warmth()).toBe(once);
    await send("like");
    expect(await warmth()).toBeGreaterThan(once);
    await send("like");
    expect(await warmth()).toBeCloseTo(once, 9);
    server.clock.advance(3 * 86_400_000);
    player = await signUp(server, { username: `later_${server.ids().slice(-8)}` });
    await play();
    // A play three days ago is worth half as much as one today.
    expect((await warmth()) ?? 0).toBeCloseTo(once + Math.LN2 + Math.log(1.5), 9);
  });

  test("a single like taken back leaves no warmth", async () => {
    await send("like");
    await send("like");
    expect(await warmth()).toBeNull();
  });
});

test("likes, bookmarks and ratings of a deleted account no longer count", async () => {
  const leaver = await signUp(server);
  for (const who of [leaver, player]) {
    for (const act of ["like", "bookmark"] as const) await send(act, { who });
    await finish(who);
    await send("rating", { who, payload: { rating: who === leaver ? 1 : 4 } });
  }
  const taken = await server.app.inject({ url: "/api/v1/auth/me/export", headers: leaver.headers });
  expect(taken.json()).toMatchObject({
    liked_story_ids: [storyId],
    bookmarked_story_ids: [storyId],
    ratings: [{ story_id: storyId, rating: 1 }],
  });
  const left = await server.app.inject({
    method: "DELETE",
    url: "/api/v1/auth/me",
    headers: leaver.headers,
    payload: { password: leaver.password },
  });
  expect(left.statusCode).toBe(200);
  expect((await readStory()).stats).toMatchObject({
    likes_total: 1,
    bookmarks_total: 1,
    average_rating: 4,
  });
});
