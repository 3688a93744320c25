import type { ActionResponse, TurnEvent } from "@katha/api/contract";
import { setTimeout as wait } from "node:timers/promises";
import { NarratorFault } from "@katha/narrator";
import { voidHold } from "../../wallet/index.ts";
import type { GameDependencies, TurnPoint } from "../dependencies.ts";
import { isBusyDatabase, isLostDatabase } from "../../../db/lost-database.ts";
import { untilAnswered } from "../../../db/until-answered.ts";
import { findTurn, renewLeases, type Turn } from "../repo.ts";
import { createChunkWriter } from "./elsewhere/chunk-writer.ts";
import { createFollowedTurns } from "./elsewhere/followed-turns.ts";
import {
  closingMayTakeMs as usualMs,
  leaseMs,
  renewEveryMs,
  settlingMayTakeMs,
  tellingMayTakeMs,
} from "./recovery/lease.ts";
import { TurnVoided, voidReason, type VoidCode } from "./void-reasons.ts";
import { showScene } from "./pictures/show-scene.ts";
import { firstEvent, finalEvents, failure, withSeq, replayed } from "./events/replay.ts";
import { responseOf } from "./response.ts";
import { createRunningTurn, type RunningTurn } from "./events/running-turn.ts";
import { settle, voidTurn, type Outcome } from "./settle.ts";
import { narratePart } from "./narrate-part.ts";
import { keepUnanswered } from "../unanswered/keep.ts";

/** Runs turns to their end, whether or not anybody is connected. */
export interface TurnRunner {
  /** Starts a reserved turn. */
  begin(turn: Turn): void;
  /** The turn's response once it has ended; undefined if it was voided or deleted. */
  answered(id: string): Promise<ActionResponse | undefined>;
  /** The turn's events after the last seen one, until its end. */
  follow(id: string, after: number, listening: AbortSignal): AsyncIterable<TurnEvent>;
  /** The turn's events so far. */
  eventsSoFar(id: string): Promise<TurnEvent[]>;
  /** Aborts the turn if it runs in this process. */
  stop(id: string, code: VoidCode): void;
  /** How many turns run in this process. */
  running(): number;
  /** Stops following other servers' turns, waits a while for its own, then aborts them. */
  close(): Promise<void>;
}

