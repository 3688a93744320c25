import { NarratorFault } from "@katha/narrator";
import { isBusyDatabase, isLostDatabase } from "../../../../db/lost-database.ts";
import { untilAnswered } from "../../../../db/until-answered.ts";
import { voidHold } from "../../../wallet/index.ts";
import type { GameDependencies } from "../../dependencies.ts";
import type { Standing } from "@katha/play";
import type { OpenPlay } from "../../kept-plays/open-play.ts";
import { findTurn, type Turn } from "../../repo.ts";
import { failure, finalEvents } from "../events/replay.ts";
import type { RunningTurn } from "../events/running-turn.ts";
import { narratePart, type ReaderWishes } from "../narrate-part.ts";
import { showScene } from "../pictures/show-scene.ts";
import { settlingMayTakeMs, tellingMayTakeMs } from "../recovery/lease.ts";
import type { Unanswered } from "../../unanswered-lines/keep.ts";
import { responseOf } from "../response.ts";
import { settle, voidTurn, type Outcome } from "../settle.ts";
import { TurnVoided, voidReason, type VoidCode } from "../void-reasons.ts";

/** What is known of the request that began a turn. */
export interface AskedBy {
  /** The newest entry that the client has. */
  have: string | null;
  /** The session, as it was read for the request. */
  open?: OpenPlay | undefined;
  wishes?: ReaderWishes | undefined;
}

type Writing = { running: RunningTurn } & AskedBy;

/** Tells the turn and settles or voids it; returns it if it was settled, with what the author is to know of it. */
export async function writeTurn(
  needs: GameDependencies,
  turn: Turn,
  { closing, ...writing }: Writing & { closing: AbortSignal },
): Promise<{ turn: Turn; unanswered: Unanswered | null } | undefined> {
  const { running } = writing;
  const timeout = setTimeout(
    () => running.stopping.abort(new TurnVoided("narrator_failed")),
    tellingMayTakeMs,
  ).unref();
  // A finished text waits for a database that is away, unless the server is closing.
  const patience = () => AbortSignal.any([closing, AbortSignal.timeout(settlingMayTakeMs)]);
  try {
    return await settleOrVoid(needs, turn, writing, (work) => untilAnswered(work, patience()));
  } catch (error) {
    // The lease will run out, and the reaper will void the turn.
    needs.log.error({ err: error, turn: turn.id }, "A turn could not be ended");
    const { code, detail } = voidReason("database_away", needs.clock.now());
    running.emit(failure({ ...turn, status: "void", void_code: code, void_detail: detail }));
    return undefined;
  } finally {
    clearTimeout(timeout);
  }
}

async function settleOrVoid(
  needs: GameDependencies,
  turn: Turn,
  { have, ...writing }: Writing,
  kept: <Result>(work: () => Promise<Result>) => Promise<Result>,
) {
  const { running } = writing;
  try {
    await needs.watch?.("telling");
    const { standing, unanswered = null, ...outcome } = await outcomeOf(needs, turn, writing);
    const settled = await kept(() => settle(needs, turn, outcome));
    const ended = settled?.turn ?? (await kept(() => returnHold(needs, turn)));
    await needs.watch?.("settled");
    if (ended?.status === "settled") {
      const known = settled && { ...settled, standing };
      const response = await kept(() => responseOf(needs, ended, { have, known }));
      for (const event of finalEvents(ended, response)) running.emit(event);
      return { turn: ended, unanswered };
    }
    if (ended) running.emit(failure(ended));
  } catch (error) {
    const code = codeOf(needs, error, turn);
    const which = { id: turn.id, lease: turn.lease ?? "" };
    const voided = await kept(
      async () => (await voidTurn(needs, which, code)) ?? (await returnHold(needs, turn)),
    );
    if (voided?.status === "void") running.emit(failure(voided));
  }
  return undefined;
}

async function outcomeOf(
  needs: GameDependencies,
  turn: Turn,
  telling: Omit<Writing, "have">,
): Promise<Outcome & { standing?: Standing; unanswered?: Unanswered | null }> {
  const { action } = turn;
  if (action === "show") return showScene(needs, turn, telling.running.stopping.signal);
  if (action === "undo") throw new Error("An undo is settled at once and never runs.");
  return narratePart(needs, { ...turn, action }, telling);
}

/** The turn ended elsewhere, or was deleted with its session, in which case its coins are returned here. */
async function returnHold(
  { db, clock, ids, log }: GameDependencies,
  turn: Turn,
): Promise<Turn | undefined> {
  const ended = await findTurn(db, turn.id);
  if (ended !== undefined || turn.held === 0) return ended;
  await db
    .transaction()
    .execute((tx) => voidHold({ tx, clock, ids }, turn.id))
    .catch((error: unknown) => log.warn({ err: error, turn: turn.id }, "A hold has no wallet"));
  return undefined;
}

function codeOf({ log }: GameDependencies, error: unknown, turn: Turn): VoidCode {
  if (error instanceof TurnVoided) return error.code;
  if (isLostDatabase(error) || isBusyDatabase(error)) return "database_away";
  if (error instanceof NarratorFault)
    return error.kind === "beyond_rating" || error.kind === "refused"
      ? "passage_refused"
      : "narrator_failed";
  log.error({ err: error, turn: turn.id }, "A turn failed");
  return "narrator_failed";
}
