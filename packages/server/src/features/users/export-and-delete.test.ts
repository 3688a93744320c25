import { accountExport } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";

let server: TestApp;
let asha: Person;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  asha = await signUp(server);
});

const ask = (method: "GET" | "DELETE", person: Person, path = "/auth/me", payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: person.headers,
    ...(payload && { payload }),
  });
const leave = (person: Person, more: object = {}) =>
  ask("DELETE", person, "/auth/me", { password: person.password, ...more });

const writeStories = async (person: Person) => ({
  draft: await insertStory(server.db, {
    author_id: person.id,
    status: "draft",
    published_at: null,
  }),
  published: await insertStory(server.db, { author_id: person.id }),
  archived: await insertStory(server.db, { author_id: person.id, status: "archived" }),
});
const left = async (stories: Record<string, string>) => {
  const rows = await server.db
    .selectFrom("stories")
    .select(["id", "author_id"])
    .where("id", "in", Object.values(stories))
    .execute();
  return Object.keys(stories).filter((name) => rows.some(({ id }) => id === stories[name]));
};

describe("an export", () => {
  test("has everything of the user, drafts and devices too, and nothing of others", async () => {
    const stories = await writeStories(asha);
    const other = await signUp(server);
    await writeStories(other);
    const answer = await ask("GET", asha, "/auth/me/export");
    expect(answer.statusCode).toBe(200);
    const taken = accountExport.parse(answer.json());
    expect(taken.user).toEqual(asha.user);
    expect(taken.stories.map(({ id }) => id)).toEqual(Object.values(stories));
    expect(taken.stories[0]).toMatchObject({ status: "draft", story_structure: {} });
    expect(taken.stories[1]?.["published_at"]).toMatch(/^20\d\d-/);
    expect(taken["sign_ins"]).toMatchObject([{ device: "A test" }]);
    expect(answer.body).not.toContain("password_hash");
    expect(answer.body).not.toContain(other.id);
  });
});

describe("an account of long stories", () => {
  const text = "A river. ".repeat(100_000);
  const writeLong = (author: Person) =>
    insertStory(server.db, {
      author_id: author.id,
      story_structure: JSON.stringify({ start_node: "a", nodes: { a: { text, choices: [] } } }),
    });

  test("takes its data one at a time, and keeps nobody else waiting", async () => {
    await writeLong(asha);
    const other = await signUp(server);
    const [first, second, others] = await Promise.all(
      [asha, asha, other].map((person) => ask("GET", person, "/auth/me/export")),
    );
    expect(new Set([first?.statusCode, second?.statusCode])).toEqual(new Set([200, 429]));
    expect(others?.statusCode).toBe(200);
    expect((await ask("GET", asha, "/auth/me/export")).statusCode).toBe(200);
  });

  test("is charged for what they are when read, on disk a hundredth of it", async () => {
    await writeLong(asha);
    const account = await ask("GET", asha, "/auth/me/storage");
    expect(account.json().stories.used).toBeGreaterThan(text.length);
  });
});

describe("deleting an account", () => {
  test("ends sign-ins and drafts; published stories stay, without an author", async () => {
    const stories = await writeStories(asha);
    await deliverEmails(server);
    const answer = await leave(asha);
    expect(answer.statusCode).toBe(200);
    expect((await ask("GET", asha)).statusCode).toBe(401);
    expect(await left(stories)).toEqual(["published", "archived"]);
    const story = await server.app.inject({ url: `/api/v1/stories/${stories.published}` });
    expect(story.statusCode).toBe(200);
    expect(story.body).not.toContain(asha.id);
    const login = { email_or_username: asha.user.username, password: asha.password };
    const again = await server.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: login,
    });
    expect(again.statusCode).toBe(401);
    const refresh = await server.app.inject({
      method: "POST",
      url: "/api/v1/auth/refresh",
      payload: { refresh_token: asha.tokens.refresh_token },
    });
    expect(refresh.statusCode).toBe(401);
    expect(await deliverEmails(server)).toMatchObject([
      { kind: "farewell", recipient: asha.user.email },
    ]);
    const rows = await Promise.all(
      (["users", "mails", "sign_ins", "email_tokens"] as const).map((table) =>
        server.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(rows)).not.toContain(asha.user.email);
  });

  test("deletes published stories on request", async () => {
    const stories = await writeStories(asha);
    expect((await leave(asha, { published_stories: "delete_stories" })).statusCode).toBe(200);
    expect(await left(stories)).toEqual([]);
  });

  test("needs the password, and is rate limited", async () => {
    const refused = await leave(asha, { password: "Wrong#2026" });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toBe("The password is not right.");
    const empty = await ask("DELETE", asha, "/auth/me", {});
    expect(empty.json().detail[0]).toMatchObject({
      loc: ["body", "password"],
      msg: "Password is required",
    });
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      statuses.push((await leave(asha, { password: "Wrong#2026" })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await ask("GET", asha)).statusCode).toBe(200);
  });

  test("is refused to the last administrator", async () => {
    await server.db.updateTable("users").set({ role: "player" }).execute();
    const admin = await signUp(server, { role: "admin" });
    const refused = await leave(admin);
    expect(refused.statusCode).toBe(409);
    expect((await ask("GET", admin)).statusCode).toBe(200);
    await signUp(server, { role: "admin" });
    expect((await leave(admin)).statusCode).toBe(200);
  });

  test("explains how to get a password where there is none", async () => {
    const { db } = server;
    await db.updateTable("users").set({ password_hash: null }).where("id", "=", asha.id).execute();
    const answer = await leave(asha);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe("no_password");
  });
});