export function createTurnRunner(needs: GameDependencies): TurnRunner {
  const { db, clock, log, signals, closingMayTakeMs = usualMs } = needs;
  const runningTurns = new Map<string, RunningTurn & { lease: string }>();
  const keeping = new Set<Promise<void>>();
  const chunks = createChunkWriter(needs);
  const followedTurns = createFollowedTurns(needs, eventsOf);
  const closing = new AbortController();
  let renewal: NodeJS.Timeout | undefined;
  const reach = (point: TurnPoint) => needs.watch?.(point);

  async function outcomeOf(turn: Turn, running: RunningTurn): Promise<Outcome> {
    const { action } = turn;
    if (action === "show") return showScene(needs, turn, running.stopping.signal);
    if (action === "undo") throw new Error("An undo is settled at once and never runs.");
    return narratePart(needs, { ...turn, action }, running);
  }

  /** The turn ended elsewhere, or was deleted with its session, in which case its coins are returned here. */
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
    if (isLostDatabase(error) || isBusyDatabase(error)) return "database_away";
    if (error instanceof NarratorFault)
      return error.kind === "beyond_rating" || error.kind === "refused"
        ? "passage_refused"
        : "narrator_failed";
    log.error({ err: error, turn: turn.id }, "A turn failed");
    return "narrator_failed";
  }

  /** Tells the turn and settles or voids it; returns it if it was settled. */
  async function write(turn: Turn, running: RunningTurn): Promise<Turn | undefined> {
    const lease = turn.lease ?? "";
    // A finished text waits for a database that is away, unless the server is closing.
    const patience = () =>
      AbortSignal.any([closing.signal, AbortSignal.timeout(settlingMayTakeMs)]);
    const kept = <Result>(work: () => Promise<Result>) => untilAnswered(work, patience());
    try {
      await reach("telling");
      const outcome = await outcomeOf(turn, running);
      const settled = await kept(
        async () => (await settle(needs, turn, outcome)) ?? (await returnHold(turn)),
      );
      await reach("settled");
      if (settled?.status === "settled") {
        const response = await kept(() => responseOf(needs, settled));
        for (const event of finalEvents(settled, response)) running.emit(event);
        return settled;
      }
      if (settled) running.emit(failure(settled));
    } catch (error) {
      const code = codeOf(error, turn);
      const voided = await kept(
        async () =>
          (await voidTurn(needs, { id: turn.id, lease }, code)) ?? (await returnHold(turn)),
      );
      if (voided?.status === "void") running.emit(failure(voided));
    }
    return undefined;
  }

  /** Keeps what the author may read, after the player has their answer. */
  function keepAfterwards(turn: Turn): void {
    const kept = keepUnanswered(needs, turn)
      .then(() => reach("kept"))
      .finally(() => keeping.delete(kept));
    keeping.add(kept);
  }

  async function renewAll(): Promise<void> {
    const leases = new Map([...runningTurns].map(([id, { lease }]) => [id, lease]));
    try {
      const held = await renewLeases(db, leases, new Date(clock.now().getTime() + leaseMs));
      for (const [id, lease] of leases)
        if (!held.has(lease)) runningTurns.get(id)?.stopping.abort(new TurnVoided("turn_lost"));
    } catch (error) {
      log.error({ err: error }, "Leases were not renewed");
    }
  }

  /** Another server ended turns of this one: a player cancelled there. */
  const stopListening = signals.listen(({ about, ids }) => {
    if (about === "missed" && runningTurns.size > 0) void renewAll();
    if (about === "turns_ended")
      for (const id of ids) runningTurns.get(id)?.stopping.abort(new TurnVoided("turn_cancelled"));
  });

  async function run(turn: Turn, running: RunningTurn): Promise<void> {
    renewal ??= setInterval(() => void renewAll(), renewEveryMs).unref();
    const timeout = setTimeout(
      () => running.stopping.abort(new TurnVoided("narrator_failed")),
      tellingMayTakeMs,
    ).unref();
    let settled: Turn | undefined;
    try {
      settled = await write(turn, running);
    } catch (error) {
      // The lease will run out, and the reaper will void the turn.
      log.error({ err: error, turn: turn.id }, "A turn could not be ended");
      const { code, detail } = voidReason("database_away", clock.now());
      running.emit(failure({ ...turn, status: "void", void_code: code, void_detail: detail }));
    } finally {
      clearTimeout(timeout);
      runningTurns.delete(turn.id);
      chunks.forget(turn.id);
      running.end();
      if (runningTurns.size === 0) {
        clearInterval(renewal);
        renewal = undefined;
      }
      if (settled) keepAfterwards(settled);
    }
  }

  async function eventsOf(turn: Turn): Promise<TurnEvent[]> {
    if (turn.status === "settled") return replayed(turn, await responseOf(needs, turn));
    return [withSeq(failure(turn), 0)];
  }

  /** Waits for the end of a turn that another server writes, or that lost its writer. */
  async function endedElsewhere(id: string): Promise<Turn | undefined> {
    const turn = await findTurn(db, id);
    if (turn?.status !== "pending" || closing.signal.aborted) return turn;
    const { running, release } = followedTurns.follow(turn);
    await running.ended;
    release();
    return findTurn(db, id);
  }

  /** Follows such a turn while it is written. */
  async function* followElsewhere(
    turn: Turn,
    after: number,
    listening: AbortSignal,
  ): AsyncGenerator<TurnEvent> {
    const { running, release } = followedTurns.follow(turn);
    let last = after;
    let hasEnded = false;
    try {
      for await (const event of running.follow(after, listening)) {
        last = event.seq;
        hasEnded = event.event === "error";
        yield event;
      }
    } finally {
      release();
    }
    // A client that has seen more than this server still gets the end.
    const end = running.events.at(-1);
    if (end?.event === "error" && !hasEnded && !listening.aborted) yield { ...end, seq: last + 1 };
  }

  return {
    begin: (turn) => {
      const running = createRunningTurn(() => chunks.note(turn.id, running));
      runningTurns.set(turn.id, Object.assign(running, { lease: turn.lease ?? "" }));
      running.emit(firstEvent(turn));
      void run(turn, running);
    },

    answered: async (id) => {
      const running = runningTurns.get(id);
      await running?.ended;
      const last = running?.events.at(-1);
      if (last?.event === "done") return last.response;
      const turn = await endedElsewhere(id);
      return turn?.status === "settled" ? responseOf(needs, turn) : undefined;
    },

    follow: async function* (id, after, listening) {
      const running = runningTurns.get(id);
      if (running) {
        yield* running.follow(after, listening);
        return;
      }
      const turn = await findTurn(db, id);
      if (turn === undefined) return;
      if (turn.status === "pending") {
        yield* followElsewhere(turn, after, listening);
        return;
      }
      for (const event of await eventsOf(turn)) {
        // The error must follow all events that a resuming client has seen.
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

    running: () => runningTurns.size,

    close: async () => {
      followedTurns.close();
      const all = [...runningTurns.values()];
      const timeout = new AbortController();
      const ended = Promise.all(all.map((running) => running.ended));
      await Promise.race([
        ended,
        wait(closingMayTakeMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      for (const running of all) running.stopping.abort(new TurnVoided("turn_lost"));
      closing.abort();
      await ended;
      await Promise.all(keeping);
      stopListening();
      chunks.close();
    },
  };
}
