import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Answer, Body } from "../http/answers.ts";
import {
  type Call,
  createStory,
  deleteDraft,
  duplicateStory,
  endShareLink,
  getNumbers,
  getStory,
  listUnanswered,
  listVersions,
  myStories,
  newestVersion,
  openSharedStory,
  restoreDraft,
  restoreVersion,
  shareDraft,
  updateStory,
} from "../contract/index.ts";
import { storiesApi } from "../stories/stories.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { aStory, idOf } from "../testing/story.ts";
import { authoringApi } from "./authoring.ts";

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

const { endpoints } = authoringApi;
const id = idOf(1);

/** A store that shows a story and the author's list, and counts the requests for each. */
async function aDesk() {
  const asked = { story: 0, mine: 0 };
  kathaServer.use(
    ...answering(myStories, () => {
      asked.mine += 1;
      return [{ ...aStory(1), returned: null }];
    }),
    ...answering(getStory, () => {
      asked.story += 1;
      return aStory(1);
    }),
  );
  const { store } = openStore();
  await store.dispatch(storiesApi.endpoints.getStory.initiate(id));
  await store.dispatch(endpoints.myStories.initiate());
  return { store, asked };
}

const aVersion = (version: number) => ({
  version,
  isCurrent: version === 3,
  savedBy: null,
  savedAt: "2026-11-20T09:30:00.000Z",
  restoredFrom: null,
  nodes: 2,
  words: 7,
});

describe("a story's versions", () => {
  it("are read page by page back to the first, and again after one was restored", async () => {
    const { store } = await aDesk();
    const before: (string | null)[] = [];
    const restored: unknown[] = [];
    kathaServer.use(
      ...answering(listVersions, (request) => {
        const from = new URL(request.url).searchParams.get("before");
        before.push(from);
        const versions = from === null ? [aVersion(3), aVersion(2)] : [aVersion(1)];
        return { versions, nextBefore: from === null ? 2 : null };
      }),
      ...answering(restoreVersion, async (request) => {
        restored.push([new URL(request.url).pathname, await request.json()]);
        return aStory(1);
      }),
    );
    const list = store.dispatch(endpoints.listVersions.initiate(id));
    await list;
    await store.dispatch(endpoints.listVersions.initiate(id, { direction: "forward" }));
    const state = endpoints.listVersions.select(id)(store.getState());
    expect(state.data?.pages.flatMap(({ versions }) => versions.map((one) => one.version))).toEqual(
      [3, 2, 1],
    );
    expect(state.hasNextPage).toBe(false);
    expect(before).toEqual([null, "2"]);

    await store.dispatch(endpoints.restoreVersion.initiate({ id, version: 1, newest: 3 }));
    expect(restored).toEqual([[`/api/v1/stories/${id}/versions/1/restore`, { version: 3 }]]);
    await expect.poll(() => before).toEqual([null, "2", null]);
  });
});

describe("a story that is edited", () => {
  const save = { title: "The ferry", story_description: "Who rows?", version: 1 };
  const shown = (store: ReturnType<typeof openStore>["store"]) =>
    storiesApi.endpoints.getStory.select(id)(store.getState()).data;

  /** A desk that also shows the story's unanswered lines. */
  async function aDeskWithLines(status: "draft" | "published") {
    const { store, asked } = await aDesk();
    let lines = 0;
    kathaServer.use(
      ...answering(updateStory, () => ({ ...aStory(1), status, title: "The ferry", version: 2 })),
      ...answering(listUnanswered, () => {
        lines += 1;
        return { groups: [] };
      }),
    );
    await store.dispatch(endpoints.listUnanswered.initiate(id));
    await store.dispatch(endpoints.updateStory.initiate({ id, form: save }));
    await expect.poll(() => asked.mine).toBe(2);
    return { store, asked, lines: () => lines };
  }

  it("is shown as its save answers it, and is not read again", async () => {
    const { store, asked } = await aDeskWithLines("draft");
    expect(shown(store)).toMatchObject({ title: "The ferry", version: 2 });
    expect(asked.story).toBe(1);
  });

  it("has its unanswered lines read again when it is saved on purpose, not when a draft saves itself", async () => {
    expect((await aDeskWithLines("draft")).lines()).toBe(1);
    const published = await aDeskWithLines("published");
    await expect.poll(published.lines).toBe(2);
  });

  /** How often the story was read again after its newest version was requested. */
  async function aLook(change: Partial<Answer<"newestVersion">>): Promise<() => number> {
    const { store, asked } = await aDesk();
    const { version, status, coverImageUrl } = aStory(1);
    const now = { version, status, coverImageUrl, returnedAt: null, ...change };
    kathaServer.use(...answering(newestVersion, () => now));
    await store.dispatch(endpoints.newestVersion.initiate(id));
    return () => asked.story - 1;
  }

  it.each([
    ["saved elsewhere", { version: 2 }],
    ["archived", { status: "archived" as const }],
    ["given back", { returnedAt: "2026-11-20T09:30:00.000Z" }],
  ])("is read again after it was %s", async (_what, change) => {
    await expect.poll(await aLook(change)).toBe(1);
  });

  it("is not read again while it is the same", async () => {
    const times = await aLook({});
    await expect.poll(await aLook({ version: 2 })).toBe(1);
    expect(times()).toBe(0);
  });
});

