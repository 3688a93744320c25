import { expect, test } from "vitest";
import type { Beat } from "./beat.ts";
import { listenToBeats } from "./silence.ts";

const limits = { openMs: 20_000, startingMs: 120_000, tickMs: 1_000 };
const open: Beat = { state: "open", doing: "open", isDebugged: false };

function listener() {
  let time = 0;
  const silence = listenToBeats(limits, () => time);
  const tickAfter = (milliseconds: number) => {
    time += milliseconds;
    return silence.tick();
  };
  const tickFor = (seconds: number) => {
    const answers = Array.from({ length: seconds }, () => tickAfter(1_000));
    return answers.at(-1);
  };
  return { silence, tickAfter, tickFor };
}

test("an open server may be silent for twenty seconds, and each beat begins anew", () => {
  const { silence, tickFor } = listener();
  silence.hear(open);
  expect(tickFor(19)).toBeUndefined();
  silence.hear(open);
  expect(tickFor(19)).toBeUndefined();
  expect(tickFor(1)).toBe(20_000);
});

test("one that starts may be silent for longer", () => {
  const { tickFor } = listener();
  expect(tickFor(119)).toBeUndefined();
  expect(tickFor(1)).toBe(120_000);
});

test("time in which the listener did not run either does not count as silence", () => {
  const { silence, tickAfter, tickFor } = listener();
  silence.hear(open);
  expect(tickAfter(3_600_000)).toBeUndefined();
  expect(tickFor(17)).toBeUndefined();
  expect(tickFor(1)).toBe(20_000);
});

test("a server in a debugger may be silent for ever", () => {
  const { silence, tickFor } = listener();
  silence.hear({ ...open, isDebugged: true });
  expect(tickFor(1_000)).toBeUndefined();
});
