import type { StoryDetail, StoryVersion, StoryVersionDetail } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../../testing/authoring.ts";
import { signInAgain, type Person } from "../../../../testing/index.ts";

let authoring: AuthoringFixture;
beforeAll(async () => {
  authoring = await createAuthoringFixture();
});
afterAll(() => authoring.server.close());

const minuteMs = 60_000;
/** The tests outlast an access token, so everybody signs in again. */
async function later(minutes = 5): Promise<void> {
  authoring.server.clock.advance(minutes * minuteMs);
  for (const who of ["author", "stranger", "admin"] as const)
    authoring[who] = await signInAgain(authoring.server, authoring[who].user);
}
const save = (id: string, title: string, by = authoring.author) =>
  authoring.save(id, by, { title, description: title });
const list = async (id: string, by: Person = authoring.author, query = "") => {
  const { body } = await authoring.ask("GET", `/stories/${id}/versions${query}`, by);
  return body as unknown as { versions: StoryVersion[]; next_before: number | null };
};
const numbers = async (id: string) => (await list(id)).versions.map(({ version }) => version);
const read = (id: string, version: number, by: Person | null = authoring.author) =>
  authoring.ask("GET", `/stories/${id}/versions/${version}`, by);
const restore = (id: string, version: number, payload: object = {}, by = authoring.author) =>
  authoring.ask("POST", `/stories/${id}/versions/${version}/restore`, by, payload);

const longer = {
  start_node: "shore",
  nodes: {
    shore: { text: "The boat waits.", choices: [{ text: "Row on", target: "far" }] },
    far: { text: "The far  shore,\nat last: नाव आ गई.", choices: [] },
    unused: { text: "", choices: [] },
  },
};