const form: Body<"createStory"> = {
  title: "Ferry",
  tagline: "A ferry at night.",
  storyDescription: "Who rows?",
  storyPrompt: "Somebody rows.",
  coverImageUrl: "https://example.org/ferry.png",
  categoryId: idOf(3),
};

describe("a story that is sent once more", () => {
  /** Answers in order; `null` is lost on its way. */
  function keysOf(call: Call, answers: (object | null)[]) {
    const keys: (string | null)[] = [];
    kathaServer.use(
      http.post(`*${call.path.replace("{id}", ":id")}`, ({ request }) => {
        const answer = answers[keys.push(request.headers.get("idempotency-key")) - 1];
        return answer ? HttpResponse.json(answer, { status: 201 }) : HttpResponse.error();
      }),
    );
    return keys;
  }

  it("has the same key until it is answered or changed", async () => {
    const keys = keysOf(createStory, [null, aStory(1), aStory(2), null, aStory(3)]);
    const { store } = openStore();
    for (const title of ["Ferry", "Ferry", "Ferry", "Ferry", "The ferry"])
      await store.dispatch(endpoints.createStory.initiate({ ...form, title }));
    const [first, again, ...others] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it("has another key in another store", async () => {
    const keys = keysOf(createStory, [null, null]);
    for (const { store } of [openStore(), openStore()])
      await store.dispatch(endpoints.createStory.initiate(form));
    expect(new Set(keys).size).toBe(2);
  });

  it("is copied with a key too", async () => {
    const keys = keysOf(duplicateStory, [null, aStory(2), aStory(3)]);
    const { store } = openStore();
    for (const _ of [1, 2, 3]) await store.dispatch(endpoints.duplicateStory.initiate({ id }));
    const [first, again, answered] = keys;
    expect(first).not.toBeNull();
    expect(again).toBe(first);
    expect(answered).not.toBe(first);
  });
});

describe("a draft", () => {
  it("leaves the author's list when it is deleted, and comes back when that is undone", async () => {
    const { store, asked } = await aDesk();
    kathaServer.use(
      ...answering(deleteDraft, () => ({ restorable_until: "2026-11-20T09:40:00.000Z" })),
      ...answering(restoreDraft, () => aStory(1)),
    );
    await store.dispatch(endpoints.deleteDraft.initiate(id));
    await expect.poll(() => asked.mine).toBe(2);
    await store.dispatch(endpoints.restoreDraft.initiate(id));
    await expect.poll(() => asked.mine).toBe(3);
  });

  it("is read anew when its link begins or ends", async () => {
    const { store, asked } = await aDesk();
    const link = { token: "a-token", createdAt: "2026-11-20T09:30:00.000Z" };
    kathaServer.use(
      ...answering(shareDraft, () => link),
      ...answering(endShareLink, () => ({ message: "The link has ended." })),
    );
    const { data } = await store.dispatch(endpoints.shareDraft.initiate(id));
    expect(data).toEqual(link);
    await expect.poll(() => asked.story).toBe(2);
    await store.dispatch(endpoints.endShareLink.initiate(id));
    await expect.poll(() => asked.story).toBe(3);
  });

  it("is opened by a token that never stands in an address", async () => {
    const { store } = openStore();
    const seen: string[] = [];
    kathaServer.use(
      ...answering(openSharedStory, async (request) => {
        seen.push(request.url, JSON.stringify(await request.json()));
        return aStory(1);
      }),
    );
    const { data } = await store.dispatch(endpoints.openSharedStory.initiate("a-token"));
    expect(data?.id).toBe(id);
    expect(seen[0]).not.toContain("a-token");
    expect(seen[1]).toBe('{"token":"a-token"}');
  });
});

it("a story's numbers are asked for as they are now", async () => {
  let asked = 0;
  const numbers = {
    starts: 2,
    players: 2,
    finishes: 1,
    completionRate: 50,
    endings: [{ node: "far", title: "Across", plays: 1, share: 1 }],
    dropOff: [{ node: "river", plays: 1, share: 0.5 }],
    retried: [],
  };
  kathaServer.use(
    ...answering(getNumbers, () => {
      asked += 1;
      return numbers;
    }),
  );
  const { store } = openStore();
  const first = store.dispatch(endpoints.getNumbers.initiate(id));
  expect((await first).data).toEqual(numbers);
  first.unsubscribe();
  await expect
    .poll(() => endpoints.getNumbers.select(id)(store.getState()).isUninitialized)
    .toBe(true);
  await store.dispatch(endpoints.getNumbers.initiate(id));
  expect(asked).toBe(2);
});
