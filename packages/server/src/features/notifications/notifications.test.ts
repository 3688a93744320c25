import {
  accountExport,
  notifications as notificationsAnswer,
  type Notifications,
} from "@katha/api/contract";
import { builtInNarrator } from "@katha/narrator";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createJobRunner } from "../../jobs/job-runner.ts";
import type { JobKind } from "../../jobs/kinds.ts";
import { authoringClient, insertTestCategory, wholeForm } from "../../testing/authoring.ts";
import { deliverEmails, signInAgain, signUp, type Person } from "../../testing/index.ts";
import { answeredLinesTold } from "../game/index.ts";
import { createGameFixture, type GameFixture } from "../../testing/game/game-fixture.ts";
import { newsLetter } from "./by-email.ts";
import { followersTold } from "./story-changed.ts";
import { keptDays, mostKept, notificationsSweep } from "./sweep.ts";

let game: GameFixture;
let authoring: ReturnType<typeof authoringClient>;
let author: Person;
let reader: Person;
let linesKept = 0;
beforeAll(async () => {
  game = await createGameFixture({
    narratorFor: () => builtInNarrator,
    watchTurns: async (point) => {
      if (point === "kept") linesKept += 1;
    },
  });
  await insertTestCategory(game.server.db);
  authoring = authoringClient(game.server);
});
afterAll(() => game.server.close());
beforeEach(async () => {
  author = await signUp(game.server);
  reader = await signUp(game.server);
  await game.server.db.deleteFrom("notifications").execute();
});

async function told(by: Person, query = ""): Promise<Notifications> {
  const { status, body } = await game.ask("GET", `/notifications/${query}`, { by });
  expect(status).toBe(200);
  return notificationsAnswer.parse(body);
}

const unread = async (by: Person) =>
  (await game.ask("GET", "/notifications/unread", { by })).body["unread"];

async function run(...kinds: JobKind[]): Promise<void> {
  const log = pino({ level: "silent" });
  await createJobRunner(game.server.jobs, kinds, { ...game.server, log }).runDue();
}

/** A change is told of when its author has let the story be for a while; everybody signs in again. */
async function afterAWhile(): Promise<void> {
  game.server.clock.advance(3_600_000);
  await run(followersTold(game.server), answeredLinesTold(game.server));
  author = await signInAgain(game.server, author.user);
  reader = await signInAgain(game.server, reader.user);
}

async function published(form: Partial<typeof wholeForm> = {}): Promise<string> {
  const { id } = await authoring.write(author, form);
  expect((await authoring.ask("PUT", `/stories/${id}/publish`, author)).status).toBe(200);
  return id;
}

const bookmark = (id: string, by: Person) => game.ask("POST", `/stories/${id}/bookmark`, { by });

const ferry = wholeForm.story_structure as { start_node: string; nodes: Record<string, object> };
const withScene = (name: string) => ({
  ...ferry,
  nodes: {
    ...ferry.nodes,
    shore: {
      text: "The boat waits.",
      choices: [
        { text: "Row", target: "far" },
        { text: "Swim", target: name },
      ],
    },
    [name]: { text: "The water is cold.", choices: [] },
  },
});

const whole = { title: wholeForm.title, description: wholeForm.story_description };

const save = async (id: string, fields: object) =>
  expect(
    (await authoring.ask("PUT", `/stories/${id}`, author, { ...whole, ...fields })).status,
  ).toBe(200);

async function correct(id: string): Promise<string> {
  const payload = { passage: "The boat waits.", proposed: "The boat lies at the shore." };
  expect(
    (await game.ask("POST", `/stories/${id}/corrections`, { by: reader, payload })).status,
  ).toBe(201);
  const { body } = await game.ask("GET", `/stories/${id}/corrections`, { by: author });
  return (body["corrections"] as { id: string }[])[0]?.id ?? "";
}

