import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ferryStory } from "../../features/game/testing/ferry-story.ts";
import { scriptedNarrator } from "../../features/game/testing/scripted-narrator.ts";
import { insertTestCategory, testCategory, testCover, wholeForm } from "../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import { createTestSite } from "../../testing/test-site.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { makeToken, openAssistant, protocols, type Assistant } from "../../testing/mcp-client.ts";

let server: TestApp;
let address: string;
let asha: Person;
const open: Assistant[] = [];

beforeAll(async () => {
  server = await createTestApp({ mcp: true });
  address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  await insertTestCategory(server.db);
  asha = await signUp(server);
});

afterAll(() => server.close());

afterEach(async () => {
  for (const assistant of open.splice(0)) await assistant.close();
});

async function assistantOf(
  person: Person,
  scope: "read" | "write" = "read",
  mode: (typeof protocols)[number] = "legacy",
): Promise<Assistant> {
  const { token } = await makeToken(server, person, { scope });
  const assistant = await openAssistant(address, token, mode);
  open.push(assistant);
  return assistant;
}

const ferry = (more: Parameters<typeof insertStory>[1] = {}) =>
  insertStory(server.db, {
    title: "The Salt Ferry",
    story_structure: JSON.stringify(ferryStory),
    initial_xp: 20,
    ...more,
  });

const accept = "application/json, text/event-stream";
const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

