import { configureStore } from "@reduxjs/toolkit";
import { expect, it, vi } from "vitest";
import { api } from "../http/api.ts";
import { createApiClient } from "../http/api-client.ts";
import { createSignInStore } from "../sign-in/sign-in-store.ts";
import { aSession, anEntry, anOpening, idOf } from "../testing/index.ts";
import { catchUp } from "./catch-up.ts";
import { playSlice, selectLog } from "./play-slice.ts";
import { openSession } from "./open-session.ts";
import type { PlayWords, TurnRequests } from "./play-context.ts";

const words: PlayWords = {
  nameOf: (model) => model,
  refused: ({ kind }) => kind,
  lowCredits: () => "",
  budgetSpent: () => "budget",
  ownKeyFailed: () => "own key",
  ended: () => "",
  moved: () => "moved",
};
const taken = [1, 2].map((at) => anEntry(at, { aiResponse: `Part ${at}.`, choices: [] }));
const begun = aSession([anOpening]);
const played = aSession([anOpening, ...taken], { currentXp: 93 });

function open(session = begun) {
  const client = createApiClient({
    signInStore: createSignInStore(() => null),
    fetch: globalThis.fetch,
  });
  const store = configureStore({
    reducer: { api: api.reducer, play: playSlice.reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { client } } }).concat(api.middleware),
  });
  const left = async () => ({ kind: "left" }) as const;
  const resumed = vi.fn<TurnRequests["resume"]>(left);
  const requests: TurnRequests = { take: left, retell: left, resume: resumed };
  const { id, storyId: story } = session;
  const { signal } = new AbortController();
  const context = { session: id, story, words, signal, requests, running: { current: null } };
  store.dispatch(openSession(session, words));
  return {
    resumed,
    log: () => selectLog(store.getState()),
    catchUp: (next: typeof begun) => store.dispatch(catchUp(context, next)),
  };
}

it("shows the turns that an old copy did not have", () => {
  const page = open();
  page.catchUp(played);
  expect(page.log().entries.map(({ content }) => content)).toContain("Part 2.");
  expect(page.log().xp).toBe(93);
  expect(page.log().entries.at(-1)).toMatchObject({ type: "warning", content: "moved" });
});

it("shows what was undone elsewhere", () => {
  const page = open(played);
  const [first, second] = taken;
  const undone = { ...second, isUndone: true } as (typeof taken)[number];
  const undo = anEntry(3, { actionType: "undo", aiResponse: null });
  page.catchUp(aSession([anOpening, first as typeof undone, undone, undo]));
  expect(page.log().current?.turn).toBe(first?.turnId);
  const told = page.log().entries.find(({ content }) => content === "Part 2.");
  expect(told).toMatchObject({ isUndone: true });
});

it("leaves what is shown when the answer is older", () => {
  const page = open(played);
  const before = page.log();
  page.catchUp(begun);
  expect(page.log()).toBe(before);
});

it("follows a turn that runs elsewhere, but none that has been told", () => {
  const page = open(played);
  page.catchUp({ ...played, runningTurn: taken[1]?.turnId ?? null });
  expect(page.resumed).not.toHaveBeenCalled();
  page.catchUp({ ...played, runningTurn: idOf(9) });
  expect(page.resumed).toHaveBeenCalledOnce();
});
