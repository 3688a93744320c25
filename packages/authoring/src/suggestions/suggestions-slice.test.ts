// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { editorClosed, operationDone, undone } from "../editor/story-editor-slice.ts";
import { authoringStore } from "../testing/store.ts";
import type { DraftsAnswer } from "./ask-for-drafts.ts";
import { startAsking, stopAllAsking, stopAsking } from "./asking.ts";
import { keepSuggestions, keptSuggestions, moveSuggestions } from "./kept-suggestions.ts";
import { selectDrafts } from "./selectors.ts";
import type { SuggestionTarget } from "./suggestion-drafts.ts";
import {
  draftsDiscarded,
  draftsTaken,
  panelToggled,
  replacedForgotten,
  suggestionsOpened,
  wishChanged,
  wordsReplaced,
} from "./suggestions-slice.ts";

afterEach(() => localStorage.clear());

const id = "editor";
const taglines = { kind: "taglines" } as const;
const next = (scene: string) => ({ kind: "next_node", scene }) as const;
const answer = (name: string) => ({ kind: "answer", answer: name }) as const;
const branches = (scene: string) => ({ kind: "branches", scene }) as const;
const line = (text: string) => ({ text, choice: null, choices: [], by: "Pen" });

function openPage(place = "well") {
  const store = authoringStore();
  store.dispatch(suggestionsOpened({ id, kept: keptSuggestions(place).read() }));
  keepSuggestions(store, id, place);
  const { dispatch } = store;
  const answers: ((answer: DraftsAnswer) => void)[] = [];
  const signals: AbortSignal[] = [];
  const seen: number[] = [];
  const drafts = (target: SuggestionTarget = taglines) =>
    selectDrafts(store.getState(), id, target);
  return {
    dispatch,
    drafts,
    answers,
    signals,
    seen,
    texts: (target?: SuggestionTarget) =>
      drafts(target).drafts.map((draft) => ("text" in draft ? draft.text : draft.url)),
    ask: (target: SuggestionTarget = taglines) =>
      dispatch(
        startAsking({
          id,
          target,
          ask: (signal, asked) => {
            signals.push(signal);
            seen.push(asked.drafts.length);
            return new Promise((resolve) => answers.push(resolve));
          },
        }),
      ),
    stop: (target: SuggestionTarget = taglines) => dispatch(stopAsking(id, target)),
    rename: (node: string, name: string) =>
      dispatch(operationDone({ id, operation: { kind: "rename_node", node, name }, at: 0 })),
  };
}

it("asks once however often it is pressed, and puts new drafts above the others", async () => {
  const { answers, seen, ask, texts, drafts } = openPage();
  const first = ask();
  await ask();
  expect(answers).toHaveLength(1);
  expect(drafts().requestId).not.toBeNull();
  answers[0]?.({ drafts: [line("a"), line("b")] });
  await first;
  const second = ask();
  answers[1]?.({ drafts: [line("c")] });
  await second;
  expect(texts()).toEqual(["c", "a", "b"]);
  expect(seen).toEqual([0, 2]);
  expect(new Set(drafts().drafts.map((draft) => draft.id)).size).toBe(3);
  expect(drafts()).toMatchObject({ requestId: null, received: 1 });
});

it("loses nothing to a failure, and says it until the next answer", async () => {
  const { dispatch, drafts, answers, ask, texts } = openPage();
  dispatch(wishChanged({ id, target: taglines, wish: "rain" }));
  const first = ask();
  answers[0]?.({ drafts: [line("a")] });
  await first;
  const second = ask();
  answers[1]?.({ error: "No line." });
  await second;
  expect(drafts()).toMatchObject({ error: "No line.", wish: "rain", requestId: null });
  expect(texts()).toEqual(["a"]);
  void ask();
  expect(drafts().error).toBeUndefined();
});

it("can be stopped: later drafts of that request are dropped, those of the next are shown", async () => {
  const { drafts, answers, signals, ask, stop, texts } = openPage();
  const first = ask();
  stop();
  expect(signals[0]?.aborted).toBe(true);
  expect(drafts()).toMatchObject({ requestId: null, wasStopped: true });
  const second = ask();
  answers[0]?.({ drafts: [line("late")] });
  await first;
  expect(drafts().requestId).not.toBeNull();
  answers[1]?.({ drafts: [line("wanted")] });
  await second;
  expect(texts()).toEqual(["wanted"]);
});

it("keeps what was replaced, each once and the last first, until it is let go", () => {
  const { dispatch, drafts } = openPage();
  const replace = (words: string) => dispatch(wordsReplaced({ id, target: taglines, words }));
  const replaced = () => drafts().replaced.map(({ words }) => words);
  for (const words of ["one", "two", "one"]) replace(words);
  expect(replaced()).toEqual(["one", "two"]);
  const [last] = drafts().replaced;
  dispatch(replacedForgotten({ id, target: taglines, replacedId: last?.id ?? "" }));
  expect(replaced()).toEqual(["two"]);
  for (const words of ["3", "4", "5", "6", "7"]) replace(words);
  expect(replaced()).toEqual(["7", "6", "5", "4", "3"]);
});

