import type { ActionResponse, TurnEvent } from "@katha/api/contract";
import { setTimeout as wait } from "node:timers/promises";
import { NarratorFault } from "@katha/narrator";
import { voidHold } from "../../wallet/index.ts";
import type { GameDependencies, TurnPoint } from "../dependencies.ts";
import { findTurn, renewLease, type Turn } from "../repo.ts";
import {
  closingMayTakeMs as usualMs,
  leaseMs,
  renewEveryMs,
  tellingMayTakeMs,
} from "./recovery/lease.ts";
import { TurnVoided, type VoidCode } from "./void-reasons.ts";
import { showScene } from "./pictures/show-scene.ts";
import { firstEvent, finalEvents, failure, withSeq, replayed } from "./events/replay.ts";
import { responseOf } from "./response.ts";
import { createRunningTurn, type RunningTurn } from "./events/running-turn.ts";
import { settle, voidTurn, type Outcome } from "./settle.ts";
import { narratePart } from "./narrate-part.ts";

/** Runs turns to their end, whether or not anybody is connected. */
export interface TurnRunner {
  /** Starts a reserved turn. */
  begin(turn: Turn): void;
  /** The turn's response once it has ended; nothing if it was voided or deleted. */
  answered(id: string): Promise<ActionResponse | undefined>;
  /** The turn, once it has ended. */
  ended(id: string): Promise<Turn | undefined>;
  /** The turn's events after the last seen one, until its end. */
  follow(id: string, after: number, listening: AbortSignal): AsyncIterable<TurnEvent>;
  /** The turn's events so far. */
  eventsSoFar(id: string): Promise<TurnEvent[]>;
  /** Aborts the turn if it runs in this process. */
  stop(id: string, code: VoidCode): void;
  /** Waits for running turns for a while, then aborts them. */
  close(): Promise<void>;
}

/** How often a turn that runs in another process is polled. */
const lookEveryMs = 400;

