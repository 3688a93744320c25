import type { StoryDetail, StoryVersion, StoryVersionDetail } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDesk, wholeForm, type OpenDesk } from "../../../../testing/authoring.ts";
import { signInAgain, type Person } from "../../../../testing/index.ts";

let desk: OpenDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.house.close());

const minuteMs = 60_000;
/** Access tokens last less long than these tests: everybody signs in again. */
async function later(minutes = 5): Promise<void> {
  desk.house.clock.advance(minutes * minuteMs);
  for (const who of ["author", "stranger", "admin"] as const)
    desk[who] = await signInAgain(desk.house, desk[who].user);
}
const save = (id: string, title: string, by = desk.author) =>
  desk.save(id, by, { title, description: title });
const list = async (id: string, by: Person = desk.author, query = "") => {
  const { body } = await desk.ask("GET", `/stories/${id}/versions${query}`, by);
  return body as unknown as { versions: StoryVersion[]; next_before: number | null };
};
const numbers = async (id: string) => (await list(id)).versions.map(({ version }) => version);
const read = (id: string, version: number, by: Person | null = desk.author) =>
  desk.ask("GET", `/stories/${id}/versions/${version}`, by);
const restore = (id: string, version: number, payload: object = {}, by = desk.author) =>
  desk.ask("POST", `/stories/${id}/versions/${version}/restore`, by, payload);

const longer = {
  start_node: "shore",
  nodes: {
    shore: { text: "The boat waits.", choices: [{ text: "Row on", target: "far" }] },
    far: { text: "The far  shore,\nat last: नाव आ गई.", choices: [] },
    unused: { text: "", choices: [] },
  },
};

describe("the versions of a story", () => {
  test("are listed newest first, with who saved them, when, and how much was written", async () => {
    const story = await desk.write(desk.author);
    const begun = desk.house.clock.now().toISOString();
    await later();
    await desk.save(story.id, desk.admin, {
      title: "By an editor",
      description: "d",
      story_structure: longer,
    });
    const { versions, next_before } = await list(story.id);
    expect(versions).toEqual([
      {
        version: 2,
        is_current: true,
        saved_by: { id: desk.admin.id, display_name: desk.admin.user.display_name },
        saved_at: desk.house.clock.now().toISOString(),
        restored_from: null,
        nodes: 3,
        words: 13,
      },
      {
        version: 1,
        is_current: false,
        saved_by: { id: desk.author.id, display_name: desk.author.user.display_name },
        saved_at: begun,
        restored_from: null,
        nodes: 2,
        words: 7,
      },
    ]);
    expect(next_before).toBeNull();
  });

  test("come in pages", async () => {
    const { id } = await desk.write(desk.author);
    for (const title of ["Two", "Three", "Four"]) {
      await later();
      await save(id, title);
    }
    const first = await list(id, desk.author, "?limit=3");
    expect([first.versions.map(({ version }) => version), first.next_before]).toEqual([
      [4, 3, 2],
      2,
    ]);
    const rest = await list(id, desk.author, `?limit=3&before=${first.next_before}`);
    expect([rest.versions.map(({ version }) => version), rest.next_before]).toEqual([[1], null]);
  });

  test("are read as they were, the newest too", async () => {
    const { id } = await desk.write(desk.author);
    await later();
    await save(id, "Second");
    const first = (await read(id, 1)).body as unknown as StoryVersionDetail;
    expect(first).toMatchObject({
      version: 1,
      is_current: false,
      title: wholeForm.title,
      story_prompt: wholeForm.story_prompt,
      initial_xp: 100,
      game_config: { health_max: 100, commands: {} },
      story_structure: wholeForm.story_structure,
    });
    expect((await read(id, 2)).body).toMatchObject({ is_current: true, title: "Second" });
    expect((await read(id, 3)).status).toBe(404);
    expect((await read(id, 0)).status).toBe(422);
  });

  test("are the author's and the administrators' alone", async () => {
    const { id } = await desk.write(desk.author);
    expect((await read(id, 1, desk.stranger)).status).toBe(404);
    expect((await restore(id, 1, {}, desk.stranger)).status).toBe(404);
    expect((await read(id, 1, desk.admin)).status).toBe(200);
    await desk.ask("PUT", `/stories/${id}/publish`, desk.author);
    expect((await read(id, 1, desk.stranger)).status).toBe(403);
    expect((await desk.ask("GET", `/stories/${id}/versions`, desk.stranger)).status).toBe(403);
  });
});