const settle = (id: string, correction: string, status: string) =>
  game.ask("PUT", `/stories/${id}/corrections/${correction}`, { by: author, payload: { status } });

const users = () => game.server.db.updateTable("users");

/** As many as there are numbers, the last one the newest. */
async function given(to: Person, count: number): Promise<void> {
  const { db, ids, clock } = game.server;
  const rows = Array.from({ length: count }, (_, at) => ({
    id: ids(),
    user_id: to.id,
    kind: "task_completed" as const,
    occasion: `${clock.now().toISOString()} ${at}`,
    task_id: "garland",
    title: `Task ${at}`,
    created_at: new Date(clock.now().getTime() + at),
  }));
  await db.insertInto("notifications").values(rows).execute();
}

describe("a user is told", () => {
  test("that a task is done, once, with what it paid; the day's tasks are not told of", async () => {
    const id = await published();
    for (let press = 0; press < 3; press += 1) await bookmark(id, reader);
    for (let story = 0; story < 4; story += 1) await bookmark(await published(), reader);
    const { notifications, unread: count } = await told(reader);
    expect(count).toBe(1);
    expect(notifications).toMatchObject([
      {
        kind: "task_completed",
        is_read: false,
        task: { code: "small_shelf", title: "A small shelf", coins: 10 },
        story: null,
      },
    ]);
  });

  test("that a correction was taken, and not where the author opened it again first", async () => {
    const id = await published();
    const correction = await correct(id);
    await settle(id, correction, "done");
    await settle(id, correction, "done");
    expect((await told(reader)).notifications).toMatchObject([
      {
        kind: "correction_accepted",
        story: { id, title: wholeForm.title, is_open: true },
        excerpt: "The boat waits.",
      },
    ]);
    await settle(id, correction, "open");
    expect((await told(reader)).notifications).toEqual([]);
    await settle(id, correction, "dismissed");
    expect((await told(reader)).notifications).toEqual([]);
  });

  test("of a draft that was shared with them, which they may open while it is", async () => {
    const { id } = await authoring.write(author);
    const { body } = await authoring.ask("POST", `/stories/${id}/share-link`, author);
    const { token } = body;
    await game.ask("POST", "/stories/shared", { by: reader, payload: { token } });
    await settle(id, await correct(id), "done");
    expect((await told(reader)).notifications).toMatchObject([{ story: { id, is_open: true } }]);
    await authoring.ask("DELETE", `/stories/${id}/share-link`, author);
    expect((await told(reader)).notifications).toMatchObject([{ story: { id, is_open: false } }]);
  });

  test("of new scenes in a story that they bookmarked, once, and its author is not", async () => {
    const id = await published();
    const other = await signUp(game.server);
    await bookmark(id, reader);
    await bookmark(id, author);
    await save(id, { story_structure: withScene("deep") });
    await save(id, { story_structure: withScene("deep"), tagline: "Another crossing" });
    const updates = async (by: Person) =>
      (await told(by)).notifications.filter(({ kind }) => kind === "story_updated");
    expect(await updates(reader)).toEqual([]);
    await afterAWhile();
    await afterAWhile();
    expect(await updates(reader)).toMatchObject([{ story: { id, is_open: true } }]);
    expect(await updates(author)).toEqual([]);
    expect(await updates(await signInAgain(game.server, other.user))).toEqual([]);
    // Another change takes the place of what is unread.
    await save(id, { story_structure: withScene("deeper") });
    await afterAWhile();
    expect(await updates(reader)).toHaveLength(1);
  });

  test("of no words that were mended, and of nothing in a story that is gone", async () => {
    const id = await published();
    await bookmark(id, reader);
    const mended = { ...ferry.nodes, far: { text: "The farther shore.", choices: [] } };
    await save(id, { story_structure: { ...ferry, nodes: mended } });
    await afterAWhile();
    await save(id, { story_structure: withScene("deep") });
    await authoring.ask("PUT", `/stories/${id}/archive`, author);
    await afterAWhile();
    expect((await told(reader)).notifications).toEqual([]);
  });

  test("that an author has answered a line of theirs, in the play where they typed it", async () => {
    const id = await published();
    await game.ask("PATCH", "/auth/me", { by: reader, payload: { shares_unanswered: true } });
    const begun = await game.ask("PUT", "/game/sessions/", {
      by: reader,
      payload: { story_id: id },
    });
    const session = String(begun.body["id"]);
    const before = linesKept;
    const said = "I whistle a tune to the heron.";
    await game.act(session, { action_type: "custom_action", user_action: said }, { by: reader });
    await expect.poll(() => linesKept).toBe(before + 1);
    await save(id, { tagline: "Nothing was answered" });
    await afterAWhile();
    const lines = async (by = reader) =>
      (await told(by)).notifications.filter(({ kind }) => kind === "line_answered");
    expect(await lines()).toEqual([]);
    const heron = { acts: ["sing"], topics: ["heron"], says: ["The heron looks up."] };
    await save(id, { story_structure: { ...ferry, reactions: { heron } } });
    await afterAWhile();
    await afterAWhile();
    expect(await lines()).toMatchObject([
      { kind: "line_answered", story: { id }, session_id: session, excerpt: said },
    ]);
    expect(await lines(author)).toEqual([]);
    await game.ask("DELETE", `/game/sessions/${session}`, { by: reader });
    expect(await lines()).toMatchObject([{ session_id: null }]);
  });
});

