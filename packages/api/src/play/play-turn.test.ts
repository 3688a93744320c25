import { gameSession } from "../contract/game/game.ts";
import { noState } from "../contract/game/state.ts";
import { asSent } from "../testing/wire.ts";
import type { TurnOutcome } from "../game/play-service.ts";
import { describe, expect, it, vi } from "vitest";
import { aResponse, aSession, anEntry, anOpening, asEvents, idOf } from "../testing/index.ts";
import { begun, done, openPage, told, turn } from "../testing/open-play.ts";

describe("a turn that streams", () => {
  it("grows in one text, and is settled once", async () => {
    const events = asEvents(
      begun as never,
      { event: "delta", part: "narrative", text: "The door " },
      { event: "delta", part: "narrative", text: "opens." },
    );
    const page = openPage([{ events, outcome: done() }]);
    const logs = new Set([page.log()]);
    page.store.subscribe(() => logs.add(page.log()));
    expect(await page.act({ actionType: "continue", selectedChoice: "Take it" })).toBe(true);
    expect(page.lines()).toEqual([
      "narrative: A lamp burns.",
      "choice: Take it",
      "model_info: ",
      "narrative: The door opens.",
    ]);
    expect(page.log()).toMatchObject({
      isBusy: false,
      choices: ["In", "Out"],
      xp: 105,
      charged: 1,
      balance: 99,
    });
    expect(page.cachedXp()).toBe(105);
    // Streaming words must not change the log that the page renders.
    expect(logs.size).toBeLessThan(8);
  });

  it("shows its final cost, and who told it", async () => {
    const delta = { event: "delta", part: "narrative", text: "Which door?" } as const;
    const outcome = done({ narrative: "Which door?", creditsConsumed: 0, modelUsed: "katha" });
    const page = openPage([{ events: asEvents(begun as never, delta), outcome }]);
    await page.act({ actionType: "continue" });
    const { entries } = page.log();
    expect(entries.filter(({ type }) => type === "model_info")).toMatchObject([
      { modelUsed: "katha", creditsConsumed: 0 },
    ]);
    expect(entries.at(-1)).toMatchObject({ type: "narrative", part: { id: turn } });
  });

  it("of which nothing was streamed is shown whole", async () => {
    const page = openPage([{ outcome: done() }]);
    await page.act({ actionType: "continue" });
    expect(page.lines()).toEqual([
      "narrative: A lamp burns.",
      "model_info: ",
      "narrative: The door opens.",
    ]);
  });

  it("is not begun while another is told", async () => {
    const page = openPage([{ outcome: done() }]);
    const first = page.act({ actionType: "continue" });
    expect(page.log().isBusy).toBe(true);
    expect(await page.act({ actionType: "immerse" })).toBe(false);
    await first;
    expect(page.forms).toHaveLength(1);
  });

  it("can be stopped, and its entries are marked as undone", async () => {
    const events = asEvents(begun as never, { event: "delta", part: "narrative", text: "The" });
    const stopped = { status: 409, problem: { code: "turn_cancelled" } };
    const page = openPage([{ events, outcome: { kind: "failed", failure: stopped } }]);
    await page.act({ actionType: "continue" });
    const { entries, isBusy } = page.log();
    expect(isBusy).toBe(false);
    expect(entries.filter(({ isUndone }) => isUndone).map(({ type }) => type)).toEqual([
      "model_info",
      "narrative",
    ]);
    expect(entries.some(({ type }) => type === "error")).toBe(false);
  });

  it("gives its id, so that it can be stopped", async () => {
    const { promise, resolve } = Promise.withResolvers<TurnOutcome>();
    const page = openPage([]);
    page.requests.take = ({ onEvent }) => {
      for (const event of asEvents(begun as never)) onEvent(event);
      return promise;
    };
    const played = page.act({ actionType: "continue" });
    await page.stop();
    const [asked] = page.fetch.mock.calls[0] ?? [];
    expect(asked).toMatch(new RegExp(`/turns/${turn}/cancel$`));
    resolve({ kind: "left" });
    expect(await played).toBe(false);
  });
});