it("does not bring back a discarded draft", async () => {
  const { dispatch, drafts, answers, ask, texts } = openPage();
  const first = ask();
  answers[0]?.({ drafts: [line("a"), line("b")] });
  await first;
  const ids = drafts()
    .drafts.slice(0, 1)
    .map((draft) => draft.id);
  dispatch(draftsDiscarded({ id, target: taglines, ids }));
  expect(texts()).toEqual(["b"]);
});

it("holds the drafts of each answer until the page is closed, whatever the answer is called", async () => {
  const page = openPage();
  const first = page.ask(answer("constructor"));
  page.answers[0]?.({ drafts: [line("He hums.")] });
  await first;
  expect(page.texts(answer("constructor"))).toEqual(["He hums."]);
  expect(page.texts(answer("toString"))).toEqual([]);
  page.dispatch(editorClosed({ id }));
  expect(page.texts(answer("constructor"))).toEqual([]);
  expect(openPage().texts(answer("constructor"))).toEqual([]);
});

it("is as it was when the page was last open, except for running requests", async () => {
  const page = openPage();
  const first = page.ask();
  page.answers[0]?.({ drafts: [line("a"), line("b")] });
  await first;
  page.dispatch(panelToggled({ id, target: taglines, isOpen: true }));
  page.dispatch(wishChanged({ id, target: taglines, wish: "Rain" }));
  page.dispatch(wordsReplaced({ id, target: taglines, words: "before" }));
  page.dispatch(draftsTaken({ id, target: taglines, names: { 1: "ford" } }));
  void page.ask();
  const again = openPage();
  expect(again.drafts()).toEqual({ ...page.drafts(), requestId: null, received: 0 });
  const more = again.ask();
  again.answers[0]?.({ drafts: [line("c")] });
  await more;
  const { drafts, replaced } = again.drafts();
  expect(new Set([...drafts, ...replaced].map((one) => one.id)).size).toBe(4);
});

it("keeps what was drafted for a story apart from other stories", async () => {
  const { dispatch, answers, ask } = openPage();
  const asked = ask();
  answers[0]?.({ drafts: [line("It had been listening.")] });
  await asked;
  const cover = { kind: "cover" } as const;
  const words = { coverUrl: "/media/old.webp", imageAlt: "A well" };
  dispatch(wordsReplaced({ id, target: cover, words }));
  dispatch(wishChanged({ id, target: branches("well"), wish: "Darker" }));
  const again = openPage();
  expect(again.texts()).toEqual(["It had been listening."]);
  expect(again.drafts(cover).replaced).toMatchObject([{ words: { imageAlt: "A well" } }]);
  expect(again.drafts(branches("well")).wish).toBe("Darker");
  expect(openPage("other").texts()).toEqual([]);
});

it("stores nothing when empty, and starts empty if what was stored cannot be read", async () => {
  const { dispatch, answers, ask } = openPage();
  const asked = ask();
  answers[0]?.({ drafts: [line("a")] });
  await asked;
  expect(keptSuggestions("well").isThere()).toBe(true);
  dispatch(draftsDiscarded({ id, target: taglines, ids: ["1"] }));
  expect(keptSuggestions("well").isThere()).toBe(false);
  localStorage.setItem("katha-story-help-well", "{");
  expect(openPage().texts()).toEqual([]);
});

it("moves with a new story to its id", async () => {
  const { answers, ask } = openPage("new");
  const asked = ask();
  answers[0]?.({ drafts: [line("a")] });
  await asked;
  moveSuggestions("new", "well");
  expect(keptSuggestions("new").isThere()).toBe(false);
  expect(openPage("well").texts()).toEqual(["a"]);
});

it("keeps a scene's drafts under its new name, and knows the new name of what a draft became", async () => {
  const { dispatch, drafts, answers, ask, texts, rename } = openPage();
  const asked = ask(next("shore"));
  dispatch(draftsTaken({ id, target: next("shore"), names: { 1: "river" } }));
  rename("shore", "bank");
  answers[0]?.({ drafts: [line("A heron.")] });
  await asked;
  expect(texts(next("bank"))).toEqual(["A heron."]);
  expect(texts(next("shore"))).toEqual([]);
  rename("river", "ford");
  expect(drafts(next("bank")).takenAs).toEqual({ 1: "ford" });
  const operation = { kind: "rename_node", node: "shore", name: "bank" } as const;
  dispatch(undone({ id, operation }));
  expect(texts(next("shore"))).toEqual(["A heron."]);
});

it("stops whatever is being drafted when the page goes", async () => {
  const { drafts, ask } = openPage();
  const asked = ask(branches("shore"));
  stopAllAsking(id);
  await asked;
  expect(drafts(branches("shore"))).toMatchObject({ requestId: null, wasStopped: true });
});

it("shows again what was at scenes, under the names that they had last", () => {
  const { dispatch, rename } = openPage();
  dispatch(wishChanged({ id, target: next("shore"), wish: "A heron" }));
  dispatch(panelToggled({ id, target: next("reeds"), isOpen: false }));
  rename("shore", "bank");
  expect(Object.keys(keptSuggestions("well").read().scenes ?? {})).toEqual(["bank"]);
  expect(openPage().drafts(next("bank")).wish).toBe("A heron");
});
