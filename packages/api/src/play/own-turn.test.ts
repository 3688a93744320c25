import { describe, expect, it } from "vitest";
import type { ActionForm } from "../shapes/made/game/turn.ts";
import { historyIn } from "../game/session-history.ts";
import { aSession, anEntry, anOpening, idOf } from "../testing/index.ts";
import { openPage } from "../testing/open-play.ts";
import { ownEntries, wholeForm } from "./own-turn.ts";
import { selectPlay } from "./play-slice.ts";

const told = anEntry(3, { aiResponse: "A door.", timestamp: "2026-11-20T09:30:00.000Z" });
const session = aSession([anOpening, told]);
const play = () => selectPlay(openPage([], session).store.getState());
const [soon, nextDay] = ["2026-11-20T09:31:00.000Z", "2026-11-21T09:30:00.000Z"];

const linesOf = (form: ActionForm, now = soon) =>
  ownEntries(play(), form, { key: "k", now }).map(({ id, content }) => `${id}: ${content}`);

describe("what the player did, in the log", () => {
  it("is the choice that was pressed, or the words that were typed, or the command's", () => {
    const choice: ActionForm = { actionType: "continue", selectedChoice: "Knock" };
    expect(linesOf(choice)).toEqual(["k-choice: Knock"]);
    const typed = { actionType: "custom_action", userAction: " I knock. " } as const;
    expect(linesOf(typed)).toEqual(["k-user_action: I knock."]);
    const command = { actionType: "custom_action", command: "Ask the goat" } as const;
    expect(linesOf(command)).toEqual(["k-user_action: Ask the goat"]);
  });

  it("is the command alone where there are no words", () => {
    expect(linesOf({ actionType: "continue" })).toEqual(["k-action: Continuing story..."]);
    expect(linesOf({ actionType: "undo" })).toEqual([]);
  });

  it("comes after a separator when the player was away, unless it takes something back", () => {
    expect(linesOf({ actionType: "immerse" }, nextDay)).toEqual([
      "k-session_separator: ",
      "k-action: ",
    ]);
    expect(linesOf({ actionType: "undo" }, nextDay)).toEqual([]);
  });
});

describe("the form that is sent", () => {
  it("says which part the player sees, and the newest that is known here", () => {
    const sent = wholeForm(play(), { actionType: "continue" });
    expect(sent).toEqual({ actionType: "continue", seen: idOf(3), have: idOf(3) });
  });

  it("says that the opening is seen where nothing else was told", () => {
    const { log } = selectPlay(openPage([], aSession([anOpening])).store.getState());
    const history = historyIn(aSession([anOpening]).sessionData);
    expect(wholeForm({ log, history }, { actionType: "continue" }).seen).toBe("opening");
  });

  it("brings the last words where a picture of them is wanted", () => {
    const sent = wholeForm(play(), { actionType: "show" });
    expect(sent).toMatchObject({ lastTextResponse: "A door." });
  });
});