describe("a player who comes back", () => {
  const yesterday = "2026-11-20T09:30:00.000Z";
  const today = "2026-11-21T09:30:00.000Z";
  const before = anEntry(1, { timestamp: yesterday });
  const history = [anOpening, before];
  const own = { userInput: "I knock.", actionType: "custom_action" } as const;

  it("sees a separator before what they do, and the same after a reload", async () => {
    vi.useFakeTimers({ now: Date.parse(today), toFake: ["Date"] });
    const first = { ...told, ...own, timestamp: today, beginsSitting: true };
    const response = aResponse([...history, first], { actionType: "custom_action" });
    const page = openPage([{ outcome: { kind: "done", response } }], aSession(history));
    const played = page.act({ actionType: "custom_action", userAction: "I knock." });
    expect(page.lines().slice(-2)).toEqual(["session_separator: ", "user_action: I knock."]);
    await played;
    const lines = page.lines();
    expect(lines.slice(3)).toEqual([
      "session_separator: ",
      "user_action: I knock.",
      "model_info: ",
      "narrative: The door opens.",
    ]);
    page.chooseVersion(aSession([...history, first]));
    expect(page.lines()).toEqual(lines);
    vi.useRealTimers();
  });

  it("sees none if the server knows of no pause", async () => {
    vi.useFakeTimers({ now: Date.parse(today), toFake: ["Date"] });
    const response = aResponse([...history, told]);
    const page = openPage([{ outcome: { kind: "done", response } }], aSession(history));
    await page.act({ actionType: "continue" });
    expect(page.lines().some((line) => line.startsWith("session_separator"))).toBe(false);
    vi.useRealTimers();
  });

  it("still sees it when the part is undone", async () => {
    const first = { ...told, ...own, timestamp: today, beginsSitting: true };
    const taken = [...history, { ...first, isUndone: true }];
    const undo = aResponse([...taken, anEntry(11, { actionType: "undo" })], {
      actionType: "undo",
      turnId: idOf(11),
    });
    const page = openPage(
      [{ outcome: { kind: "done", response: undo } }],
      aSession([...history, first]),
    );
    await page.act({ actionType: "undo" });
    const { entries } = page.log();
    const at = entries.findIndex(({ type }) => type === "session_separator");
    expect(entries[at]?.isUndone).toBeUndefined();
    expect(entries.slice(at + 1).every(({ isUndone }) => isUndone)).toBe(true);
  });
});

it("names a command that has no words of its own", async () => {
  const page = openPage([{ outcome: done() }]);
  await page.act({ actionType: "immerse" });
  expect(page.lines().slice(0, 2)).toEqual(["narrative: A lamp burns.", "action: immerse"]);
});

describe("a turn that is refused", () => {
  it("for lack of coins says so, and offers what they can pay for", async () => {
    const problem = { suggested_alternatives: ["tenali"], model_requested: "kalidasa" };
    const page = openPage([
      { outcome: { kind: "failed", failure: { status: 402, problem } } },
      { outcome: done() },
    ]);
    expect(await page.act({ actionType: "continue" })).toBe(false);
    expect(page.log().alternatives).toEqual(["tenali"]);
    expect(page.lines().at(-1)).toBe("error: refused: credits");
    expect(page.cachedXp()).toBe(100);
    await page.act({ actionType: "continue" });
    expect(page.log().alternatives).toEqual([]);
  });

  it("because another tab's turn is running follows that one instead", async () => {
    const problem = { code: "turn_in_progress", turn_id: turn };
    const page = openPage([
      { outcome: { kind: "failed", failure: { status: 409, problem } } },
      { outcome: done() },
    ]);
    expect(await page.act({ actionType: "custom_action", userAction: "I sing." })).toBe(false);
    await expect.poll(() => page.log().choices).toEqual(["In", "Out"]);
    // What was typed here did not lead to that part.
    expect(page.lines()).toEqual([
      "narrative: A lamp burns.",
      "model_info: ",
      "narrative: The door opens.",
    ]);
  });
});

