import type { Problem, TurnEvent } from "@katha/api/contract";
import type { GameDependencies } from "../../dependencies.ts";
import { findTurn, type Turn } from "../../repo.ts";
import { endedEvents } from "../events/ended-events.ts";
import { firstEvent } from "../events/replay.ts";
import { createRunningTurn, type RunningTurn } from "../events/running-turn.ts";
import { isAbandoned } from "../recovery/abandoned.ts";
import { voidTurn } from "../settle.ts";
import { findProgress, type Progress } from "./repo.ts";

/** Turns that another server writes and that are followed here; each is read once, however many follow it. */
export interface FollowedTurns {
  /** Waits for the turn's end, or for this server's. */
  ended(turn: Turn): Promise<void>;
  /** The turn's events after the last seen one, while it is written. */
  follow(turn: Turn, after: number, listening: AbortSignal): AsyncIterable<TurnEvent>;
  /** Ends all streams with an event that sends their readers to another server. */
  close(): void;
}

/** Signals wake it at once; this look makes up for lost ones. */
const lookEveryMs = 2_000;

interface Followed {
  running: RunningTurn;
  followers: number;
}

/** Nothing happened to the turn, so there is no receipt. */
function endForClosing(id: string, running: RunningTurn): void {
  const detail =
    "This server is closing. The part goes on being written and nothing is lost: ask for its events again.";
  const problem = { detail, code: "server_closing", request_id: id } satisfies Problem;
  running.emit({ event: "error", status: 503, problem, receipt: null });
  running.end();
}

export function createFollowedTurns(needs: GameDependencies): FollowedTurns {
  const { db, clock, log, servers, signals } = needs;
  const followed = new Map<string, Followed>();
  const due = new Set<string>();
  let isLooking = false;
  let isClosed = false;
  let slowLook: NodeJS.Timeout | undefined;

  const stopListening = signals.listen(({ about, ids }) => {
    for (const id of about === "missed" ? followed.keys() : ids) if (followed.has(id)) due.add(id);
    if (due.size > 0) void look();
  });

  async function end(id: string, { running }: Followed): Promise<void> {
    const turn = await findTurn(db, id);
    if (turn?.status === "pending") return;
    const events = turn === undefined ? [] : await endedEvents(needs, turn);
    if (isClosed) return;
    const isFailure = events.at(-1)?.event === "error";
    for (const event of isFailure ? events : events.slice(running.events.length))
      running.emit(event);
    followed.delete(id);
    running.end();
  }

  async function apply(id: string, one: Followed, progress: Progress | undefined): Promise<void> {
    if (progress?.status !== "pending") return end(id, one);
    for (const { first_seq, pieces } of progress.chunks)
      if (first_seq === one.running.events.length)
        for (const piece of pieces) one.running.emit({ event: "delta", ...piece });
    const expired = clock.now();
    if (!isAbandoned(progress, expired, servers)) return;
    await voidTurn(needs, { id, expired }, "turn_lost");
    await end(id, one);
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      while (due.size > 0) {
        const looked = [...due].flatMap((id) => {
          const one = followed.get(id);
          return one ? [{ id, one }] : [];
        });
        due.clear();
        if (looked.length === 0) return;
        const nexts = new Map(looked.map(({ id, one }) => [id, one.running.events.length]));
        const found = new Map((await findProgress(db, nexts)).map((row) => [row.id, row]));
        if (isClosed) return;
        for (const { id, one } of looked) await apply(id, one, found.get(id));
      }
    } catch (error) {
      // Followers keep waiting: the next look finds the turn as it is then.
      log.warn({ err: error }, "Turns of other servers could not be looked at");
    } finally {
      isLooking = false;
    }
  }

  function lookAgain(): void {
    if (followed.size === 0) {
      clearInterval(slowLook);
      slowLook = undefined;
      return;
    }
    for (const id of followed.keys()) due.add(id);
    void look();
  }

  /** The turn as this server knows it; call `release` when it is no longer needed. */
  function join(turn: Turn): { running: RunningTurn; release: () => void } {
    const { id } = turn;
    const one = followed.get(id) ?? { running: createRunningTurn(), followers: 0 };
    if (one.followers === 0) one.running.emit(firstEvent(turn));
    if (isClosed) {
      endForClosing(id, one.running);
      return { running: one.running, release: () => {} };
    }
    one.followers += 1;
    followed.set(id, one);
    due.add(id);
    void look();
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
    ended: async (turn) => {
      const { running, release } = join(turn);
      await running.ended;
      release();
    },

    follow: async function* (turn, after, listening) {
      const { running, release } = join(turn);
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
      const final = running.events.at(-1);
      if (final?.event === "error" && !hasEnded && !listening.aborted)
        yield { ...final, seq: last + 1 };
    },

    close: () => {
      isClosed = true;
      stopListening();
      clearInterval(slowLook);
      for (const [id, { running }] of followed) endForClosing(id, running);
      followed.clear();
    },
  };
}
