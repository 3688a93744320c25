import type { ActionResponse, TurnEvent } from "@katha/api/contract";
import { setTimeout as wait } from "node:timers/promises";
import { NarratorFault } from "@katha/narrator";
import { voidHold } from "../../wallet/index.ts";
import type { GameDependencies, TurnPoint } from "../needs.ts";
import { findTurn, renewLease, type Turn } from "../repo.ts";
import { closingMayTakeMs as usualMs, leaseMs, renewEveryMs, tellingMayTakeMs } from "./lease.ts";
import { TurnVoided, type VoidCode } from "./outcome.ts";
import { showScene } from "./picture.ts";
import { beginning, endingOf, failure, numbered, retold } from "./retell.ts";
import { responseOf } from "./response.ts";
import { openRunning, type RunningTurn } from "./running.ts";
import { settle, voidTurn, type Outcome } from "./settle.ts";
import { tellPart } from "./tell.ts";

/** Where turns are written: each goes on whether or not somebody listens. */
export interface TurnDesk {
  /** Begins to write a turn that was reserved. */
  begin(turn: Turn): void;
  /** What the turn is answered, once it has ended; nothing when it is gone, or was not told. */
  answered(id: string): Promise<ActionResponse | undefined>;
  /** The turn, once it has ended. */
  ended(id: string): Promise<Turn | undefined>;
  /** Its events behind the one last seen, to the end. */
  follow(id: string, after: number, listening: AbortSignal): AsyncIterable<TurnEvent>;
  /** Its events so far. */
  soFar(id: string): Promise<TurnEvent[]>;
  /** Tells its writer, if that is here, that it is wanted no more. */
  stop(id: string, code: VoidCode): void;
  /** Gives what is being written a moment to end, and then ends it. */
  close(): Promise<void>;
}

/** How often a turn is looked at that somebody else writes. */
const lookEveryMs = 400;

export function openTurnDesk(needs: GameDependencies): TurnDesk {
  const { db, clock, log, closingMayTakeMs = usualMs } = needs;
  const running = new Map<string, RunningTurn>();
  const closing = new AbortController();
  const reach = (point: TurnPoint) => needs.watch?.(point);

  async function outcomeOf(turn: Turn, desk: RunningTurn): Promise<Outcome> {
    const { action } = turn;
    if (action === "show") return showScene(needs, turn, desk.stopping.signal);
    if (action === "undo") throw new Error("An undo is not written, it is done.");
    return tellPart(needs, { ...turn, action }, desk);
  }

  /** The turn ended elsewhere, or went with its session: then its coins go back here. */
  async function giveUp(turn: Turn): Promise<Turn | undefined> {
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
    log.error({ err: error, turn: turn.id }, "A turn was not told");
    return "narrator_failed";
  }

  async function write(turn: Turn, desk: RunningTurn): Promise<void> {
    const lease = turn.lease ?? "";
    try {
      await reach("telling");
      const outcome = await outcomeOf(turn, desk);
      const told = await settle(needs, turn, outcome);
      await reach("settled");
      const settled = told ?? (await giveUp(turn));
      if (settled?.status === "settled")
        for (const event of endingOf(settled, await responseOf(db, settled))) desk.tell(event);
      else if (settled) desk.tell(failure(settled));
    } catch (error) {
      const code = codeOf(error, turn);
      const voided = (await voidTurn(needs, { id: turn.id, lease }, code)) ?? (await giveUp(turn));
      if (voided?.status === "void") desk.tell(failure(voided));
    }
  }

  function keepLease({ id, lease }: Turn, desk: RunningTurn): NodeJS.Timeout {
    const until = () => new Date(clock.now().getTime() + leaseMs);
    const renew = async () => {
      try {
        const isOurs = await renewLease(db, { id, lease: lease ?? "", until: until() });
        if (!isOurs) desk.stopping.abort(new TurnVoided("turn_lost"));
      } catch (error) {
        log.error({ err: error, turn: id }, "A lease was not renewed");
      }
    };
    return setInterval(() => void renew(), renewEveryMs).unref();
  }

  async function run(turn: Turn, desk: RunningTurn): Promise<void> {
    const lease = keepLease(turn, desk);
    const patience = setTimeout(
      () => desk.stopping.abort(new TurnVoided("narrator_failed")),
      tellingMayTakeMs,
    ).unref();
    try {
      await write(turn, desk);
    } catch (error) {
      // Its lease runs out by itself, and the reaper ends it.
      log.error({ err: error, turn: turn.id }, "A turn could not be ended");
    } finally {
      clearInterval(lease);
      clearTimeout(patience);
      running.delete(turn.id);
      desk.end();
    }
  }

  async function eventsOf(turn: Turn): Promise<TurnEvent[]> {
    if (turn.status === "settled") return retold(turn, await responseOf(db, turn));
    return [numbered(failure(turn), 0)];
  }

  /** Waits for a turn that another process writes, or that nobody writes any more. */
  async function elsewhere(id: string, listening?: AbortSignal): Promise<Turn | undefined> {
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
      const desk = openRunning();
      running.set(turn.id, desk);
      desk.tell(beginning(turn));
      void run(turn, desk);
    },

    answered: async (id) => {
      const desk = running.get(id);
      await desk?.ended;
      const last = desk?.events.at(-1);
      if (last?.event === "done") return last.response;
      const turn = await elsewhere(id);
      return turn?.status === "settled" ? responseOf(db, turn) : undefined;
    },

    ended: async (id) => {
      await running.get(id)?.ended;
      return elsewhere(id);
    },

    follow: async function* (id, after, listening) {
      const desk = running.get(id);
      if (desk) {
        yield* desk.follow(after, listening);
        return;
      }
      const turn = await elsewhere(id, listening);
      if (turn === undefined || turn.status === "pending") return;
      for (const event of await eventsOf(turn)) {
        // That a turn was not told is told to whoever asks, behind whatever they have seen.
        if (event.event === "error") yield { ...event, seq: Math.max(event.seq, after + 1) };
        else if (event.seq > after) yield event;
      }
    },

    soFar: async (id) => {
      const desk = running.get(id);
      if (desk) return [...desk.events];
      const turn = await findTurn(db, id);
      if (turn === undefined) return [];
      return turn.status === "pending" ? [numbered(beginning(turn), 0)] : eventsOf(turn);
    },

    stop: (id, code) => running.get(id)?.stopping.abort(new TurnVoided(code)),

    close: async () => {
      const all = [...running.values()];
      const patience = new AbortController();
      const ended = Promise.all(all.map((desk) => desk.ended));
      await Promise.race([
        ended,
        wait(closingMayTakeMs, undefined, { signal: patience.signal }).catch(() => {}),
      ]);
      patience.abort();
      for (const desk of all) desk.stopping.abort(new TurnVoided("turn_lost"));
      await ended;
      closing.abort();
    },
  };
}
