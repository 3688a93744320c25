import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { branchSession, createSession, listSessions } from "../contract/index.ts";
import { answering, kathaServer, openStore } from "../testing/katha-server.ts";
import { aSession } from "../testing/session.ts";
import { idOf } from "../testing/story.ts";
import { gameApi } from "./game.ts";

beforeAll(() => kathaServer.listen({ onUnhandledFrame: "error" }));
afterEach(() => kathaServer.resetHandlers());
afterAll(() => kathaServer.close());

const { endpoints } = gameApi;

/** A list of open sessions, and the sessions on the server. */
async function openList() {
  const begun = [1];
  const asked: string[] = [];
  kathaServer.use(
    ...answering(listSessions, ({ url }) => {
      asked.push(new URL(url).search);
      return { sessions: begun.map((number) => ({ id: idOf(number) })), next_cursor: null };
    }),
    ...answering(createSession, () => aSession()),
    ...answering(branchSession, () => aSession()),
  );
  const { store } = openStore();
  await store.dispatch(endpoints.listSessions.initiate({ completed: false }));
  const shown = () =>
    endpoints.listSessions
      .select({ completed: false })(store.getState())
      .data?.pages.flatMap(({ sessions }) => sessions.map(({ id }) => id));
  return { store, shown, asked, begun };
}

it("asks for open sessions, and fills in what an answer lacks", async () => {
  const { store, asked } = await openList();
  expect(asked).toEqual(["?is_completed=false&limit=12"]);
  const { data } = endpoints.listSessions.select({ completed: false })(store.getState());
  expect(data?.pages[0]?.sessions[0]).toMatchObject({ lastLine: "", isStoryOpen: true });
});

it("asks for the sessions of one story, of whatever end", async () => {
  const { store, asked } = await openList();
  await store.dispatch(endpoints.listSessions.initiate({ story: idOf(4) }));
  expect(asked.at(-1)).toBe(`?story_id=${idOf(4)}&limit=12`);
});

it("begins anew with a key, so that a repeated request begins once", async () => {
  const { store } = await openList();
  const keys: (string | null)[] = [];
  kathaServer.use(
    ...answering(createSession, ({ headers }) => {
      keys.push(headers.get("idempotency-key"));
      return aSession();
    }),
  );
  const begin = (anew: boolean) =>
    store.dispatch(endpoints.createSession.initiate({ storyId: idOf(9), anew }));
  await begin(true);
  await begin(false);
  expect(keys).toEqual([expect.stringMatching(/./), null]);
});

it("includes a story that was started meanwhile", async () => {
  const { store, shown, begun } = await openList();
  begun.unshift(2);
  await store.dispatch(endpoints.createSession.initiate({ storyId: idOf(9) }));
  await expect.poll(shown).toEqual([2, 1].map(idOf));
});

it("includes a branch that was started meanwhile", async () => {
  const { store, shown, begun } = await openList();
  begun.unshift(3);
  await store.dispatch(endpoints.branchSession.initiate({ session: idOf(1), turn: "opening" }));
  await expect.poll(shown).toEqual([3, 1].map(idOf));
});
