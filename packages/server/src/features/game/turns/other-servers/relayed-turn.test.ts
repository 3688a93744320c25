import type { TurnEvent } from "@katha/api/contract";
import { expect, test } from "vitest";
import { createRunningTurn, type EventWithoutSeq } from "../events/running-turn.ts";
import { addChunks, addEnd, endForClosing, eventsAfter } from "./relayed-turn.ts";

const first = {
  event: "turn",
  turn_id: "t",
  action_type: "continue",
  model: "tenali",
  held: 1,
} as EventWithoutSeq;
const delta = (text: string) => ({ event: "delta", part: "narrative", text }) as const;
const pieces = (...texts: string[]) => texts.map((text) => ({ part: "narrative", text }) as const);
const failed = {
  event: "error",
  status: 502,
  problem: { detail: "Lost.", code: "turn_lost", request_id: "r" },
  receipt: null,
} as EventWithoutSeq;

function relayed() {
  const running = createRunningTurn();
  running.emit(first);
  return running;
}
const textsOf = (events: readonly TurnEvent[]) =>
  events.map((event) => (event.event === "delta" ? event.text : event.event));

async function read(running: ReturnType<typeof relayed>, seen: number): Promise<TurnEvent[]> {
  const events: TurnEvent[] = [];
  for await (const event of eventsAfter(running, seen, new AbortController().signal))
    events.push(event);
  return events;
}

test("text is added once, in its order, and waits for what is missing before it", () => {
  const running = relayed();
  addChunks(running, [
    { first_seq: 1, pieces: pieces("One. ", "Two. ") },
    { first_seq: 5, pieces: pieces("Five. ") },
  ]);
  expect(textsOf(running.events)).toEqual(["turn", "One. ", "Two. "]);
  addChunks(running, [
    { first_seq: 1, pieces: pieces("One. ", "Two. ") },
    { first_seq: 3, pieces: pieces("Three. ", "Four. ") },
    { first_seq: 5, pieces: pieces("Five. ") },
  ]);
  expect(textsOf(running.events).slice(3)).toEqual(["Three. ", "Four. ", "Five. "]);
});

test("a turn ends with the events that were not told yet", async () => {
  const running = relayed();
  running.emit(delta("One. "));
  addEnd(running, [first, delta("One. "), delta("Two. ")]);
  expect(textsOf(await read(running, -1))).toEqual(["turn", "One. ", "Two. "]);
});

test("a failure is told whole, after whatever was told", async () => {
  const running = relayed();
  running.emit(delta("One. "));
  addEnd(running, [failed]);
  expect(textsOf(await read(running, 0))).toEqual(["One. ", "error"]);
});

test("a reader who has seen more than this server is told the failure next", async () => {
  const running = relayed();
  addEnd(running, [failed]);
  expect(await read(running, 7)).toMatchObject([{ event: "error", seq: 8 }]);
});

test("a reader of a server that closes is sent to another", async () => {
  const running = relayed();
  endForClosing("t", running);
  expect(await read(running, 0)).toMatchObject([
    { event: "error", status: 503, problem: { code: "server_closing" }, receipt: null },
  ]);
});
