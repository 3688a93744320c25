import { createHash } from "node:crypto";
import {
  openingPart,
  type BodyOf,
  type settleAlong as settleAlongCall,
  type SettledAlong,
} from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import type { GameDependencies } from "../dependencies.ts";
import {
  asRead,
  passagesRead,
  stepOf,
  turnInputOf,
  type OngoingPlay,
  type ToldPart,
} from "@katha/play";
import { keyOfSession } from "../threads/story-engine.ts";
import { openPlay, type OpenPlay } from "../kept-plays/open-play.ts";
import { countTurn, findTurn, findWhose } from "../repo.ts";
import { branchFrom } from "../sessions/branch.ts";
import { ownSession, requireOwn } from "../own-session.ts";
import { claimTurn } from "../turns/claim.ts";
import { settleWithin } from "../turns/settle.ts";
import { contextAt } from "../turns/turn-context.ts";
import { turnInProgress } from "../turns/problems.ts";
import { isDeclined, keepUnanswered } from "../unanswered-lines/keep.ts";
import { ongoingPlayAt, ongoingPlayOf } from "./along-play.ts";

type AlongForm = BodyOf<typeof settleAlongCall>;
type SentTurn = AlongForm["turns"][number];

/** The turns that were settled before, from the first on, and the session in which they stand. */
async function settledBefore(
  { db }: GameDependencies,
  { id, turns }: { id: string; turns: readonly SentTurn[] },
  viewer: Viewer,
): Promise<{ session: string; settled: string[] }> {
  const known = await findWhose(
    db,
    turns.map((turn) => turn.id),
  );
  const settled = turns.slice(0, known.size).map((turn) => turn.id);
  const before = settled.map((turn) => known.get(turn));
  if (before.some((turn) => turn?.user_id !== viewer.id || turn.status !== "settled"))
    throw new Problem(409, "turn_id_taken", "One of these turns has the id of another turn.");
  const session = before.at(-1)?.session_id ?? id;
  return { session, settled };
}

/** What a part is as columns of its turn, once it stands. */
function outcomeOf({ id: _id, standing: _standing, ...told }: ToldPart) {
  return {
    ...told,
    step: JSON.stringify(told.step),
    became: JSON.stringify(told.became),
    offers: JSON.stringify(told.offers),
    scene: told.scene === null ? null : JSON.stringify(told.scene),
    served_by: "katha",
  };
}

type StopReason = { stopped: SettledAlong["stopped"]; reason: string | null };

/** The session moved on without the turn: nothing was done. */
const moved = Symbol("moved");

interface FollowingTurn {
  session: string;
  /** The part that the turn follows, or the opening. */
  after: string;
  sent: SentTurn;
  anew: boolean;
}

/** A turn as Katha tells it here and now; why it cannot stand, if it cannot. */
async function toldAgain(
  { engine }: GameDependencies,
  { open, at }: { open: OpenPlay; at: OngoingPlay },
  { sent, anew }: Pick<FollowingTurn, "sent" | "anew">,
): Promise<StopReason | { told: ToldPart; next: OngoingPlay; stopped?: never }> {
  const { session } = open;
  const asked = { at, asked: { id: sent.id, ...turnInputOf(sent) } };
  const outcome = await engine.run("tellPart", keyOfSession(session), asked, session.user_id);
  if (outcome.refused !== null) return { stopped: "refused", reason: outcome.refused.code };
  const read = createHash("sha256").update(asRead(outcome.told)).digest("hex");
  return anew || read === sent.told ? outcome : { stopped: "told_otherwise", reason: null };
}

/** Tells a turn at the part where the session stands, and writes it down with all that follows from it, in one transaction. */
async function settleOne(
  needs: GameDependencies,
  { session: id, after, ...following }: FollowingTurn,
  viewer: Viewer,
): Promise<typeof moved | StopReason | null> {
  const { db, clock, ids, jobs, signals } = needs;
  const open = await openPlay(needs, id, viewer);
  const { head } = open.session;
  if ((head ?? openingPart) !== after) return moved;
  const at = await ongoingPlayOf(needs, open);
  const again = await toldAgain(needs, { open, at }, following);
  if (again.stopped !== undefined) return again;
  const { told, next } = again;
  const settled = await db.transaction().execute(async (tx) => {
    const session = requireOwn(await countTurn(tx, id), viewer);
    if (session.head !== head) return moved;
    const { action, user_input, selected_choice, command, xp_cost } = told;
    const turn = await claimTurn(needs, tx, session, {
      id: told.id,
      action,
      user_input,
      selected_choice,
      command,
      xp_cost,
      parent: head,
      retry_of: told.id,
      told_before: session.told_before,
      held: 0,
    });
    const written = { ...outcomeOf(told), charge: 0, play: next.play };
    const { turn: done } = await settleWithin({ tx, clock, ids, jobs }, turn, written);
    await signals.send(tx, { about: "turns_ended", ids: [turn.id] });
    return done;
  });
  if (settled === moved) return moved;
  if (told.is_unanswered || isDeclined(stepOf(told))) {
    const context = await contextAt(needs, settled, { most: passagesRead.byRules });
    await keepUnanswered(needs, settled, context);
  }
  return null;
}

/** A branch at the part that the turn follows, unless it could not stand there either. */
async function branchFor(
  needs: GameDependencies,
  { session: id, after, ...following }: FollowingTurn,
  viewer: Viewer,
): Promise<{ session: string; after: string } | StopReason> {
  const part = after === openingPart ? null : after;
  const open = await openPlay(needs, id, viewer);
  const at = await ongoingPlayAt(needs, open, part);
  const again = await toldAgain(needs, { open, at }, following);
  if (again.stopped !== undefined) return again;
  const { id: session } = await branchFrom(needs, { session_id: id, turn: after }, viewer);
  const { head } = await ownSession(needs.db, session, viewer);
  return { session, after: head ?? openingPart };
}

/**
 * Settles turns that a device told, one after another. The server believes nothing but what was typed and pressed: it
 * tells each turn again, and compares. Where the session went on meanwhile, they go on in a branch.
 */
export async function settleAlong(
  needs: GameDependencies,
  { session_id: id, turns, after, anew }: AlongForm & { session_id: string },
  viewer: Viewer,
): Promise<SettledAlong> {
  await ownSession(needs.db, id, viewer);
  const { session, settled } = await settledBefore(needs, { id, turns }, viewer);
  let place = { session, after: settled.at(-1) ?? after };
  const stop = (why: StopReason): SettledAlong => ({ session_id: place.session, settled, ...why });
  for (const sent of turns.slice(settled.length)) {
    let result = await settleOne(needs, { ...place, sent, anew }, viewer);
    if (result === moved) {
      // The same turns came by another request, too, which settles them now.
      if ((await findTurn(needs.db, sent.id)) !== undefined) throw turnInProgress(sent.id);
      const branch = await branchFor(needs, { ...place, sent, anew }, viewer);
      if ("stopped" in branch) return stop(branch);
      place = branch;
      result = await settleOne(needs, { ...place, sent, anew }, viewer);
    }
    if (result === moved) throw turnInProgress(sent.id);
    if (result !== null) return stop(result);
    settled.push(sent.id);
    place = { ...place, after: sent.id };
  }
  return stop({ stopped: null, reason: null });
}
