import { describe, expect, it } from "vitest";
import { aResponse, aSession, anEntry, anOpening, idOf } from "../testing/index.ts";
import { openPage, told, turn } from "../testing/open-play.ts";
import { noticeAdded } from "./play-slice.ts";

describe("the last part, told again", () => {
  const twice = [turn, idOf(11)];
  const other = anEntry(11, { aiResponse: "The door stays shut.", versions: twice });
  const first = { ...told, selectedChoice: "Take it", versions: twice, isUndone: true };
  const retold = () =>
    ({
      kind: "done",
      response: aResponse([anOpening, first, other], {
        turnId: idOf(11),
        narrative: "The door stays shut.",
      }),
    }) as const;

  it("stands in the place of the first telling, after the player's own words", async () => {
    const session = aSession([anOpening, { ...told, selectedChoice: "Take it" }]);
    const page = openPage([{ outcome: retold() }], session);
    expect(page.log().current).toEqual({ turn, versions: [turn], isVerbatim: false, taken: null });
    expect(await page.retell({ selectedModel: "kalidasa" })).toBe(true);
    expect(page.again).toEqual([{ turn, have: turn, selectedModel: "kalidasa" }]);
    expect(page.lines()).toEqual([
      "narrative: A lamp burns.",
      "choice: Take it",
      "model_info: ",
      "narrative: The door stays shut.",
    ]);
    expect(page.log().entries.some(({ isUndone }) => isUndone)).toBe(false);
    expect(page.log().current).toMatchObject({ turn: idOf(11), versions: twice });
  });

  it("stands below what was taken back since, as after a reload, and warnings go", async () => {
    const later = anEntry(5, { aiResponse: "Gone.", isUndone: true });
    const before = [anOpening, { ...told, selectedChoice: "Take it" }, later];
    const history = [anOpening, first, later, other];
    const { response: again } = retold();
    const data = { ...again.sessionData, narrativeHistory: history };
    const response = { ...again, sessionData: data };
    const page = openPage([{ outcome: { kind: "done", response } }], aSession(before));
    page.store.dispatch(noticeAdded({ type: "warning", content: "moved" }));
    await page.retell({});
    expect(page.lines()).toEqual([
      "narrative: A lamp burns.",
      "model_info: ",
      "narrative: Gone.",
      "choice: Take it",
      "model_info: ",
      "narrative: The door stays shut.",
    ]);
  });

  it("that fails leaves what was told, and the end that it was", async () => {
    const session = aSession([anOpening, told], { isCompleted: true });
    const failure = { status: 502, problem: {} };
    const page = openPage([{ outcome: { kind: "failed", failure } }], session);
    const before = page.lines();
    const told2 = page.retell({});
    expect(page.log().isCompleted).toBe(false);
    expect(await told2).toBe(false);
    expect(page.lines()).toEqual([...before, "error: refused: other"]);
    expect(page.log().isCompleted).toBe(true);
  });

  it("cannot be asked for where nothing was told", async () => {
    const page = openPage([]);
    expect(await page.retell({})).toBe(false);
    expect(page.again).toEqual([]);
  });

  it("is read as it was told before, when the player goes back to it", () => {
    const page = openPage([], aSession([anOpening, first, other]));
    expect(page.lines().at(-1)).toBe("narrative: The door stays shut.");
    const back = [anOpening, { ...first, isUndone: false }, { ...other, isUndone: true }];
    page.chooseVersion(aSession(back, { currentXp: 42 }));
    expect(page.lines().at(-1)).toBe("narrative: The door opens.");
    expect(page.log()).toMatchObject({ xp: 42, current: { turn, versions: twice } });
  });
});