describe("a turn after another device's", () => {
  const elsewhere = aSession([anOpening, told]);
  const moved = { status: 409, problem: { code: "story_moved" } };

  it("is not taken: the page shows where the story stands, and says so", async () => {
    const page = openPage([{ outcome: { kind: "failed", failure: moved } }]);
    page.fetch.mockImplementation(async () => Response.json(asSent(gameSession, elsewhere)));
    expect(await page.act({ actionType: "custom_action", userAction: "I sing." })).toBe(false);
    await expect.poll(() => page.lines().at(-1)).toBe("warning: refused: moved");
    expect(page.lines().slice(0, -1)).toEqual([
      "narrative: A lamp burns.",
      "model_info: ",
      "narrative: The door opens.",
    ]);
    expect(page.log()).toMatchObject({ choices: ["In", "Out"], isBusy: false });
  });

  it("says which part was seen last", async () => {
    const page = openPage([{ outcome: done() }, { outcome: done() }]);
    await page.act({ actionType: "continue" });
    await page.act({ actionType: "undo" });
    expect(page.forms.map(({ seen }) => seen)).toEqual(["opening", turn]);
  });
});

describe("a turn whose connection is lost", () => {
  it("says so until it is back, and can be tried at once", async () => {
    const page = openPage([]);
    const { promise, resolve } = Promise.withResolvers<TurnOutcome>();
    const tryNow = vi.fn<() => void>();
    let back = () => {};
    page.requests.take = ({ onLost, onBack }) => {
      onLost?.(tryNow);
      back = () => onBack?.();
      return promise;
    };
    const played = page.act({ actionType: "continue" });
    expect(page.log()).toMatchObject({ isBusy: true, connection: "lost" });
    page.context.running.current?.tryNow();
    expect(tryNow).toHaveBeenCalledOnce();
    back();
    expect(page.log().connection).toBe("open");
    resolve(done());
    expect(await played).toBe(true);
  });

  it("is no longer waited for when the player stops, and the log warns that it may still finish", async () => {
    const page = openPage([]);
    page.requests.take = ({ signal, onLost }) => {
      onLost?.(() => {});
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve({ kind: "left" }));
      });
    };
    const played = page.act({ actionType: "custom_action", userAction: "I wait." });
    await page.stop();
    expect(await played).toBe(false);
    expect(page.log()).toMatchObject({ isBusy: false, connection: "open" });
    expect(page.lines().slice(-2)).toEqual(["user_action: I wait.", "warning: refused: abandoned"]);
  });
});

describe("the end of a turn", () => {
  it("warns of few coins in the server's words, else in ours", async () => {
    const page = openPage([
      { outcome: done({ lowCreditsWarning: true, creditWarningMessage: "Nine left." }) },
      { outcome: done({ lowCreditsWarning: true, turnId: idOf(11) }) },
    ]);
    await page.act({ actionType: "continue" });
    await page.act({ actionType: "continue" });
    const warnings = page.lines().filter((line) => line.startsWith("warning"));
    // The player had read the first warning before going on.
    expect(warnings).toEqual(["warning: Your credits are running low!"]);
  });

  it("says which budget for models is spent, as long as it is", async () => {
    const page = openPage([
      { outcome: done({ budgetSpent: "story" }) },
      { outcome: done({ budgetSpent: "site", turnId: idOf(11) }) },
      { outcome: done({ turnId: idOf(12) }) },
    ]);
    const warnings = () => page.lines().filter((line) => line.startsWith("warning"));
    await page.act({ actionType: "continue" });
    expect(warnings()).toEqual(["warning: The budget of the story is spent."]);
    await page.act({ actionType: "continue" });
    expect(warnings()).toEqual(["warning: The budget of the site is spent."]);
    await page.act({ actionType: "continue" });
    expect(warnings()).toEqual([]);
  });

  it("says why the player's own key did not tell, and nothing where it did", async () => {
    const page = openPage([
      { outcome: done({ ownKey: "key_refused" }) },
      { outcome: done({ ownKey: "told", turnId: idOf(11) }) },
    ]);
    const warnings = () => page.lines().filter((line) => line.startsWith("warning"));
    await page.act({ actionType: "continue" });
    expect(warnings()).toEqual(["warning: Your own key: key_refused."]);
    await page.act({ actionType: "continue" });
    expect(warnings()).toEqual([]);
  });

  it("says once that the story has ended", async () => {
    const page = openPage([{ outcome: done({ isCompleted: true }) }]);
    await page.act({ actionType: "continue" });
    expect(page.lines().at(-1)).toBe("completion: The story has ended");
    expect(page.log().isCompleted).toBe(true);
  });

  it("no longer says so once the ending is undone", async () => {
    const undone = aResponse([anOpening, { ...told, isUndone: true }], {
      actionType: "undo",
      turnId: idOf(12),
      narrative: null,
      modelUsed: null,
    });
    const ended = { outcome: done({ isCompleted: true }) };
    const page = openPage([ended, { outcome: { kind: "done", response: undone } }]);
    await page.act({ actionType: "continue" });
    await page.act({ actionType: "undo" });
    expect(page.log().entries.some(({ type }) => type === "completion")).toBe(false);
    expect(page.log().isCompleted).toBe(false);
  });

  it("names the ending at once, before the session is read again", async () => {
    const response = { isCompleted: true, ending: "The hall of lamps" };
    const page = openPage([{ outcome: done(response) }]);
    page.fetch.mockReturnValue(new Promise(() => {}));
    await page.act({ actionType: "continue" });
    expect(page.cachedEnding()).toBe("The hall of lamps");
  });

  it("of an undo marks the part and goes back to the choices before it", async () => {
    const session = aSession([anOpening, told]);
    const undone = aResponse([anOpening, { ...told, isUndone: true }], {
      actionType: "undo",
      turnId: idOf(12),
      narrative: null,
      modelUsed: null,
    });
    const page = openPage([{ outcome: { kind: "done", response: undone } }], session);
    await page.act({ actionType: "undo" });
    const { entries, choices } = page.log();
    expect(choices).toEqual(["Take it", "Leave it"]);
    // The command (which is not shown), the model and the text.
    expect(entries.filter(({ isUndone }) => isUndone)).toHaveLength(3);
    expect(entries).toHaveLength(4);
  });
});