describe("the versions of a story", () => {
  test("are listed newest first, with author, time and word count", async () => {
    const story = await authoring.write(authoring.author);
    const begun = authoring.server.clock.now().toISOString();
    await later();
    await authoring.save(story.id, authoring.admin, {
      title: "By an editor",
      description: "d",
      story_structure: longer,
    });
    const { versions, next_before } = await list(story.id);
    expect(versions).toEqual([
      {
        version: 2,
        is_current: true,
        saved_by: { id: authoring.admin.id, display_name: authoring.admin.user.display_name },
        saved_at: authoring.server.clock.now().toISOString(),
        restored_from: null,
        nodes: 3,
        words: 13,
      },
      {
        version: 1,
        is_current: false,
        saved_by: { id: authoring.author.id, display_name: authoring.author.user.display_name },
        saved_at: begun,
        restored_from: null,
        nodes: 2,
        words: 7,
      },
    ]);
    expect(next_before).toBeNull();
  });

  test("name the newest without the story, as the story itself names it", async () => {
    const { id } = await authoring.write(authoring.author);
    const newest = async () =>
      (await authoring.ask("GET", `/stories/${id}/newest`, authoring.author)).body;
    const asRead = async () => {
      const { version, status, cover_image_url } = await authoring.read(id, authoring.author);
      return { version, status, cover_image_url, returned_at: null };
    };
    expect(await newest()).toEqual(await asRead());
    await save(id, "Changed");
    expect(await newest()).toMatchObject({ version: 2, status: "draft" });
    expect(await newest()).toEqual(await asRead());
  });

  test("are paged", async () => {
    const { id } = await authoring.write(authoring.author);
    for (const title of ["Two", "Three", "Four"]) {
      await later();
      await save(id, title);
    }
    const first = await list(id, authoring.author, "?limit=3");
    expect([first.versions.map(({ version }) => version), first.next_before]).toEqual([
      [4, 3, 2],
      2,
    ]);
    const rest = await list(id, authoring.author, `?limit=3&before=${first.next_before}`);
    expect([rest.versions.map(({ version }) => version), rest.next_before]).toEqual([[1], null]);
  });

  test("can be read, including the newest", async () => {
    const { id } = await authoring.write(authoring.author);
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
});

describe("saves within minutes", () => {
  test("by one author form one version, however many there are", async () => {
    const { id } = await authoring.write(authoring.author);
    await later();
    for (let index = 2; index <= 40; index += 1) {
      expect((await save(id, `Save ${index}`)).body["version"]).toBe(index);
      authoring.server.clock.advance(5_000);
    }
    expect(await numbers(id)).toEqual([40, 1]);
    expect((await read(id, 20)).status).toBe(404);
    const stale = { title: "Stale", description: "d", version: 20 };
    expect((await authoring.save(id, authoring.author, stale)).status).toBe(409);
  });

  test("start a new version every five minutes, also where the pauses are short", async () => {
    const { id } = await authoring.write(authoring.author);
    for (let index = 0; index < 12; index += 1) {
      await later(1);
      await save(id, `Minute ${index}`);
    }
    // At minutes 5 and 10; before them, the last save of the series.
    expect(await numbers(id)).toEqual([13, 10, 5]);
  });

  test("by another author keep the previous version", async () => {
    const { id } = await authoring.write(authoring.author);
    await save(id, "Editor's", authoring.admin);
    await save(id, "Author's again");
    expect(await numbers(id)).toEqual([3, 2, 1]);
  });

  test("keep the previous version on request", async () => {
    const { id } = await authoring.write(authoring.author);
    await save(id, "From the phone");
    await authoring.save(id, authoring.author, {
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

  test("keep a version that somebody plays, and the session goes on with it", async () => {
    const { id } = await authoring.write(authoring.author);
    const begun = await authoring.ask("PUT", "/game/sessions/", authoring.author, { story_id: id });
    await save(id, "Second");
    await save(id, "Third");
    expect(await numbers(id)).toEqual([3, 1]);
    const path = `/game/sessions/${String(begun.body["id"])}/action`;
    const turn = await authoring.ask("POST", path, authoring.author, { action_type: "continue" });
    expect(turn.status).toBe(200);
  });

  test("keep a version in review, and one that an archived story returns to", async () => {
    const { id } = await authoring.write(authoring.author);
    await authoring.server.db
      .insertInto("story_reviews")
      .values({
        id: authoring.server.ids(),
        story_id: id,
        story_version: 1,
        submitted_at: authoring.server.clock.now(),
      })
      .execute();
    await save(id, "Second");
    expect(await numbers(id)).toEqual([2, 1]);
    await authoring.ask("PUT", `/stories/${id}/archive`, authoring.author, { archived: true });
    await save(id, "Third");
    expect(await numbers(id)).toEqual([3, 2, 1]);
  });

  test("while others begin to play never leave a session without its version", async () => {
    const { id } = await authoring.write(authoring.author);
    await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author);
    const saves = (async () => {
      for (let index = 0; index < 12; index += 1) await save(id, `Save ${index}`);
    })();
    const begun = await Promise.all(
      [authoring.author, authoring.stranger, authoring.admin].map((by) =>
        authoring.ask("PUT", "/game/sessions/", by, { story_id: id }),
      ),
    );
    await saves;
    expect(begun.map(({ status }) => status)).toEqual([201, 201, 201]);
    const pinned = await authoring.server.db
      .selectFrom("game_sessions")
      .where("story_id", "=", id)
      .select("story_version")
      .execute();
    const kept = await numbers(id);
    for (const { story_version } of pinned) expect(kept).toContain(story_version);
  });
});

describe("restoring a version", () => {
  test("is a new save; the newest is kept, whoever wrote it", async () => {
    const { id } = await authoring.write(authoring.author, { story_structure: longer });
    await later();
    await authoring.save(id, authoring.author, {
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

  test("names the newest version that was read, as any save does", async () => {
    const { id } = await authoring.write(authoring.author);
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
    expect((await authoring.ask("POST", path, authoring.author, {}, header)).status).toBe(409);
    expect((await restore(id, 1, { version: 3 })).body["version"]).toBe(4);
    // The same request again, after its response was lost.
    expect((await restore(id, 1, { version: 3 })).body["version"]).toBe(4);
  });

  test("is refused where the review would refuse it", async () => {
    const { id } = await authoring.write(authoring.author, {
      story_structure: { start_node: "a", nodes: { a: { text: "", choices: [] } } },
    });
    await later();
    await authoring.save(id, authoring.author, { ...wholeForm, description: "d" });
    expect((await authoring.ask("PUT", `/stories/${id}/publish`, authoring.author)).status).toBe(
      200,
    );
    const { status, body } = await restore(id, 1);
    expect([status, body["code"]]).toEqual([422, "review_findings"]);
  });
});
