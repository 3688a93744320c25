import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../testing/authoring.ts";
import { signUp, type Person } from "../../../testing/index.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture({ fileSettings: { review: "human" } });
});
afterAll(() => authoring.server.close());

let friend: Person;
beforeEach(async () => {
  friend = await signUp(authoring.server);
  await authoring.server.db.deleteFrom("tries").execute();
});

const share = (id: string, by: Person | null = authoring.author) =>
  authoring.ask("POST", `/stories/${id}/share-link`, by);
const tokenFor = async (id: string) => String((await share(id)).body["token"]);
const open = (token: string, by: Person | null = friend) =>
  authoring.ask("POST", "/stories/shared", by, { token });
const end = (id: string, by: Person = authoring.author) =>
  authoring.ask("DELETE", `/stories/${id}/share-link`, by);
const read = (id: string, by: Person | null = friend) => authoring.ask("GET", `/stories/${id}`, by);
const begin = (id: string, by: Person = friend) =>
  authoring.ask("PUT", "/game/sessions/", by, { story_id: id });

describe("the link to a draft", () => {
  test("lets whoever opens it read and play the draft, and nobody else", async () => {
    const { id } = await authoring.write(authoring.author, { is_premium: true });
    const { status, body } = await share(id);
    expect(status).toBe(201);
    const opened = await open(String(body["token"]));
    expect([opened.status, opened.body]).toMatchObject([
      200,
      { id, title: wholeForm.title, status: "draft", user_state: { has_premium_access: true } },
    ]);
    expect(opened.body).not.toHaveProperty("story_structure");
    expect((await read(id)).body).toMatchObject({ user_state: { has_premium_access: true } });
    const begun = await begin(id);
    expect(begun.status).toBe(201);
    const path = `/game/sessions/${String(begun.body["id"])}/action`;
    expect((await authoring.ask("POST", path, friend, { action_type: "continue" })).status).toBe(
      200,
    );

    const other = await signUp(authoring.server);
    expect((await read(id, other)).status).toBe(404);
    expect((await begin(id, other)).status).toBe(404);
    expect((await read(id, null)).status).toBe(404);
    expect((await authoring.save(id, friend, { title: "T", description: "d" })).status).toBe(404);
    expect((await authoring.ask("GET", `/stories/${id}/versions`, friend)).status).toBe(404);
  });

  test("shows in the list of sessions which drafts can still be opened", async () => {
    const kept = await authoring.write(authoring.author);
    const ended = await authoring.write(authoring.author);
    for (const { id } of [kept, ended]) {
      await open(await tokenFor(id));
      await begin(id);
    }
    await end(ended.id);
    const { body } = await authoring.ask("GET", "/game/sessions/", friend);
    expect(body["sessions"]).toMatchObject([
      { story_id: ended.id, is_story_open: false },
      { story_id: kept.id, is_story_open: true },
    ]);
  });

  test("can be read without an account, and hides the author's own fields", async () => {
    const { id } = await authoring.write(authoring.author);
    const token = await tokenFor(id);
    const { status, body } = await open(token, null);
    expect([status, body["id"]]).toEqual([200, id]);
    expect(body).not.toHaveProperty("story_structure");
    expect((await open(token, authoring.author)).body).toHaveProperty("story_structure");
  });

  test("ends when its author ends or replaces it, publishes, archives or deletes the story", async () => {
    const { id } = await authoring.write(authoring.author);
    const first = await tokenFor(id);
    await open(first);
    const second = await tokenFor(id);
    expect([(await open(first)).status, (await read(id)).status]).toEqual([404, 404]);
    await open(second);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    expect((await read(id)).body["status"]).toBe("in_review");
    const begun = await begin(id);
    await end(id);
    expect([(await open(second)).status, (await read(id)).status]).toEqual([404, 404]);
    const session = `/game/sessions/${String(begun.body["id"])}`;
    expect((await authoring.ask("GET", session, friend)).status).toBe(200);

    const third = await tokenFor(id);
    await open(third);
    await authoring.ask("PUT", `/stories/${id}/archive`, authoring.author, { archived: true });
    expect([(await open(third)).status, (await read(id)).status]).toEqual([404, 404]);

    const draft = (await authoring.write(authoring.author)).id;
    const fourth = await tokenFor(draft);
    await open(fourth);
    await authoring.ask("DELETE", `/stories/${draft}`, authoring.author);
    expect([(await open(fourth)).status, (await read(draft)).status]).toEqual([404, 404]);
  });

  test("is shown once: the database has only its hash, and the author sees when it was made", async () => {
    const { id } = await authoring.write(authoring.author);
    expect((await read(id, authoring.author)).body["shared_since"]).toBeNull();
    const { body } = await share(id);
    expect((await read(id, authoring.author)).body["shared_since"]).toBe(body["created_at"]);
    await open(String(body["token"]));
    expect((await read(id)).body).not.toHaveProperty("shared_since");
    const rows = await authoring.server.db.selectFrom("share_links").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(String(body["token"]));
    await end(id);
    expect((await read(id, authoring.author)).body["shared_since"]).toBeNull();
  });

  test("cannot be guessed, and is rate limited", async () => {
    const statuses: number[] = [];
    const from = (remoteAddress: string, token: string) =>
      authoring.server.app.inject({
        method: "POST",
        url: "/api/v1/stories/shared",
        payload: { token },
        remoteAddress,
      });
    for (let index = 0; index < 32; index += 1)
      statuses.push((await from("203.0.113.9", `guess-${index}`)).statusCode);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    const { id } = await authoring.write(authoring.author);
    const token = await tokenFor(id);
    expect((await from("198.51.100.4", token)).statusCode).toBe(200);
  });
});