describe("saves within minutes", () => {
  test("by one hand are one version, however many there are, and each is still a save", async () => {
    const { id } = await desk.write(desk.author);
    await later();
    for (let index = 2; index <= 40; index += 1) {
      expect((await save(id, `Save ${index}`)).body["version"]).toBe(index);
      desk.house.clock.advance(5_000);
    }
    expect(await numbers(id)).toEqual([40, 1]);
    expect((await read(id, 20)).status).toBe(404);
    const stale = { title: "Stale", description: "d", version: 20 };
    expect((await desk.save(id, desk.author, stale)).status).toBe(409);
  });

  test("begin a new version every five minutes, also where the pauses are short", async () => {
    const { id } = await desk.write(desk.author);
    for (let index = 0; index < 12; index += 1) {
      await later(1);
      await save(id, `Minute ${index}`);
    }
    // At minutes 5 and 10; what stood before them was the last save of its five minutes.
    expect(await numbers(id)).toEqual([13, 10, 5]);
  });

  test("by another hand keep what was there", async () => {
    const { id } = await desk.write(desk.author);
    await save(id, "Editor's", desk.admin);
    await save(id, "Author's again");
    expect(await numbers(id)).toEqual([3, 2, 1]);
  });

  test("keep what was there where whoever saves asks for it", async () => {
    const { id } = await desk.write(desk.author);
    await save(id, "From the phone");
    await desk.save(id, desk.author, {
      title: "From the desk",
      description: "d",
      version: 2,
      keeps_before: true,
    });
    expect(await numbers(id)).toEqual([3, 2]);
    expect((await read(id, 2)).body["title"]).toBe("From the phone");
    await save(id, "From the desk, mended");
    expect(await numbers(id)).toEqual([4, 2]);
  });

  test("keep a version that somebody plays, and the play goes on with it", async () => {
    const { id } = await desk.write(desk.author);
    const begun = await desk.ask("PUT", "/game/sessions/", desk.author, { story_id: id });
    await save(id, "Second");
    await save(id, "Third");
    expect(await numbers(id)).toEqual([3, 1]);
    const path = `/game/sessions/${String(begun.body["id"])}/action`;
    const turn = await desk.ask("POST", path, desk.author, { action_type: "continue" });
    expect(turn.status).toBe(200);
  });

  test("keep a version that waits for a review, and one to which the attic goes back", async () => {
    const { id } = await desk.write(desk.author);
    await desk.house.db
      .insertInto("story_reviews")
      .values({
        id: desk.house.ids(),
        story_id: id,
        story_version: 1,
        submitted_at: desk.house.clock.now(),
      })
      .execute();
    await save(id, "Second");
    expect(await numbers(id)).toEqual([2, 1]);
    await desk.ask("PUT", `/stories/${id}/archive`, desk.author, { archived: true });
    await save(id, "Third");
    expect(await numbers(id)).toEqual([3, 2, 1]);
  });

  test("while others begin to play leave nobody with a version that is gone", async () => {
    const { id } = await desk.write(desk.author);
    await desk.ask("PUT", `/stories/${id}/publish`, desk.author);
    const saves = (async () => {
      for (let index = 0; index < 12; index += 1) await save(id, `Save ${index}`);
    })();
    const begun = await Promise.all(
      [desk.author, desk.stranger, desk.admin].map((by) =>
        desk.ask("PUT", "/game/sessions/", by, { story_id: id }),
      ),
    );
    await saves;
    expect(begun.map(({ status }) => status)).toEqual([201, 201, 201]);
    const pinned = await desk.house.db
      .selectFrom("game_sessions")
      .where("story_id", "=", id)
      .select("story_version")
      .execute();
    const kept = await numbers(id);
    for (const { story_version } of pinned) expect(kept).toContain(story_version);
  });
});

describe("restoring a version", () => {
  test("is a new save of what it held; what was newest is kept, whoever wrote it", async () => {
    const { id } = await desk.write(desk.author, { story_structure: longer });
    await later();
    await desk.save(id, desk.author, {
      title: "Cut down",
      description: "Short.",
      category_id: "",
      story_structure: wholeForm.story_structure,
    });
    const { status, body } = await restore(id, 1);
    const story = body as unknown as StoryDetail;
    expect(status).toBe(200);
    expect(story).toMatchObject({ version: 3, title: wholeForm.title, category: null });
    expect(story.story_structure).toEqual(longer);
    const { versions } = await list(id);
    expect(versions.map(({ version, restored_from }) => [version, restored_from])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    await later();
    await save(id, "And on");
    expect((await list(id)).versions[0]?.restored_from).toBeNull();
  });

  test("names the newest that was read, as any save does", async () => {
    const { id } = await desk.write(desk.author);
    await later();
    await save(id, "Second");
    await later();
    await save(id, "Third");
    const stale = await restore(id, 1, { version: 2 });
    expect([stale.status, stale.body["code"], stale.body["version"]]).toEqual([
      409,
      "stale_version",
      3,
    ]);
    const path = `/stories/${id}/versions/1/restore`;
    const header = { "if-match": '"2"' };
    expect((await desk.ask("POST", path, desk.author, {}, header)).status).toBe(409);
    expect((await restore(id, 1, { version: 3 })).body["version"]).toBe(4);
    // The same request, sent again after its answer was lost.
    expect((await restore(id, 1, { version: 3 })).body["version"]).toBe(4);
  });

  test("does not bring to the shelves what the review would hold back", async () => {
    const { id } = await desk.write(desk.author, {
      story_structure: { start_node: "a", nodes: { a: { text: "", choices: [] } } },
    });
    await later();
    await desk.save(id, desk.author, { ...wholeForm, description: "d" });
    expect((await desk.ask("PUT", `/stories/${id}/publish`, desk.author)).status).toBe(200);
    const { status, body } = await restore(id, 1);
    expect([status, body["code"]]).toEqual([422, "review_findings"]);
  });
});
