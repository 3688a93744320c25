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
const undone = readActionResponse({ action_type: "undo", current_xp: 100 }, "undo");
const done = (response: typeof undone) => ({ outcome: { kind: "done", response } }) as const;

const kept = ({ entries }: { entries: readonly { isUndone?: boolean; content: string }[] }) =>
  entries.filter(({ isUndone, content }) => !isUndone && content !== "").map((one) => one.content);

it("are parts, though they have no history and no id", async () => {
  const page = openPage([done(told("The door opens.", { choices: ["In"] }))], session);
  await page.act({ action_type: "continue", selected_choice: "Knock" });
  expect(kept(page.log())).toEqual(["A lamp burns.", "Knock", "The door opens."]);
  expect(page.log()).toMatchObject({ choices: ["In"], xp: 101 });
});

it("to an undo take the last part off the page, one after the other", async () => {
  const parts = ["One.", "Two."].map((words) => done(told(words, { choices: [words] })));
  const page = openPage([...parts, done(undone), done(undone), done(undone)], session);
  for (const words of ["a", "b"]) {
    await page.act({ action_type: "custom_action", user_action: words });
  }
  await page.act({ action_type: "undo" });
  expect(kept(page.log())).toEqual(["A lamp burns.", "a", "One."]);
  expect(page.log().choices).toEqual(["One."]);
  await page.act({ action_type: "undo" });
  await page.act({ action_type: "undo" });
  expect(kept(page.log())).toEqual(["A lamp burns."]);
});

it("to an undo take off a picture alone where that came last", async () => {
  const shown = told("", { action_type: "show", image_url: "/lamp.png", narrative: null });
  const page = openPage(
    [done(told("One.")), done({ ...shown, turn_id: "p" }), done(undone)],
    session,
  );
  await page.act({ action_type: "continue" });
  await page.act({ action_type: "show" });
  expect(kept(page.log())).toContain("/lamp.png");
  await page.act({ action_type: "undo" });
  expect(kept(page.log()).filter((words) => words !== "Continuing story...")).toEqual([
    "A lamp burns.",
    "One.",
  ]);
});

it("with the whole history take off what it no longer has", async () => {
  const opening = { action_type: "story_start", ai_response: "A lamp burns." };
  const part = { action_type: "continue", ai_response: "One." };
  const withHistory = (history: object[], response: object, id: string) =>
    readActionResponse({ ...response, session_data: { narrative_history: history } }, id);
  const page = openPage(
    [
      done(withHistory([opening, part], { narrative: "One.", model_used: "tenali" }, "k")),
      done(withHistory([opening], { action_type: "undo" }, "u")),
    ],
    session,
  );
  await page.act({ action_type: "custom_action", user_action: "a" });
  expect(kept(page.log())).toEqual(["A lamp burns.", "a", "One."]);
  await page.act({ action_type: "undo" });
  expect(kept(page.log())).toEqual(["A lamp burns."]);
});
