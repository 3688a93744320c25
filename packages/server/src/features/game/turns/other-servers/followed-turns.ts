import type { GameDependencies } from "../../dependencies.ts";
import { findTurn, type Turn } from "../../repo.ts";
import { endedEvents, firstEvent } from "../events/replay.ts";
import { createRunningTurn, type RunningTurn } from "../events/running-turn.ts";
import { isAbandoned } from "../recovery/lease.ts";
import { voidTurn } from "../settle.ts";
import { createLooks } from "./looks.ts";
import { addChunks, addEnd, endForClosing, eventsAfter } from "./relayed-turn.ts";
import { findProgress, type Progress } from "./repo.ts";

/** Signals wake it at once; this look makes up for lost ones. */
const lookEveryMs = 2_000;

interface Followed {
  readonly id: string;
  readonly running: RunningTurn;
  followers: number;
}

/** Voids a turn whose server is gone. */
async function voidAbandoned(needs: GameDependencies, progress: Progress): Promise<boolean> {
  const expired = needs.clock.now();
  if (!isAbandoned(progress, expired, needs.servers)) return false;
  await voidTurn(needs, { id: progress.id, expired }, "turn_lost");
  return true;
}

/** What the turn ended with; undefined while it is written. */
async function endOf(needs: GameDependencies, id: string) {
  const turn = await findTurn(needs.db, id);
  if (turn?.status === "pending") return undefined;
  return turn === undefined ? [] : endedEvents(needs, turn);
}

/** Turns that another server writes and that are followed here; each is read once, however many follow it. */
export function createFollowedTurns(needs: GameDependencies) {
  const { db, log, signals } = needs;
  const followed = new Map<string, Followed>();
  let isClosed = false;
  let slowLook: NodeJS.Timeout | undefined;

  async function goOn(one: Followed, progress: Progress | undefined): Promise<void> {
    if (progress?.status === "pending") {
      addChunks(one.running, progress.chunks);
      if (!(await voidAbandoned(needs, progress))) return;
    }
    const events = await endOf(needs, one.id);
    if (isClosed || events === undefined) return;
    followed.delete(one.id);
    addEnd(one.running, events);
  }

  const looks = createLooks(
    async (due) => {
      const looked = [...due].flatMap((id) => followed.get(id) ?? []);
      if (looked.length === 0) return;
      const nexts = new Map(looked.map(({ id, running }) => [id, running.events.length]));
      const found = new Map((await findProgress(db, nexts)).map((row) => [row.id, row]));
      if (isClosed) return;
      for (const one of looked) await goOn(one, found.get(one.id));
    },
    // Followers keep waiting: the next look finds the turn as it is then.
    (error) => log.warn({ err: error }, "Turns of other servers could not be looked at"),
  );

  const stopListening = signals.listen(({ about, ids }) => {
    looks.at(about === "missed" ? followed.keys() : ids.filter((id) => followed.has(id)));
  });

  function lookAgain(): void {
    if (followed.size > 0) return looks.at(followed.keys());
    clearInterval(slowLook);
    slowLook = undefined;
  }

  /** The turn as this server knows it; call `release` when it is no longer needed. */
  function join(turn: Turn): { running: RunningTurn; release: () => void } {
    const { id } = turn;
    const one = followed.get(id) ?? { id, running: createRunningTurn(), followers: 0 };
    if (one.followers === 0) one.running.emit(firstEvent(turn));
    if (isClosed) {
      endForClosing(id, one.running);
      return { running: one.running, release: () => {} };
    }
    one.followers += 1;
    followed.set(id, one);
    looks.at([id]);
    slowLook ??= setInterval(lookAgain, lookEveryMs).unref();
    return {
      running: one.running,
      release: () => {
        one.followers -= 1;
        if (one.followers === 0 && followed.get(id) === one) followed.delete(id);
      },
    };
  }

  return {
    /** Waits for the turn's end, or for this server's. */
    ended: async (turn: Turn) => {
      const { running, release } = join(turn);
      await running.ended;
      release();
    },

    /** The turn's events after the last seen one, while it is written. */
    follow: async function* (turn: Turn, after: number, listening: AbortSignal) {
      const { running, release } = join(turn);
      try {
        yield* eventsAfter(running, after, listening);
      } finally {
        release();
      }
    },

    /** Ends all streams with an event that sends their readers to another server. */
    close: () => {
      isClosed = true;
      stopListening();
      clearInterval(slowLook);
      for (const [id, { running }] of followed) endForClosing(id, running);
      followed.clear();
    },
  };
}
