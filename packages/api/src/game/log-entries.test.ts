import { expect, it } from "vitest";
import { aHistory, anEntry, anOpening } from "../testing/session.ts";
import { idOf } from "../testing/story.ts";
import type { HistoryEntry } from "../shapes/made/game/game.ts";
import type { StateChange } from "../shapes/made/game/state.ts";
import { lastText, openChoices, currentPart, historyEntries } from "./log-entries.ts";
import type { LogPart } from "../shapes/play-log.ts";

const nameOf = (model: string) => (model === "tenali" ? "Tenali" : model);
/** What a reader sees: continuing without own words has no line. */
const types = (history: readonly HistoryEntry[]) =>
  historyEntries(aHistory(history), nameOf)
    .filter(({ content }) => content !== "Continuing story...")
    .map(({ type, content }) => [type, content]);

it("shows the opening without a model, and a continued part with one", () => {
  expect(types([anOpening, anEntry(1)])).toEqual([
    ["narrative", "A lamp burns."],
    ["model_info", ""],
    ["narrative", "Part 1."],
  ]);
  expect(historyEntries(aHistory([anEntry(1)]), nameOf)[1]).toMatchObject({
    modelUsed: "Tenali",
    creditsConsumed: 1,
    isHistorical: true,
  });
});

it("shows what the player chose or wrote before the part that followed", () => {
  const chosen = anEntry(1, { selectedChoice: "Take it" });
  const written = anEntry(2, { actionType: "custom_action", userInput: "I sing." });
  expect(types([chosen, written]).filter(([type]) => type !== "model_info")).toEqual([
    ["choice", "Take it"],
    ["narrative", "Part 1."],
    ["user_action", "I sing."],
    ["narrative", "Part 2."],
  ]);
});

it("shows a setup once, also where a server calls it the response too", () => {
  const setup = "The hall is dark.";
  const immersed = anEntry(1, { actionType: "immerse", setup, aiResponse: setup });
  expect(types([immersed]).map(([type]) => type)).toEqual(["action", "model_info", "setup"]);
});

it("shows pictures with their words, and leaves out what failed and the act of undoing", () => {
  const url = `/media/${"ab".repeat(8)}/960.webp`;
  const shown = anEntry(1, {
    actionType: "show",
    aiResponse: null,
    imageUrl: url,
    imageAlt: "A lamp",
    style: "By the water",
  });
  const failed = anEntry(2, { success: false });
  const undo = anEntry(3, { actionType: "undo" });
  const entries = historyEntries(aHistory([shown, failed, undo]), nameOf);
  expect(entries.map(({ type }) => type)).toEqual(["action", "model_info", "image"]);
  expect(entries[2]).toMatchObject({
    content: url,
    style: "By the water",
    alt: "A lamp",
  });
});

it("shows a picture that was told in words, with nothing to see", () => {
  const described = anEntry(1, {
    actionType: "show",
    aiResponse: "A lamp, in words.",
    success: false,
  });
  const entries = historyEntries(aHistory([described]), nameOf);
  expect(entries.map(({ type }) => type)).toEqual(["action", "model_info", "narrative"]);
  expect(entries.at(-1)).toMatchObject({ content: "A lamp, in words.", part: { id: idOf(1) } });
  const nothing = { ...described, aiResponse: null };
  expect(historyEntries(aHistory([nothing]), nameOf)).toEqual([]);
});

it("marks what was undone, and goes on from the part before it", () => {
  const history = [
    anOpening,
    anEntry(1, { choices: ["Up", "Down"] }),
    anEntry(2, { isUndone: true, choices: ["Never"] }),
    anEntry(3, { actionType: "show", aiResponse: null, imageUrl: "/x.png" }),
  ];
  expect(openChoices(aHistory(history))).toEqual(["Up", "Down"]);
  expect(lastText(aHistory(history))).toBe("Part 1.");
  expect(historyEntries(aHistory(history), nameOf).filter(({ isUndone }) => isUndone)).toHaveLength(
    3,
  );
});

it("says which command led to a part; continuing is included, and left to the screen to hide", () => {
  const history = [
    anEntry(1),
    anEntry(2, { actionType: "immerse", setup: "Closer." }),
    anEntry(3, { actionType: "show", aiResponse: "A lamp." }),
    anEntry(4, { selectedChoice: "In" }),
    anEntry(5, { actionType: "custom_action", userInput: "I sing." }),
  ];
  const actions = historyEntries(aHistory(history), nameOf).filter(({ type }) => type === "action");
  expect(actions.map(({ content, command }) => command ?? content)).toEqual([
    "Continuing story...",
    "immerse",
    "show",
  ]);
});