describe("the list", () => {
  test("goes on from page to page, and is one's own", async () => {
    await given(reader, 5);
    const first = await told(reader, "?limit=3");
    expect(first.notifications.map(({ task }) => task?.title)).toEqual([
      "Task 4",
      "Task 3",
      "Task 2",
    ]);
    const rest = await told(reader, `?limit=3&cursor=${first.next_cursor}`);
    expect(rest.notifications.map(({ task }) => task?.title)).toEqual(["Task 1", "Task 0"]);
    expect(rest.next_cursor).toBeNull();
    expect((await told(author)).notifications).toEqual([]);
    expect((await game.ask("GET", "/notifications/?cursor=x", { by: reader })).status).toBe(422);
  });

  test("is marked as read one by one, and up to the newest that was seen", async () => {
    await given(reader, 3);
    const { notifications } = await told(reader);
    const [newest, middle] = notifications;
    const read = (id: string | undefined) =>
      game.ask("PUT", `/notifications/${id}/read`, { by: reader });
    expect((await read(newest?.id)).body).toEqual({ unread: 2 });
    expect((await read(newest?.id)).body).toEqual({ unread: 2 });
    const upTo = { by: reader, payload: { newest: middle?.id } };
    expect((await game.ask("PUT", "/notifications/read", upTo)).body).toEqual({ unread: 0 });
    game.server.clock.advance(1_000);
    await game.server.db
      .insertInto("notifications")
      .values({
        id: game.server.ids(),
        user_id: reader.id,
        kind: "task_completed",
        occasion: "later",
        created_at: game.server.clock.now(),
      })
      .execute();
    expect((await game.ask("PUT", "/notifications/read", upTo)).body).toEqual({ unread: 1 });
    expect(await unread(reader)).toBe(1);
  });

  test("keeps the newest, and none for long", async () => {
    await given(reader, mostKept + 5);
    await given(author, 2);
    const { db, clock } = game.server;
    const log = pino({ level: "silent" });
    const sweep = () =>
      notificationsSweep.run({}, { db, clock, log, signal: new AbortController().signal });
    await sweep();
    expect(await unread(reader)).toBe(mostKept);
    expect((await told(reader, "?limit=1")).notifications[0]?.task?.title).toBe(
      `Task ${mostKept + 4}`,
    );
    expect(await unread(author)).toBe(2);
    clock.advance((keptDays + 1) * 86_400_000);
    await sweep();
    expect(await db.selectFrom("notifications").select("id").execute()).toEqual([]);
  });

  test("is in the account's export, and goes with the account and with the story", async () => {
    const id = await published();
    await settle(id, await correct(id), "done");
    await given(reader, 1);
    const { body } = await game.ask("GET", "/auth/me/export", { by: reader });
    expect(accountExport.parse(body)["notifications"]).toMatchObject([
      { kind: "correction_accepted", story_id: id },
      { kind: "task_completed", title: "Task 0" },
    ]);
    const { db } = game.server;
    await db.deleteFrom("stories").where("id", "=", id).execute();
    expect((await told(reader)).notifications).toHaveLength(1);
    const leaving = { by: reader, payload: { password: reader.password } };
    expect((await game.ask("DELETE", "/auth/me", leaving)).status).toBe(200);
    expect(await db.selectFrom("notifications").select("id").execute()).toEqual([]);
  });
});