it("takes the player's own words back together with the part that they led to", async () => {
  const events = asEvents(begun as never, { event: "delta", part: "narrative", text: "The door" });
  const undone = aResponse([anOpening, { ...told, isUndone: true }], {
    actionType: "undo",
    turnId: idOf(12),
    narrative: null,
    modelUsed: null,
  });
  const page = openPage([
    { events, outcome: done() },
    { outcome: { kind: "done", response: undone } },
  ]);
  await page.act({ actionType: "custom_action", userAction: "I knock." });
  await page.act({ actionType: "undo" });
  const kept = page.log().entries.filter(({ isUndone }) => !isUndone);
  expect(kept.map(({ type, content }) => `${type}: ${content}`)).toEqual([
    "narrative: A lamp burns.",
  ]);
});

it("says of each part what can be done with it, also of the one just told", async () => {
  const page = openPage([{ outcome: done() }]);
  await page.act({ actionType: "continue" });
  const parts = () => page.log().entries.flatMap(({ part }) => part ?? []);
  expect(parts()).toMatchObject([
    { id: "opening", acts: ["mark", "reword", "branch", "card", "correct"] },
    { id: turn, acts: ["mark", "reword", "branch", "card", "cost", "correct", "report"] },
  ]);
});

it("keeps what the story counts and offers as it is after the turn, told under its own command", async () => {
  const state = { ...noState, slots: 2 };
  const open = { text: "In", isLocked: false, reason: null, needs: null, odds: 0.45 };
  const locked = { ...open, text: "Out", isLocked: true, reason: "It is locked.", odds: null };
  const page = openPage([{ outcome: done({ state, offers: [open, locked] }) }]);
  await page.act({ actionType: "custom_action", command: "Ask the goat" });
  expect(page.log()).toMatchObject({ state, offers: [open, locked] });
  expect(page.log().entries).toContainEqual(
    expect.objectContaining({ type: "user_action", content: "Ask the goat" }),
  );
});

it("asks for a picture of the last words, or of what they stand for when none is made", async () => {
  const page = openPage([
    {
      outcome: done({
        actionType: "show",
        narrative: null,
        fallbackDescription: "A lamp, in words.",
        modelUsed: "vishvakarma",
      }),
    },
  ]);
  await page.act({ actionType: "show" });
  expect(page.forms[0]?.lastTextResponse).toBe("A lamp burns.");
  expect(page.lines()).toContain("narrative: A lamp, in words.");
});
