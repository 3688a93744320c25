import { describe, expect, it } from "vitest";
import type { TurnRefusal } from "../game/turn-refusal.ts";
import { logBefore, noticeOf } from "./refused-turn.ts";

const words = { refused: ({ kind }: TurnRefusal) => `refused: ${kind}` };
const xp = { kind: "xp", current: 1, required: 5 } as const;
const running = { kind: "running", turn: "t" } as const;

describe("a turn that was refused", () => {
  it.each<[TurnRefusal, "error" | "warning" | null]>([
    [xp, "error"],
    [{ kind: "guest" }, "error"],
    [{ kind: "unreachable" }, "error"],
    [{ kind: "abandoned" }, "warning"],
    [{ kind: "stopped" }, null],
    [running, null],
    [{ kind: "moved" }, null],
  ])("says why, unless the player knows or soon will: %o", (refusal, type) => {
    const content = `refused: ${refusal.kind}`;
    expect(noticeOf(refusal, words)).toEqual(type && { type, content });
  });

  it("takes back what was done here only where the story went on elsewhere", () => {
    const log = { entries: [], isCompleted: true };
    expect(logBefore(running, log)).toEqual(log);
    expect(logBefore({ kind: "moved" }, log)).toEqual(log);
    expect(logBefore(xp, log)).toBeUndefined();
  });
});