describe("news by email", () => {
  const hour = 3_600_000;
  const letters = async () =>
    (await deliverEmails(game.server)).filter(({ kind }) => kind === "news");
  /** Each hour, as the server does. */
  const pass = async (hours: number) => {
    game.server.clock.advance(hours * hour);
    reader = await signInAgain(game.server, reader.user);
    author = await signInAgain(game.server, author.user);
    return newsLetter(game.server).run(
      {},
      {
        db: game.server.db,
        clock: game.server.clock,
        log: pino({ level: "silent" }),
        signal: new AbortController().signal,
      },
    );
  };
  const ask = async (how: string) => {
    const payload = { news_by_email: how };
    const { status, body } = await game.ask("PATCH", "/auth/me", { by: reader, payload });
    expect([status, body["news_by_email"]]).toEqual([200, how]);
  };

  test("comes to nobody who did not ask for it", async () => {
    await given(reader, 2);
    await pass(30);
    expect(await letters()).toEqual([]);
  });

  test("comes once a day with what is new and unread, in the reader's language", async () => {
    await given(reader, 1);
    await ask("daily");
    await pass(1);
    expect(await letters()).toEqual([]);
    const id = await published({ title: "The <Salt> Ferry" });
    await settle(id, await correct(id), "done");
    await pass(22);
    await pass(1);
    await pass(1);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      recipient: reader.user.email,
      subject: "Your news from Katha",
      link: "https://katha.test/news",
    });
    expect(letter?.text).toContain(
      "The author of “The <Salt> Ferry” has taken a correction of yours.",
    );
    expect(letter?.text).not.toContain("You have done");
    expect(letter?.html).toContain("The &lt;Salt&gt; Ferry");
    await game.ask("PATCH", "/auth/me", { by: reader, payload: { language: "hi" } });
    await given(reader, 3);
    await pass(24);
    expect((await letters())[0]?.text).toContain("आपने 3 काम पूरे किए और उनसे 0 सिक्के मिले।");
  });

  test("is not sent of what was read, and weekly once a week", async () => {
    await ask("weekly");
    game.server.clock.advance(hour);
    await given(reader, 2);
    await pass(48);
    expect(await letters()).toEqual([]);
    await game.ask("PUT", "/notifications/read", {
      by: reader,
      payload: { newest: (await told(reader)).notifications[0]?.id },
    });
    await pass(130);
    expect(await letters()).toEqual([]);
    await given(reader, 2);
    await pass(1);
    expect(await letters()).toHaveLength(1);
  });

  test("waits for a confirmed email, and stops when it is switched off", async () => {
    await ask("daily");
    game.server.clock.advance(hour);
    await given(reader, 1);
    await users().set({ is_verified: false }).where("id", "=", reader.id).execute();
    await pass(30);
    expect(await letters()).toEqual([]);
    await users().set({ is_verified: true }).where("id", "=", reader.id).execute();
    await ask("off");
    await pass(30);
    expect(await letters()).toEqual([]);
  });
});
