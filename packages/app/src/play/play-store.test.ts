import type { ActionForm, TurnAsk, TurnEvent, TurnOutcome } from "@katha/api/game";
import type { LogEntry } from "@katha/ui";
import { describe, expect, it, vi } from "vitest";
import { aResponse, aSession, anEntry, anOpening, asEvents } from "../testing/sessions.ts";
import { idOf } from "../testing/stories.ts";
import { type TurnLine, createPlayStore } from "./play-store.ts";

const turn = idOf(10);
const told = anEntry(10, { ai_response: "The door opens.", choices: ["In", "Out"] });
const begun = { event: "turn", turn_id: turn, action_type: "continue", model: "tenali", held: 1 };

interface Told {
  readonly events?: readonly TurnEvent[];
  readonly outcome: TurnOutcome;
}

function lay(turns: readonly Told[], session = aSession()) {
  const forms: ActionForm[] = [];
  const again: object[] = [];
  const waiting = [...turns];
  const run = async ({ onEvent }: TurnAsk): Promise<TurnOutcome> => {
    const next = waiting.shift();
    if (!next) throw new Error("one turn too many");
    for (const event of next.events ?? []) onEvent(event);
    await Promise.resolve();
    return next.outcome;
  };
  const line: TurnLine = {
    take: (ask) => (forms.push(ask.form), run(ask)),
    retell: (ask) => (again.push({ turn: ask.turn, ...ask.form }), run(ask)),
    resume: run,
    cancel: vi.fn<(turn: string) => Promise<unknown>>(async () => null),
  };
  const onSettled = vi.fn<() => void>();
  const onRefused = vi.fn<() => void>();
  let keys = 0;
  const store = createPlayStore({
    session,
    line,
    words: {
      nameOf: (model) => model,
      refused: ({ kind }) => `refused: ${kind}`,
      lowCredits: () => "Your credits are running low!",
      ended: () => "The story has ended",
    },
    newKey: () => `key-${(keys += 1)}`,
    onSettled,
    onRefused,
  });
  return { store, forms, again, line, onSettled, onRefused };
}

function words(entries: readonly LogEntry[]) {
  return entries.map(({ type, content }) => {
    const text = typeof content === "string" ? content : "text" in content ? content.text() : "";
    return `${type}: ${text}`;
  });
}

const done = (change: Parameters<typeof aResponse>[1] = {}) =>
  ({ kind: "done", response: aResponse([anOpening, told], change) }) as const;

describe("a turn that streams", () => {
  it("grows in one text, and is settled once", async () => {
    const events = asEvents(
      begun as never,
      { event: "delta", part: "narrative", text: "The door " },
      { event: "delta", part: "narrative", text: "opens." },
    );
    const { store, onSettled } = lay([{ events, outcome: done() }]);
    const changes = vi.fn<() => void>();
    store.listen(changes);
    expect(await store.act({ action_type: "continue", selected_choice: "Take it" })).toBe(true);
    expect(words(store.read().entries)).toEqual([
      "narrative: A lamp burns.",
      "choice: Take it",
      "model_info: ",
      "narrative: The door opens.",
    ]);
    expect(store.read()).toMatchObject({
      busy: false,
      choices: ["In", "Out"],
      xp: 105,
      charged: 1,
      balance: 99,
    });
    expect(onSettled).toHaveBeenCalledOnce();
    // The words themselves change nothing that the page renders.
    expect(changes.mock.calls.length).toBeLessThan(7);
  });

  it("of which nothing streamed is told whole", async () => {
    const { store } = lay([{ outcome: done() }]);
    await store.act({ action_type: "continue" });
    expect(words(store.read().entries)).toEqual([
      "narrative: A lamp burns.",
      "model_info: ",
      "narrative: The door opens.",
    ]);
  });

  it("is not begun while another is told", async () => {
    const { store, forms } = lay([{ outcome: done() }]);
    const first = store.act({ action_type: "continue" });
    expect(store.read().busy).toBe(true);
    expect(await store.act({ action_type: "immerse" })).toBe(false);
    await first;
    expect(forms).toHaveLength(1);
  });

  it("can be ended, and what was said of it is marked as taken back", async () => {
    const events = asEvents(begun as never, { event: "delta", part: "narrative", text: "The" });
    const stopped = { status: 409, problem: { code: "turn_cancelled" } };
    const { store } = lay([{ events, outcome: { kind: "failed", failure: stopped } }]);
    await store.act({ action_type: "continue" });
    const { entries, busy } = store.read();
    expect(busy).toBe(false);
    expect(entries.filter(({ isUndone }) => isUndone).map(({ type }) => type)).toEqual([
      "model_info",
      "narrative",
    ]);
    expect(entries.some(({ type }) => type === "error")).toBe(false);
  });

  it("names itself to be ended", async () => {
    const { promise, resolve } = Promise.withResolvers<TurnOutcome>();
    const { store, line } = lay([]);
    line.take = ({ onEvent }) => {
      for (const event of asEvents(begun as never)) onEvent(event);
      return promise;
    };
    const act = store.act({ action_type: "continue" });
    await store.stop();
    expect(line.cancel).toHaveBeenCalledWith(turn);
    resolve({ kind: "left" });
    expect(await act).toBe(false);
  });
});

