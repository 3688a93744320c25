import type { Problem, TurnEvent } from "@katha/api/contract";
import type { EventWithoutSeq, RunningTurn } from "../events/running-turn.ts";
import type { Progress } from "./repo.ts";

/** Adds the text that comes next. Where there is a gap, the next look finds it filled. */
export function addChunks(running: RunningTurn, chunks: Progress["chunks"]): void {
  for (const { first_seq, pieces } of chunks)
    if (first_seq === running.events.length)
      for (const piece of pieces) running.emit({ event: "delta", ...piece });
}

/** Adds what the turn ended with, of which a failure repeats nothing that was told before. */
export function addEnd(running: RunningTurn, events: readonly EventWithoutSeq[]): void {
  const isFailure = events.at(-1)?.event === "error";
  for (const event of isFailure ? events : events.slice(running.events.length)) running.emit(event);
  running.end();
}

/** Sends the turn's readers to another server. Nothing happened to the turn, so there is no receipt. */
export function endForClosing(id: string, running: RunningTurn): void {
  const detail =
    "This server is closing. The part goes on being written and nothing is lost: ask for its events again.";
  const problem = { detail, code: "server_closing", request_id: id } satisfies Problem;
  running.emit({ event: "error", status: 503, problem, receipt: null });
  running.end();
}

/** The events after the last seen one. A reader who has seen more than this server still gets the end. */
export async function* eventsAfter(
  running: RunningTurn,
  seen: number,
  listening: AbortSignal,
): AsyncGenerator<TurnEvent> {
  let last = seen;
  let hasEnded = false;
  for await (const event of running.follow(seen, listening)) {
    last = event.seq;
    hasEnded = event.event === "error";
    yield event;
  }
  const final = running.events.at(-1);
  if (final?.event === "error" && !hasEnded && !listening.aborted)
    yield { ...final, seq: last + 1 };
}
