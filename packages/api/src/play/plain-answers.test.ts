import { expect, it } from "vitest";
import { readGameSession } from "../read/made/game/game.ts";
import { readActionResponse } from "../read/made/game/turn.ts";
import { openPage } from "../testing/open-play.ts";

/** A server that answers with the fields of the specification, and no others. */
const session = readGameSession({
  id: "s-1",
  story_id: "1",
  current_xp: 100,
  session_data: {
    narrative_history: [{ action_type: "story_start", ai_response: "A lamp burns." }],
  },
});
const told = (narrative: string, more: object = {}) =>
  readActionResponse({ current_xp: 101, model_used: "tenali", narrative, ...more }, narrative);
const undone = readActionResponse({ current_xp: 100 }, "undo");
const done = (response: typeof undone) => ({ outcome: { kind: "done", response } }) as const;

const kept = ({ entries }: { entries: readonly { isUndone?: boolean; content: string }[] }) =>
  entries.filter(({ isUndone, content }) => !isUndone && content !== "").map((one) => one.content);

it("are parts, though they have no history and no id", async () => {
  const page = openPage([done(told("The door opens.", { choices: ["In"] }))], session);
  await page.act({ actionType: "continue", selectedChoice: "Knock" });
  expect(kept(page.log())).toEqual(["A lamp burns.", "Knock", "The door opens."]);
  expect(page.log()).toMatchObject({ choices: ["In"], xp: 101 });
});

it("to an undo take the last part off the page, one after the other", async () => {
  const parts = ["One.", "Two."].map((words) => done(told(words, { choices: [words] })));
  const page = openPage([...parts, done(undone), done(undone), done(undone)], session);
  for (const words of ["a", "b"]) {
    await page.act({ actionType: "custom_action", userAction: words });
  }
  await page.act({ actionType: "undo" });
  expect(kept(page.log())).toEqual(["A lamp burns.", "a", "One."]);
  expect(page.log().choices).toEqual(["One."]);
  await page.act({ actionType: "undo" });
  await page.act({ actionType: "undo" });
  expect(kept(page.log())).toEqual(["A lamp burns."]);
});

it("to an undo take off a picture alone where that came last", async () => {
  const shown = told("", { image_url: "/lamp.png", narrative: null });
  const page = openPage(
    [
      done(told("One.", { choices: ["In"] })),
      done({ ...shown, turnId: "p" }),
      done(undone),
      done({ ...undone, turnId: "again" }),
    ],
    session,
  );
  await page.act({ actionType: "custom_action", userAction: "I sing." });
  await page.act({ actionType: "show" });
  expect(kept(page.log())).toContain("/lamp.png");
  expect(page.log().choices).toEqual(["In"]);
  await page.act({ actionType: "undo" });
  expect(kept(page.log())).toEqual(["A lamp burns.", "I sing.", "One."]);
  expect(page.log()).toMatchObject({ choices: ["In"], canUndo: true });
  await page.act({ actionType: "undo" });
  expect(kept(page.log())).toEqual(["A lamp burns."]);
  expect(page.log().canUndo).toBe(false);
});

it("with the whole history take off what it no longer has", async () => {
  const opening = { action_type: "story_start", ai_response: "A lamp burns." };
  const part = { action_type: "continue", ai_response: "One." };
  const withHistory = (history: object[], response: object, id: string) =>
    readActionResponse({ ...response, session_data: { narrative_history: history } }, id);
  const page = openPage(
    [
      done(withHistory([opening, part], { narrative: "One.", model_used: "tenali" }, "k")),
      done(withHistory([opening], {}, "u")),
    ],
    session,
  );
  await page.act({ actionType: "custom_action", userAction: "a" });
  expect(kept(page.log())).toEqual(["A lamp burns.", "a", "One."]);
  await page.act({ actionType: "undo" });
  expect(kept(page.log())).toEqual(["A lamp burns."]);
});

const tooDear = {
  model_requested: "vishvakarma",
  available_credits: 2,
  required_credits: 5,
  suggested_alternatives: ["chitrakar-lite", "tenali"],
};

it("that only suggest other models are refusals with an offer, and tell nothing", async () => {
  const history = { narrative_history: session.sessionData.narrativeHistory };
  for (const more of [{}, { session_data: history }]) {
    const response = readActionResponse({ current_xp: 100, ...more }, "t");
    const page = openPage([{ outcome: { kind: "done", response, tooDear } }], session);
    expect(await page.act({ actionType: "custom_action", userAction: "I sing." })).toBe(false);
    expect(kept(page.log())).toEqual(["A lamp burns.", "I sing.", "refused: credits"]);
    expect(page.log().entries.at(-1)).toMatchObject({
      type: "error",
      alternatives: ["chitrakar-lite", "tenali"],
    });
    expect(page.log()).toMatchObject({
      alternatives: ["chitrakar-lite", "tenali"],
      canUndo: false,
      isBusy: false,
    });
  }
});

it("that tell a part and suggest other models do both", async () => {
  const page = openPage(
    [{ outcome: { kind: "done", response: told("The door opens."), tooDear } }],
    session,
  );
  expect(await page.act({ actionType: "continue", selectedChoice: "Knock" })).toBe(true);
  expect(kept(page.log())).toEqual([
    "A lamp burns.",
    "Knock",
    "The door opens.",
    "refused: credits",
  ]);
  expect(page.log().alternatives).toEqual(["chitrakar-lite", "tenali"]);
});