describe("a turn that is refused", () => {
  it("for want of coins says so and offers what they reach for", async () => {
    const problem = { suggested_alternatives: ["tenali"], model_requested: "kalidasa" };
    const { store, onSettled } = lay([
      { outcome: { kind: "failed", failure: { status: 402, problem } } },
      { outcome: done() },
    ]);
    expect(await store.act({ action_type: "continue" })).toBe(false);
    expect(store.read().alternatives).toEqual(["tenali"]);
    expect(words(store.read().entries).at(-1)).toBe("error: refused: credits");
    expect(onSettled).not.toHaveBeenCalled();
    await store.act({ action_type: "continue" });
    expect(store.read().alternatives).toEqual([]);
  });

  it("as another tab's turn runs is followed instead", async () => {
    const problem = { code: "turn_in_progress", turn_id: turn };
    const { store } = lay([
      { outcome: { kind: "failed", failure: { status: 409, problem } } },
      { outcome: done() },
    ]);
    await store.act({ action_type: "continue" });
    await vi.waitFor(() => expect(store.read().choices).toEqual(["In", "Out"]));
    expect(words(store.read().entries)).toContain("narrative: The door opens.");
  });
});

describe("the end of a turn", () => {
  it("warns of few coins in the server's words, else in ours", async () => {
    const { store } = lay([
      { outcome: done({ low_credits_warning: true, credit_warning_message: "Nine left." }) },
      { outcome: done({ low_credits_warning: true, turn_id: idOf(11) }) },
    ]);
    await store.act({ action_type: "continue" });
    await store.act({ action_type: "continue" });
    const warnings = words(store.read().entries).filter((line) => line.startsWith("warning"));
    expect(warnings).toEqual(["warning: Nine left.", "warning: Your credits are running low!"]);
  });

  it("says once that the story has ended", async () => {
    const { store } = lay([{ outcome: done({ is_completed: true }) }]);
    await store.act({ action_type: "continue" });
    expect(words(store.read().entries).at(-1)).toBe("completion: The story has ended");
    expect(store.read().isCompleted).toBe(true);
  });

  it("of an undo marks the part and goes back to the choices before it", async () => {
    const session = aSession([anOpening, told]);
    const undone = aResponse([anOpening, { ...told, is_undone: true }], {
      action_type: "undo",
      turn_id: idOf(12),
      narrative: null,
      model_used: null,
    });
    const { store } = lay([{ outcome: { kind: "done", response: undone } }], session);
    await store.act({ action_type: "undo" });
    const { entries, choices } = store.read();
    expect(choices).toEqual(["Take it", "Leave it"]);
    expect(entries.filter(({ isUndone }) => isUndone)).toHaveLength(2);
    expect(entries).toHaveLength(3);
  });
});

describe("the last part, told again", () => {
  const twice = [turn, idOf(11)];
  const other = anEntry(11, { ai_response: "The door stays shut.", versions: twice });
  const first = { ...told, selected_choice: "Take it", versions: twice, is_undone: true };
  const retold = () =>
    ({
      kind: "done",
      response: aResponse([anOpening, first, other], {
        turn_id: idOf(11),
        narrative: "The door stays shut.",
      }),
    }) as const;

  it("stands in the place of the first telling, after the player's own words", async () => {
    const session = aSession([anOpening, { ...told, selected_choice: "Take it" }]);
    const { store, again } = lay([{ outcome: retold() }], session);
    expect(store.read().standing).toEqual({ turn, versions: [turn] });
    expect(await store.retell({ selected_model: "kalidasa" })).toBe(true);
    expect(again).toEqual([{ turn, selected_model: "kalidasa" }]);
    expect(words(store.read().entries)).toEqual([
      "narrative: A lamp burns.",
      "choice: Take it",
      "model_info: ",
      "narrative: The door stays shut.",
    ]);
    expect(store.read().entries.some(({ isUndone }) => isUndone)).toBe(false);
    expect(store.read().standing).toEqual({ turn: idOf(11), versions: twice });
  });

  it("that fails leaves what was told, and the end that it was", async () => {
    const session = aSession([anOpening, told], { is_completed: true });
    const failure = { status: 502, problem: {} };
    const { store } = lay([{ outcome: { kind: "failed", failure } }], session);
    const before = words(store.read().entries);
    const told2 = store.retell({});
    expect(store.read().isCompleted).toBe(false);
    expect(await told2).toBe(false);
    expect(words(store.read().entries)).toEqual([...before, "error: refused: other"]);
    expect(store.read().isCompleted).toBe(true);
  });

  it("cannot be asked for where nothing was told", async () => {
    const { store, again } = lay([]);
    expect(await store.retell({})).toBe(false);
    expect(again).toEqual([]);
  });

  it("is read as it was told before, when the player goes back to it", () => {
    const { store } = lay([], aSession([anOpening, first, other]));
    expect(words(store.read().entries).at(-1)).toBe("narrative: The door stays shut.");
    const back = [anOpening, { ...first, is_undone: false }, { ...other, is_undone: true }];
    store.stand(aSession(back, { current_xp: 42 }));
    expect(words(store.read().entries).at(-1)).toBe("narrative: The door opens.");
    expect(store.read()).toMatchObject({ xp: 42, standing: { turn, versions: twice } });
  });
});

it("says of each part what can be done with it, also of the one just told", async () => {
  const { store } = lay([{ outcome: done() }]);
  await store.act({ action_type: "continue" });
  const parts = () => store.read().entries.flatMap(({ part }) => part ?? []);
  expect(parts()).toEqual([
    { id: "opening", acts: ["branch"] },
    { id: turn, acts: ["branch", "report"] },
  ]);
});

it("asks for a picture of the last words, or of what they stand for when none is made", async () => {
  const { store, forms } = lay([
    {
      outcome: done({
        action_type: "show",
        narrative: null,
        fallback_description: "A lamp, in words.",
        model_used: "vishvakarma",
      }),
    },
  ]);
  await store.act({ action_type: "show" });
  expect(forms[0]?.last_text_response).toBe("A lamp burns.");
  expect(words(store.read().entries)).toContain("narrative: A lamp, in words.");
});
