import { expect, it } from "vitest";
import { gameApi } from "../game/game.ts";
import { aSession, anEntry, anOpening } from "../testing/session.ts";
import { idOf } from "../testing/story.ts";
import { openPage } from "../testing/open-play.ts";
import { catchUp } from "./catch-up.ts";
import { changeEntry } from "./change-entry.ts";
import { selectPlay } from "./play-slice.ts";

const immersed = anEntry(1, {
  actionType: "custom_action",
  userInput: "I sing.",
  setup: "You sing.",
  aiResponse: "A heron listens.",
});
const mark = { isBookmarked: true, name: "The heron", note: "" };

function open() {
  const page = openPage([], aSession([anOpening, immersed, anEntry(2)]));
  const told = () =>
    page
      .log()
      .entries.filter(({ type }) => type !== "model_info" && type !== "action")
      .map(({ content }) => content);
  return { ...page, told };
}

it("shows a part in its reader's words, with what was told beside them, and back again", () => {
  const page = open();
  const before = page.told();
  page.store.dispatch(changeEntry(page.context, { ...immersed, ownWording: "I sang to it." }));
  expect(page.told()).toEqual(["A lamp burns.", "I sing.", "I sang to it.", "Part 2."]);
  const worded = page.log().entries.find(({ content }) => content === "I sang to it.");
  expect(worded?.part).toMatchObject({ id: idOf(1), original: "You sing.\n\nA heron listens." });
  page.store.dispatch(changeEntry(page.context, immersed));
  expect(page.told()).toEqual(before);
});

it("marks the opening, in the cached session too", async () => {
  const page = open();
  const { store } = page;
  const session = aSession([anOpening, immersed, anEntry(2)]);
  await store.dispatch(gameApi.util.upsertQueryData("getSession", session.id, session));
  store.dispatch(changeEntry(page.context, { ...anOpening, mark }));
  expect(page.log().entries[0]?.part).toMatchObject({ id: "opening", mark });
  expect(selectPlay(store.getState()).history.entries[0]).toMatchObject({ mark });
  const { data } = gameApi.endpoints.getSession.select(session.id)(store.getState());
  expect(data?.sessionData.narrativeHistory[0]).toMatchObject({ mark });
});

it("shows what the reader put on a part elsewhere, without a warning", () => {
  const page = open();
  const elsewhere = aSession([anOpening, { ...immersed, mark, ownWording: "I sang." }, anEntry(2)]);
  page.store.dispatch(catchUp(page.context, elsewhere));
  expect(page.told()).toEqual(["A lamp burns.", "I sing.", "I sang.", "Part 2."]);
  expect(page.log().entries.find(({ content }) => content === "I sang.")?.part).toMatchObject({
    mark,
  });
  expect(page.log().entries.some(({ type }) => type === "warning")).toBe(false);
});