it("separates the parts of one sitting from those of another, also where the first was taken back", () => {
  const timestamp = "2026-11-21T06:00:00.000Z";
  const history = [
    anOpening,
    anEntry(1),
    anEntry(2, { beginsSitting: true, isUndone: true, timestamp, selectedChoice: "In" }),
    anEntry(3),
  ];
  const entries = historyEntries(aHistory(history), nameOf);
  const at = entries.findIndex(({ type }) => type === "session_separator");
  expect(entries[at]).toMatchObject({ at: timestamp, id: `${idOf(2)}-session_separator` });
  expect(entries[at]?.isUndone).toBeUndefined();
  expect(entries[at + 1]).toMatchObject({ type: "choice", isUndone: true });
  expect(entries.filter(({ type }) => type === "session_separator")).toHaveLength(1);
});

it("shows one version of a part: the current one, or the last where all were undone", () => {
  const versions = [idOf(1), idOf(2), idOf(3)];
  const version = (number: number, isUndone: boolean) => anEntry(number, { versions, isUndone });
  const second = [anOpening, version(1, true), version(2, false), version(3, true)];
  expect(types(second).map(([, content]) => content)).toEqual(["A lamp burns.", "", "Part 2."]);
  expect(currentPart(aHistory(second))).toEqual({
    turn: idOf(2),
    versions,
    isVerbatim: false,
    taken: null,
  });
  const none = [anOpening, version(1, true), version(2, true), version(3, true)];
  expect(types(none).at(-1)).toEqual(["narrative", "Part 3."]);
  expect(currentPart(aHistory(none))).toBeNull();
});

it("knows a question of Katha's own from a part of the story", () => {
  const asked = anEntry(2, { isQuestion: true, aiResponse: "Did you mean this?" });
  expect(currentPart(aHistory([anOpening, anEntry(1)]))).toMatchObject({ isVerbatim: false });
  expect(currentPart(aHistory([anOpening, anEntry(1), asked]))).toMatchObject({ isVerbatim: true });
  const authored = anEntry(2, { isVerbatim: true });
  expect(currentPart(aHistory([anOpening, authored]))).toMatchObject({ isVerbatim: true });
});

it("knows which choice the player's own words were taken for", () => {
  const typed = { userInput: "over the water", selectedChoice: null };
  const led = anEntry(2, { ...typed, takenChoice: "Row across" });
  const answered = anEntry(3, { ...typed, takenChoice: null });
  const taken = { choice: "Row across", words: "over the water" };
  expect(currentPart(aHistory([anOpening, led]))).toMatchObject({ taken });
  expect(currentPart(aHistory([anOpening, led, answered]))).toMatchObject({ taken: null });
});

it("says of each part what can be done with it, what it changed, and which telling it follows", () => {
  const url = `/media/${"ab".repeat(8)}/960.webp`;
  const shown = anEntry(2, { actionType: "show", aiResponse: null, imageUrl: url });
  const became: Pick<LogPart, "check" | "telling"> & { changes: StateChange[] } = {
    changes: [{ kind: "number", name: "Trust", by: 1, value: 3, most: 5 }],
    check: { isWon: true, odds: 0.45 },
    telling: { source: "Valmiki", isInvented: false, otherTellings: null },
  };
  const own = { mark: null, original: null };
  const nothing = { changes: [], check: null, telling: null, ...own };
  const parts = (isCompleted: boolean) =>
    historyEntries(aHistory([anOpening, anEntry(1, became), shown]), nameOf, {
      isCompleted,
    }).flatMap(({ part }) => part ?? []);
  expect(parts(false)).toEqual([
    { id: "opening", acts: ["mark", "reword", "branch", "card", "correct"], ...nothing },
    {
      id: idOf(1),
      acts: ["mark", "reword", "branch", "card", "cost", "correct", "report"],
      ...became,
      ...own,
    },
    { id: idOf(2), acts: ["mark", "cost", "report"], ...nothing },
  ]);
  // A story's end leads nowhere.
  const atEnd = ["mark", "reword", "card", "cost", "correct", "report"];
  expect(parts(true)[1]).toEqual({ id: idOf(1), acts: atEnd, ...became, ...own });
});

it("gives every entry an id of its own", () => {
  const history = Array.from({ length: 40 }, (_, at) => anEntry(at + 1, { setup: "Here." }));
  const ids = historyEntries(aHistory(history), nameOf).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
