import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { adminStories, featureStory } from "../contract/index.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { aStory, idOf } from "../testing/story.ts";
import { adminApi } from "./admin.ts";

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

it("reads a list again that was asked for before a story was featured", async () => {
  let isFeatured = false;
  const read: boolean[] = [];
  let answerSearch = () => {};
  const held = new Promise<void>((resolve) => {
    answerSearch = resolve;
  });
  kathaServer.use(
    ...answering(adminStories, async () => {
      const story = { ...aStory(1), is_featured: isFeatured };
      read.push(isFeatured);
      if (read.length === 1) await held;
      return { stories: [story], page: 1, total_pages: 1, total_stories: 1 };
    }),
    ...answering(featureStory, () => {
      isFeatured = true;
      return { ...aStory(1), is_featured: true };
    }),
  );
  const { store } = openStore();
  const list = store.dispatch(adminApi.endpoints.adminStories.initiate({ q: "rain" }));
  await expect.poll(() => read).toEqual([false]);
  await store.dispatch(adminApi.endpoints.featureStory.initiate({ id: idOf(1), isFeatured: true }));
  answerSearch();
  await list;
  const shown = () =>
    adminApi.endpoints.adminStories.select({ q: "rain" })(store.getState()).data?.stories[0];
  await expect.poll(() => shown()?.isFeatured).toBe(true);
});

it("corrects coins once, also when the answer was lost and it is sent again", async () => {
  const keys: (string | null)[] = [];
  kathaServer.use(
    http.post("*/admin/users/:id/coins", ({ request }) => {
      const isLost = keys.push(request.headers.get("idempotency-key")) === 1;
      return isLost ? HttpResponse.error() : HttpResponse.json({ id: idOf(1), coins: 60 });
    }),
  );
  const { store } = openStore();
  const correct = () =>
    store.dispatch(
      adminApi.endpoints.correctCoins.initiate({ id: idOf(1), amount: -40, reason: "Twice" }),
    );
  await correct();
  const { data } = await correct();
  expect(data).toMatchObject({ id: idOf(1), coins: 60, suspension: null });
  await correct();
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});