function post(headers: Record<string, string>, body: unknown = ping, url = "/mcp") {
  return server.app.inject({
    method: "POST",
    url,
    headers: { accept, ...headers },
    payload: body as object,
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe.each(protocols)("an assistant that speaks %s", (mode) => {
  test("plays a story from its page to an ending", async () => {
    const id = await ferry();
    const { use } = await assistantOf(asha, "read", mode);
    const found = await use("find_stories", { words: "salt ferry" });
    expect(found.text).toContain(id);
    const page = await use("read_story", { story_id: id });
    expect(page.text).toContain("The boat waits at the shore.");
    expect(page.text).toContain("1. Row across");
    const begun = await use("start_play", { story_id: id });
    const play_id = String(begun.facts["play_id"]);
    expect(begun.text).toContain("2. Walk to the bridge");
    const river = await use("take_turn", {
      play_id,
      choice: "Row across",
      after: begun.facts["part"],
    });
    expect(river.text).toContain("The river is wide.");
    expect(river.text).toContain("No coins spent");
    const twice = await use("take_turn", { play_id, choice: "Land", after: begun.facts["part"] });
    expect([twice.isError, twice.text]).toEqual([
      true,
      "The story has changed since, perhaps on another device. Nothing was done.",
    ]);
    const typed = await use("take_turn", { play_id, say: "I land the boat" });
    expect(typed.text).toContain("The far shore.");
    expect(typed.text).toContain("Taken for the choice “Land”");
    expect(typed.facts).toMatchObject({ is_completed: true, ending: "Across", coins_spent: 0 });
    const log = await use("read_play", { play_id });
    for (const told of ["The boat waits", "> Row across", "The river is wide.", "The far shore."])
      expect(log.text).toContain(told);
    const library = await use("my_library");
    expect(library.text).toContain(play_id);
    const back = await use("undo_turn", { play_id });
    expect(back.facts).toMatchObject({ is_completed: false });
    expect(back.text).toContain("1. Land");
  });
});

test("what says which choice is meant is not taken, and the assistant is told so", async () => {
  const { use } = await assistantOf(await signUp(server));
  const begun = await use("start_play", { story_id: await ferry() });
  const { play_id } = begun.facts;
  const asked = await use("take_turn", { play_id });
  expect(asked.text).toMatch(/Katha asks back|Choices:/);
  const both = await use("take_turn", { play_id, choice: "Row across", say: "I row" });
  expect([both.isError, both.text]).toEqual([
    true,
    "Send one of choice, say and look_around. Nothing was done.",
  ]);
});

describe("a draft", () => {
  const scenes = {
    shore: { text: "The boat waits.", choices: [{ text: "Row", target: "far" }] },
    far: { text: "The far shore.", choices: [] },
  };

  test("is begun, read, changed, checked and proved with a token that may write", async () => {
    const author = await signUp(server);
    const { use } = await assistantOf(author, "write");
    const made = await use("create_draft", {
      title: "Lamp",
      tagline: "A light that is owed",
      description: "Somebody carries it.",
      category: "shelf-000a",
      start: "shore",
      scenes: { ...scenes, shore: { ...scenes.shore, choices: [{ text: "Row", target: "gone" }] } },
    });
    expect(made.text).toContain("is a draft now");
    const { story_id, version } = made.facts;
    const checked = await use("check_draft", { story_id });
    expect(checked.text).toMatch(/error .+ in scene shore/);
    const unproved = await use("prove_draft", { story_id });
    expect(unproved.text).toContain("It was not played");
    const changed = await use("change_draft", {
      story_id,
      version,
      scenes: { shore: scenes.shore },
    });
    expect(changed.text).toContain("Saved as version");
    const stale = await use("change_draft", { story_id, version, title: "Lantern" });
    expect(stale.isError).toBe(true);
    const proof = await use("prove_draft", { story_id });
    expect(proof.facts["plays"]).toBeGreaterThan(1);
    expect(proof.text).toContain("far: 100 % of plays");
    const read = await use("read_draft", { story_id, scenes: ["far"] });
    expect(read.text).toContain("The far shore.");
    expect(read.text).not.toContain("The boat waits.");
    expect((await use("my_drafts")).text).toContain("“Lamp” (draft)");
  });

  test("is begun from a text of another tool, and what was lost and found is told", async () => {
    const { use } = await assistantOf(await signUp(server), "write");
    const about = { tagline: "Of salt", description: "Salt.", category: "shelf-000a" };
    const twee = `:: StoryTitle
The Salt Stair

:: Start
The stair goes down. <<script>>alert(1)<</script>>

[[Go down->Cellar]]

:: Cellar
Salt, as far as the lamp reaches.`;
    const made = await use("import_draft", { text: twee, ...about });
    expect(made.text).toMatch(/^“The Salt Stair” is a draft now/);
    expect(made.text).toContain("not carried over as they were");
    expect(made.facts).toMatchObject({ format: "twee", findings: expect.any(Array) });
    expect(made.text).toMatch(/errors, which keep it from being published|Nothing was found/);
    const { story_id } = made.facts;
    const read = await use("read_draft", { story_id, scenes: ["Cellar"] });
    expect(read.text).toContain("Salt, as far as the lamp reaches.");
    const refused = await use("import_draft", { text: '{"nodes": {', file: "a.json", ...about });
    expect([refused.isError, refused.text]).toEqual([
      true,
      "This text is not read as a story: its JSON is broken, in line 1. Nothing was done.",
    ]);
    const untitled = await use("import_draft", { text: "=== shore\nThe boat.\n-> END", ...about });
    expect(untitled.text).toContain("send one. Nothing was done.");
    expect((await use("my_drafts")).text.match(/story_id/g)).toHaveLength(1);
  });

  test("is its author's alone", async () => {
    const owner = await signUp(server);
    const story_id = await ferry({
      id: server.ids(),
      author_id: owner.id,
      status: "draft",
      published_at: null,
      title: "Kept to myself",
    });
    const { use } = await assistantOf(await signUp(server, { role: "admin" }), "write");
    const tools = ["read_story", "start_play", "read_draft", "check_draft", "prove_draft"];
    for (const tool of tools) {
      const answer = await use(tool, { story_id });
      expect([tool, answer.isError, answer.text]).toEqual([
        tool,
        true,
        expect.not.stringContaining("boat"),
      ]);
    }
    const change = await use("change_draft", { story_id, version: 1, title: "Mine" });
    expect(change.isError).toBe(true);
    expect((await use("find_stories", { words: "kept to myself" })).text).not.toContain(story_id);
  });

  test("is neither listed nor read with a token that only reads", async () => {
    const owner = await signUp(server);
    const story_id = await ferry({ author_id: owner.id, status: "draft", published_at: null });
    const { use, tools } = await assistantOf(owner, "read");
    expect(await tools()).not.toEqual(expect.arrayContaining(["my_drafts"]));
    for (const tool of ["read_draft", "change_draft", "my_drafts"])
      await expect(use(tool, { story_id, version: 1 })).rejects.toThrow(/not found/i);
    for (const tool of ["read_story", "start_play"])
      expect((await use(tool, { story_id })).isError).toBe(true);
  });

  test("that is published is changed in Katha's editor alone", async () => {
    const owner = await signUp(server);
    const story_id = await insertStory(server.db, {
      author_id: owner.id,
      category_id: testCategory,
      cover_image_url: testCover,
      story_structure: JSON.stringify(wholeForm.story_structure),
    });
    const { use } = await assistantOf(owner, "write");
    const change = await use("change_draft", { story_id, version: 1, title: "Other" });
    expect([change.isError, change.text]).toEqual([true, expect.stringContaining("published")]);
  });
});

test("mature stories are neither found, read nor begun until their reader allows them", async () => {
  const reader = await signUp(server);
  const story_id = await ferry({ title: "The Salt Widow", content_rating: "mature" });
  const { use } = await assistantOf(reader);
  expect((await use("find_stories", { words: "salt widow" })).text).not.toContain(story_id);
  for (const tool of ["read_story", "start_play"])
    expect(await use(tool, { story_id })).toMatchObject({
      isError: true,
      text: expect.stringContaining("rated mature"),
    });
  await server.app.inject({
    method: "PATCH",
    url: "/api/v1/auth/me",
    headers: reader.headers,
    payload: { shows_mature: true, is_of_age: true },
  });
  expect((await use("start_play", { story_id })).isError).toBe(false);
});

test("a premium story is for those who have it", async () => {
  const story_id = await ferry({ is_premium: true });
  const { use } = await assistantOf(await signUp(server));
  expect(await use("start_play", { story_id })).toMatchObject({ isError: true });
});

describe("who gets in", () => {
  test("nobody without a token that lasts, and they are told where to get one", async () => {
    const reader = await signUp(server);
    const { id, token } = await makeToken(server, reader, { days: 1 });
    expect((await post(bearer(token))).statusCode).toBe(200);
    const refused = async (headers: Record<string, string>) => {
      const answer = await post(headers);
      return [answer.statusCode, answer.json().code, answer.headers["www-authenticate"]];
    };
    const no = [401, "token_refused", 'Bearer error="invalid_token"'];
    expect(await refused({})).toEqual(no);
    expect(await refused({ cookie: `token=${token}` })).toEqual(no);
    expect(await refused(reader.headers)).toEqual(no);
    expect(await refused(bearer(`${token.slice(0, -1)}_`))).toEqual(no);
    await server.app.inject({
      method: "DELETE",
      url: `/api/v1/auth/tokens/${id}`,
      headers: reader.headers,
    });
    expect(await refused(bearer(token))).toEqual(no);
  });

  test("a token ends on its day", async () => {
    const later = await createTestApp({ mcp: true, db: server.db });
    const { token } = await makeToken(later, await signUp(later), { days: 1 });
    const ask = () =>
      later.app.inject({
        method: "POST",
        url: "/mcp",
        headers: { accept, ...bearer(token) },
        payload: ping,
      });
    later.clock.advance(86_399_999);
    expect((await ask()).statusCode).toBe(200);
    later.clock.advance(1);
    expect((await ask()).statusCode).toBe(401);
    await later.app.close();
  });

  test("a token opens nothing but this", async () => {
    const { token } = await makeToken(server, await signUp(server), { scope: "write" });
    const me = await server.app.inject({ url: "/api/v1/auth/me", headers: bearer(token) });
    expect(me.statusCode).toBe(401);
  });

  test.each([
    ["another name that was pointed here", { host: "evil.example" }],
    ["a page of another site", { origin: "https://evil.example" }],
    ["a page without a site", { origin: "null" }],
  ])("not %s", async (_, headers) => {
    const { token } = await makeToken(server, await signUp(server));
    const answer = await post({ ...bearer(token), ...headers });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "invalid_request"]);
  });

  test("nobody where it is off", async () => {
    const off = await createTestApp({ db: server.db });
    const { token } = await makeToken(off, await signUp(off));
    for (const method of ["POST", "GET"] as const) {
      const answer = await off.app.inject({ method, url: "/mcp", headers: bearer(token) });
      expect(answer.statusCode).toBe(404);
    }
    const list = await off.app.inject({ url: "/api/v1/auth/tokens", headers: asha.headers });
    expect(list.json().mcp_address).toBeNull();
    await off.app.close();
  });

  test("one that asks too often waits, and other tokens do not", async () => {
    const small = await createTestApp({ mcp: true, db: server.db, requestBudgets: 0.05 });
    const reader = await signUp(small);
    const [one, other] = [await makeToken(small, reader), await makeToken(small, reader)];
    const ask = async ({ token }: { token: string }) =>
      (
        await small.app.inject({
          method: "POST",
          url: "/mcp",
          headers: { accept, ...bearer(token) },
          payload: ping,
        })
      ).statusCode;
    const asked = [];
    for (let at = 0; at < 7; at += 1) asked.push(await ask(one));
    expect(asked).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await ask(other)).toBe(200);
    await small.app.close();
  });
});

