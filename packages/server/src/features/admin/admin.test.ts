import type { AdminUser, AuditEntry, StoryList } from "@katha/api/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authoringClient, type AuthoringClient } from "../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { recordAct } from "../audit/audit.ts";

let server: TestApp;
let authoring: AuthoringClient;
let admin: Person;
let player: Person;

beforeAll(async () => {
  server = await createTestApp();
  authoring = authoringClient(server);
  player = await signUp(server, { username: "Ferry_Man", email: "rower@river.example" });
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

interface Users {
  users: AdminUser[];
  total_users: number;
  next_cursor: string | null;
}
const users = async (query = "") =>
  (await authoring.ask("GET", `/admin/users?${query}`, admin)).body as unknown as Users;
const setRole = (id: string, role: string, by: Person = admin) =>
  authoring.ask("PUT", `/admin/users/${id}/role`, by, { role });

describe("the list of users", () => {
  test("pages through everybody once, also while new users sign up", async () => {
    for (let count = 0; count < 5; count += 1) await signUp(server);
    const first = await users("limit=3");
    await signUp(server, { username: "newcomer" });
    const seen = first.users.map(({ id }) => id);
    for (let cursor = first.next_cursor; cursor !== null;) {
      const page = await users(`limit=3&cursor=${cursor}`);
      seen.push(...page.users.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(first.total_users);
  });

  test("is searched by name, email and role, and treats wildcards literally", async () => {
    for (const q of ["ferry_m", "ROWER@river", "ferry"])
      expect((await users(`q=${q}`)).users.map(({ id }) => id)).toEqual([player.id]);
    expect((await users("q=%25")).users).toEqual([]);
    const admins = await users("role=admin");
    expect(admins.users.every(({ role }) => role === "admin")).toBe(true);
    expect(admins.total_users).toBe(admins.users.length);
  });

  test("shows the last visit, and nothing about passwords", async () => {
    const { status, body } = await authoring.ask("GET", "/admin/users?q=ferry_man", admin);
    expect(status).toBe(200);
    expect(body["users"]).toMatchObject([{ last_seen_at: expect.stringMatching(/Z$/) }]);
    expect(JSON.stringify(body)).not.toContain("password");
  });

  test("refuses an invalid cursor", async () => {
    for (const cursor of ["x", "AAAA", Buffer.from("1 2").toString("base64url")])
      expect((await authoring.ask("GET", `/admin/users?cursor=${cursor}`, admin)).status).toBe(422);
  });
});

describe("a role", () => {
  test("changes at once, and is audited with the earlier one", async () => {
    const writer = await signUp(server);
    const { status, body } = await setRole(writer.id, "author");
    expect([status, body["role"]]).toEqual([200, "author"]);
    const [entry] = (
      (await authoring.ask("GET", "/admin/audit?limit=1", admin)).body as unknown as {
        entries: AuditEntry[];
      }
    ).entries;
    expect(entry).toMatchObject({
      act: "user.role_changed",
      actor: { id: admin.id, display_name: admin.user.display_name },
      subject: { kind: "user", id: writer.id, name: writer.user.username },
      before: { role: "player" },
      after: { role: "author" },
    });
    expect((await setRole(writer.id, "emperor")).status).toBe(422);
    expect((await setRole("0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11", "author")).status).toBe(404);
  });

  test("of the last administrator stays, even when two resign at the same moment", async () => {
    expect((await setRole(admin.id, "player")).status).toBe(409);
    const second = await signUp(server, { role: "admin" });
    const answers = await Promise.all([
      setRole(admin.id, "player", second),
      setRole(second.id, "player", admin),
    ]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const left = await server.db
      .selectFrom("users")
      .where("role", "=", "admin")
      .select("id")
      .execute();
    expect(left).toHaveLength(1);
    await server.db
      .updateTable("users")
      .set({ role: "admin" })
      .where("id", "=", admin.id)
      .execute();
  });
});

test("premium access is granted until a date, and revoked", async () => {
  const until = "2027-01-01T00:00:00.000Z";
  const give = (day: string | null) =>
    authoring.ask("PUT", `/admin/users/${player.id}/premium`, admin, { until: day });
  expect((await give(until)).body["premium_until"]).toBe(until);
  const story = await insertStory(server.db);
  const seen = await authoring.ask("GET", `/stories/${story}`, player);
  expect(seen.body["user_state"]).toMatchObject({ has_premium_access: true });
  expect((await give(null)).body["premium_until"]).toBeNull();
  expect((await give("tomorrow")).status).toBe(422);
  const past = await give("2020-01-01T00:00:00.000Z");
  expect([past.status, past.body["code"]]).toEqual([422, "day_is_past"]);
  expect((await give(null)).body["premium_until"]).toBeNull();
});

describe("the audit log", () => {
  test("is paged with a cursor, newest first", async () => {
    const needs = { tx: server.db, clock: server.clock, ids: server.ids };
    const actor = { id: admin.id, role: "admin", has_premium_access: false } as const;
    for (let count = 0; count < 4; count += 1)
      await recordAct(needs, actor, { act: "tag.created", subject: `${count}` });
    const page = async (query: string) =>
      (await authoring.ask("GET", `/admin/audit?${query}`, admin)).body as unknown as {
        entries: AuditEntry[];
        next_cursor: string | null;
      };
    const first = await page("limit=2");
    expect(first.entries.map(({ subject }) => subject?.id)).toEqual(["3", "2"]);
    const second = await page(`limit=2&cursor=${first.next_cursor}`);
    expect(second.entries.map(({ subject }) => subject?.id)).toEqual(["1", "0"]);
  });

  test("shows the current name of what an entry is about", async () => {
    const needs = { tx: server.db, clock: server.clock, ids: server.ids };
    const actor = { id: admin.id, role: "admin", has_premium_access: false } as const;
    const story = await insertStory(server.db, { title: "The Salt Ferry" });
    const category = { id: server.ids(), name: "ghosts", display_name: "Ghost stories" };
    await server.db.insertInto("categories").values(category).execute();
    await recordAct(needs, actor, { act: "story.featured", subject: story });
    await recordAct(needs, actor, { act: "user.role_changed", subject: player.id });
    await recordAct(needs, actor, { act: "category.changed", subject: category.id });
    await recordAct(needs, actor, { act: "category.ordered", subject: "all" });
    await recordAct(needs, actor, { act: "story.deleted", subject: server.ids() });
    const { body } = await authoring.ask("GET", "/admin/audit?limit=5", admin);
    const { entries } = body as unknown as { entries: AuditEntry[] };
    expect(entries.map(({ subject }) => subject?.name)).toEqual([
      null,
      null,
      "Ghost stories",
      player.user.username,
      "The Salt Ferry",
    ]);
  });

  test("is append-only in the database itself", async () => {
    const count = async () =>
      (await server.db.selectFrom("audit_entries").select("id").execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await expect(server.db.deleteFrom("audit_entries").execute()).rejects.toThrow("only grows");
    await expect(
      server.db.updateTable("audit_entries").set({ act: "nothing" }).execute(),
    ).rejects.toThrow("only grows");
    await expect(sql`truncate audit_entries`.execute(server.db)).rejects.toThrow("only grows");
    expect(await count()).toBe(before);
  });

  test("keeps an entry whose administrator was deleted", async () => {
    const gone = await signUp(server, { role: "admin" });
    await authoring.ask("PUT", `/admin/users/${player.id}/role`, gone, { role: "author" });
    await server.db.deleteFrom("users").where("id", "=", gone.id).execute();
    const { body } = await authoring.ask("GET", "/admin/audit?limit=1", admin);
    expect(body["entries"]).toMatchObject([{ act: "user.role_changed", actor: null }]);
  });
});

describe("stories for administrators", () => {
  test("are of every status, searched, filtered and sorted as requested", async () => {
    await server.db.deleteFrom("stories").execute();
    for (const [title, status] of [
      ["Banyan", "draft"],
      ["Ashes", "published"],
      ["Cinders", "archived"],
    ] as const)
      await insertStory(server.db, { title, status });
    const list = async (query: string) =>
      (await authoring.ask("GET", `/admin/stories?${query}`, admin)).body as unknown as StoryList;
    const titles = async (query: string) => (await list(query)).stories.map(({ title }) => title);
    expect(await titles("sort=title")).toEqual(["Ashes", "Banyan", "Cinders"]);
    expect(await titles("status=draft")).toEqual(["Banyan"]);
    expect(await titles("q=CIND")).toEqual(["Cinders"]);
    expect(await list("page=9")).toMatchObject({ stories: [], total_pages: 1, total_stories: 3 });
    for (const sort of ["newest", "oldest", "plays", "likes"])
      expect(await titles(`sort=${sort}`)).toHaveLength(3);
  });
});