export function createTurnRunner(needs: GameDependencies): TurnRunner {
  const { db, clock, log, closingMayTakeMs = usualMs } = needs;
  const runningTurns = new Map<string, RunningTurn>();
  const closing = new AbortController();
  const reach = (point: TurnPoint) => needs.watch?.(point);

  async function outcomeOf(turn: Turn, running: RunningTurn): Promise<Outcome> {
    const { action } = turn;
    if (action === "show") return showScene(needs, turn, running.stopping.signal);
    if (action === "undo") throw new Error("An undo is settled at once and never runs.");
    return narratePart(needs, { ...turn, action }, running);
  }

  /** The turn ended elsewhere, or was deleted with its session: then its coins are returned here. */
  async function returnHold(turn: Turn): Promise<Turn | undefined> {
    const ended = await findTurn(db, turn.id);
    if (ended !== undefined || turn.held === 0) return ended;
    await db
      .transaction()
      .execute((tx) => voidHold({ tx, clock, ids: needs.ids }, turn.id))
      .catch((error: unknown) => log.warn({ err: error, turn: turn.id }, "A hold has no wallet"));
    return undefined;
  }

  function codeOf(error: unknown, turn: Turn): VoidCode {
    if (error instanceof TurnVoided) return error.code;
    if (error instanceof NarratorFault)
      return error.kind === "beyond_rating" || error.kind === "refused"
        ? "passage_refused"
        : "narrator_failed";
    log.error({ err: error, turn: turn.id }, "A turn failed");
    return "narrator_failed";
  }

  async function write(turn: Turn, running: RunningTurn): Promise<void> {
    const lease = turn.lease ?? "";
    try {
      await reach("telling");
      const outcome = await outcomeOf(turn, running);
      const written = await settle(needs, turn, outcome);
      await reach("settled");
      const settled = written ?? (await returnHold(turn));
      if (settled?.status === "settled")
        for (const event of finalEvents(settled, await responseOf(db, settled)))
          running.emit(event);
      else if (settled) running.emit(failure(settled));
    } catch (error) {
      const code = codeOf(error, turn);
      const voided =
        (await voidTurn(needs, { id: turn.id, lease }, code)) ?? (await returnHold(turn));
      if (voided?.status === "void") running.emit(failure(voided));
    }
  }

  function keepLease({ id, lease }: Turn, running: RunningTurn): NodeJS.Timeout {
    const until = () => new Date(clock.now().getTime() + leaseMs);
    const renew = async () => {
      try {
        const isOurs = await renewLease(db, { id, lease: lease ?? "", until: until() });
        if (!isOurs) running.stopping.abort(new TurnVoided("turn_lost"));
      } catch (error) {
        log.error({ err: error, turn: id }, "A lease was not renewed");
      }
    };
    return setInterval(() => void renew(), renewEveryMs).unref();
  }

  async function run(turn: Turn, running: RunningTurn): Promise<void> {
    const lease = keepLease(turn, running);
    const timeout = setTimeout(
      () => running.stopping.abort(new TurnVoided("narrator_failed")),
      tellingMayTakeMs,
    ).unref();
    try {
      await write(turn, running);
    } catch (error) {
      // The lease runs out and the reaper voids the turn.
      log.error({ err: error, turn: turn.id }, "A turn could not be ended");
    } finally {
      clearInterval(lease);
      clearTimeout(timeout);
      runningTurns.delete(turn.id);
      running.end();
    }
  }

  async function eventsOf(turn: Turn): Promise<TurnEvent[]> {
    if (turn.status === "settled") return replayed(turn, await responseOf(db, turn));
    return [withSeq(failure(turn), 0)];
  }

  /** Waits for a turn that another process writes, or that lost its writer. */
  async function waitElsewhere(id: string, listening?: AbortSignal): Promise<Turn | undefined> {
    const signal = listening ? AbortSignal.any([listening, closing.signal]) : closing.signal;
    for (;;) {
      const turn = await findTurn(db, id);
      if (turn?.status !== "pending" || signal.aborted) return turn;
      const expired = clock.now();
      if ((turn.leased_until ?? expired) <= expired)
        await voidTurn(needs, { id, expired }, "turn_lost");
      else await wait(lookEveryMs, undefined, { signal }).catch(() => {});
    }
  }

  return {
    begin: (turn) => {
      const running = createRunningTurn();
      runningTurns.set(turn.id, running);
      running.emit(firstEvent(turn));
      void run(turn, running);
    },

    answered: async (id) => {
      const running = runningTurns.get(id);
      await running?.ended;
      const last = running?.events.at(-1);
      if (last?.event === "done") return last.response;
      const turn = await waitElsewhere(id);
      return turn?.status === "settled" ? responseOf(db, turn) : undefined;
    },

    ended: async (id) => {
      await runningTurns.get(id)?.ended;
      return waitElsewhere(id);
    },

    follow: async function* (id, after, listening) {
      const running = runningTurns.get(id);
      if (running) {
        yield* running.follow(after, listening);
        return;
      }
      const turn = await waitElsewhere(id, listening);
      if (turn === undefined || turn.status === "pending") return;
      for (const event of await eventsOf(turn)) {
        // A client that resumes gets the error after whatever events it has seen.
        if (event.event === "error") yield { ...event, seq: Math.max(event.seq, after + 1) };
        else if (event.seq > after) yield event;
      }
    },

    eventsSoFar: async (id) => {
      const running = runningTurns.get(id);
      if (running) return [...running.events];
      const turn = await findTurn(db, id);
      if (turn === undefined) return [];
      return turn.status === "pending" ? [withSeq(firstEvent(turn), 0)] : eventsOf(turn);
    },

    stop: (id, code) => runningTurns.get(id)?.stopping.abort(new TurnVoided(code)),

    close: async () => {
      const all = [...runningTurns.values()];
      const timeout = new AbortController();
      const ended = Promise.all(all.map((running) => running.ended));
      await Promise.race([
        ended,
        wait(closingMayTakeMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      for (const running of all) running.stopping.abort(new TurnVoided("turn_lost"));
      await ended;
      closing.abort();
    },
  };
}
