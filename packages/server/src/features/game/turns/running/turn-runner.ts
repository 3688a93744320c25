import type { TurnEvent } from "@katha/api/contract";
import type { GameDependencies } from "../../dependencies.ts";
import { findTurn, type Turn } from "../../repo.ts";
import { keepUnanswered, type Unanswered } from "../../unanswered-lines/keep.ts";
import { createFollowedTurns } from "../other-servers/followed-turns.ts";
import { endedEvents, firstEvent, withSeq } from "../events/replay.ts";
import type { RunningTurn } from "../events/running-turn.ts";
import { responseOf } from "../response.ts";
import { createRunningTurns } from "./running-turns.ts";
import { writeTurn, type AskedBy } from "./write-turn.ts";

export type TurnRunner = ReturnType<typeof createTurnRunner>;

/** Runs turns to their end, whether or not anybody is connected. */
export function createTurnRunner(needs: GameDependencies) {
  const { db } = needs;
  const here = createRunningTurns(needs);
  const elsewhere = createFollowedTurns(needs);
  const keeping = new Set<Promise<void>>();

  /** Keeps what the author may read, after the player has their answer. */
  function keepAfterwards(turn: Turn, unanswered: Unanswered | null): void {
    const keep = unanswered === null ? Promise.resolve() : keepUnanswered(needs, turn, unanswered);
    const kept = keep.then(() => needs.watch?.("kept")).finally(() => keeping.delete(kept));
    keeping.add(kept);
  }

  async function run(turn: Turn, running: RunningTurn, asked: AskedBy): Promise<void> {
    try {
      const written = await writeTurn(needs, turn, { running, closing: here.closing, ...asked });
      if (written) keepAfterwards(written.turn, written.unanswered);
    } finally {
      here.end(turn.id);
    }
  }

  return {
    /** Starts a reserved turn. */
    begin: (turn: Turn, asked: AskedBy) => void run(turn, here.start(turn), asked),

    /** The turn's response once it has ended; undefined if it was voided or deleted. */
    answered: async (id: string, have: string | null = null) => {
      const running = here.find(id);
      await running?.ended;
      const last = running?.events.at(-1);
      if (last?.event === "done") return last.response;
      let turn = await findTurn(db, id);
      if (turn?.status === "pending") {
        await elsewhere.ended(turn);
        turn = await findTurn(db, id);
      }
      return turn?.status === "settled" ? responseOf(needs, turn, { have }) : undefined;
    },

    /** The turn's events after the last seen one, until its end. */
    follow: async function* (
      id: string,
      after: number,
      listening: AbortSignal,
    ): AsyncGenerator<TurnEvent> {
      const running = here.find(id);
      if (running) {
        yield* running.follow(after, listening);
        return;
      }
      const turn = await findTurn(db, id);
      if (turn === undefined) return;
      if (turn.status === "pending") {
        yield* elsewhere.follow(turn, after, listening);
        return;
      }
      for (const event of await endedEvents(needs, turn)) {
        // The error must follow all events that a resuming client has seen.
        if (event.event === "error") yield { ...event, seq: Math.max(event.seq, after + 1) };
        else if (event.seq > after) yield event;
      }
    },

    eventsSoFar: async (id: string): Promise<TurnEvent[]> => {
      const running = here.find(id);
      if (running) return [...running.events];
      const turn = await findTurn(db, id);
      if (turn === undefined) return [];
      return turn.status === "pending" ? [withSeq(firstEvent(turn), 0)] : endedEvents(needs, turn);
    },

    /** Aborts the turn if it runs in this process. */
    stop: here.stop,
    /** How many turns run in this process. */
    running: here.count,

    /** Stops following other servers' turns, waits a while for its own, then aborts them. */
    close: async () => {
      elsewhere.close();
      await here.close();
      await Promise.all(keeping);
    },
  };
}
