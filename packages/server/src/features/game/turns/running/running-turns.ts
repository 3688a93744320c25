import { setTimeout as wait } from "node:timers/promises";
import type { GameDependencies } from "../../dependencies.ts";
import { renewLeases, type Turn } from "../../repo.ts";
import { createChunkWriter } from "../other-servers/chunk-writer.ts";
import { firstEvent } from "../events/replay.ts";
import { createRunningTurn, type RunningTurn } from "../events/running-turn.ts";
import { closingMayTakeMs as usualMs, leaseMs, renewEveryMs } from "../recovery/lease.ts";
import { TurnVoided, type VoidCode } from "../void-reasons.ts";

/** The turns that this process writes, each under a lease that is renewed while it runs. */
export function createRunningTurns(needs: GameDependencies) {
  const { db, clock, log, signals, closingMayTakeMs = usualMs } = needs;
  const turns = new Map<string, { running: RunningTurn; lease: string }>();
  const chunks = createChunkWriter(needs);
  const closing = new AbortController();
  let renewal: NodeJS.Timeout | undefined;

  /** Tells the turn's writer to stop, if it runs here. */
  const stop = (id: string, code: VoidCode) =>
    turns.get(id)?.running.stopping.abort(new TurnVoided(code));

  async function renewAll(): Promise<void> {
    const leases = new Map([...turns].map(([id, { lease }]) => [id, lease]));
    try {
      const held = await renewLeases(db, leases, new Date(clock.now().getTime() + leaseMs));
      for (const [id, lease] of leases) if (!held.has(lease)) stop(id, "turn_lost");
    } catch (error) {
      log.error({ err: error }, "Leases were not renewed");
    }
  }

  /** Another server ended turns of this one: a player cancelled there. */
  const stopListening = signals.listen(({ about, ids }) => {
    if (about === "missed" && turns.size > 0) void renewAll();
    if (about === "turns_ended") for (const id of ids) stop(id, "turn_cancelled");
  });

  return {
    /** Aborted once a closing server has waited long enough for its turns. */
    closing: closing.signal,
    find: (id: string) => turns.get(id)?.running,
    stop,
    count: () => turns.size,

    start: (turn: Turn) => {
      const running = createRunningTurn(() => chunks.note(turn.id, running));
      turns.set(turn.id, { running, lease: turn.lease ?? "" });
      renewal ??= setInterval(() => void renewAll(), renewEveryMs).unref();
      running.emit(firstEvent(turn));
      return running;
    },

    end: (id: string) => {
      const running = turns.get(id)?.running;
      turns.delete(id);
      chunks.forget(id);
      running?.end();
      if (turns.size > 0) return;
      clearInterval(renewal);
      renewal = undefined;
    },

    /** Waits a while for the turns, then stops them. */
    close: async () => {
      const left = [...turns.keys()];
      const ended = Promise.all([...turns.values()].map(({ running }) => running.ended));
      const timeout = new AbortController();
      await Promise.race([
        ended,
        wait(closingMayTakeMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      for (const id of left) stop(id, "turn_lost");
      closing.abort();
      await ended;
      stopListening();
      chunks.close();
    },
  };
}