test.each([
  [true, /\[Play and write\]\(https:\/\/katha\.example\/mcp\)/],
  [false, /^(?!.*\/mcp)/s],
])("llms.txt says so where it is on: %s", async (mcp, said) => {
  const site = await createTestSite({ mcp, db: server.db });
  expect((await site.app.inject({ url: "/llms.txt" })).body).toMatch(said);
  await site.close();
});

test("streams are not kept open, and a body that is too large is refused", async () => {
  const { token } = await makeToken(server, await signUp(server));
  const headers = { ...bearer(token), accept: "text/event-stream" };
  expect((await server.app.inject({ url: "/mcp", headers })).statusCode).toBe(405);
  const large = await post(bearer(token), { ...ping, more: "x".repeat(1024 * 1024) });
  expect(large.statusCode).toBe(413);
});

test("a turn that costs coins is told only to those who agreed to pay", async () => {
  const narrator = scriptedNarrator();
  const paid = await createTestApp({
    mcp: true,
    db: server.db,
    narratorFor: () => narrator,
    servedBy: () => "a script",
  });
  const at = await paid.app.listen({ host: "127.0.0.1", port: 0 });
  const story_id = await ferry();
  const { token } = await makeToken(paid, await signUp(paid));
  const assistant = await openAssistant(at, token);
  const begun = await assistant.use("start_play", { story_id });
  const turn = { play_id: begun.facts["play_id"], choice: "Row across", storyteller: "vyasa" };
  const refused = await assistant.use("take_turn", turn);
  expect([refused.isError, refused.text]).toEqual([
    true,
    expect.stringMatching(/costs \d+ coins by now.*coins_at_most: \d+/),
  ]);
  const coins_at_most = Number(/coins_at_most: (\d+)/.exec(refused.text)?.[1]);
  const told = await assistant.use("take_turn", { ...turn, coins_at_most });
  expect(told.facts).toMatchObject({ coins_spent: coins_at_most });
  expect(told.text).toContain(`${coins_at_most} coins spent`);
  await assistant.close();
  await paid.app.close();
});
