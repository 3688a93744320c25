import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { listCategories, listTags } from "../contract/index.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { idOf } from "../testing/story.ts";
import { taxonomyApi } from "./taxonomy.ts";

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

it("brings categories and tags", async () => {
  const folk = { id: idOf(1), name: "folk", displayName: "Folk tales", sortOrder: 1 };
  const river = { id: idOf(2), displayName: "River", color: "#3fc1b8" };
  kathaServer.use(
    ...answering(listCategories, () => [folk]),
    ...answering(listTags, () => [river]),
  );
  const { store } = openStore();
  const { endpoints } = taxonomyApi;
  expect(await store.dispatch(endpoints.listCategories.initiate()).unwrap()).toEqual([folk]);
  expect(await store.dispatch(endpoints.listTags.initiate()).unwrap()).toEqual([river]);
});
