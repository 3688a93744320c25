import type { ActionResponse, BodyOf, Receipt, takeTurn } from "@katha/api/contract";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { balanceOf } from "../../wallet/index.ts";
import type { GameDependencies } from "../needs.ts";
import { findTurn, type Turn } from "../repo.ts";
import { receiptOf } from "../state/receipt.ts";
import type { TurnDesk } from "./desk.ts";
import { voidProblem } from "./outcome.ts";
import { ownTurn, type OwnTurn } from "./own.ts";
import { turnInProgress } from "./refusals.ts";
import { reserve, type Asking } from "./reserve.ts";
import { settleWithin, voidTurn } from "./settle.ts";

export interface TurnNeeds extends GameDependencies {
  desk: TurnDesk;
}

const said = (text: string | null | undefined) => text?.trim() || null;

export function askingFrom(
  body: BodyOf<typeof takeTurn>,
  where: { session: string; key: string | undefined },
): Asking {
  const { action_type: action } = body;
  return {
    ...where,
    action,
    model: said(body.selected_model),
    userInput: action === "custom_action" ? said(body.user_action) : null,
    choice: action === "continue" ? said(body.selected_choice) : null,
    retried: null,
  };
}

/** Takes a turn, or finds the one that the same request took before. It is written from now on. */
export async function beginTurn(needs: TurnNeeds, asking: Asking, viewer: Viewer): Promise<Turn> {
  const { clock, ids, desk, watch } = needs;
  const isUndo = asking.action === "undo" && asking.retried === null;
  const { turn, isNew } = await reserve(
    needs,
    asking,
    viewer,
    isUndo ? (tx, undo) => settleWithin({ tx, clock, ids }, undo, { charge: 0 }) : undefined,
  );
  await watch?.("reserved");
  if (isNew && !isUndo) desk.begin(turn);
  return turn;
}

/** What the turn is answered once it has ended. */
export async function turnEnded(
  { db, desk }: Pick<TurnNeeds, "db" | "desk">,
  id: string,
): Promise<ActionResponse> {
  const answer = await desk.answered(id);
  if (answer !== undefined) return answer;
  const turn = await findTurn(db, id);
  if (turn === undefined) throw notFound("turn_not_found", "There is no such turn.");
  if (turn.status === "pending") throw turnInProgress(id);
  throw voidProblem(turn, receiptOf(turn, 0));
}

export async function readReceipt(
  needs: Pick<TurnNeeds, "db">,
  which: OwnTurn,
  viewer: Viewer,
): Promise<Receipt> {
  const turn = await ownTurn(needs, which, viewer);
  return receiptOf(turn, (await balanceOf(needs.db, viewer.id)).balance);
}

/** Ends a turn that is being written; one that was ended before stays as it is. */
export async function cancelled(
  needs: TurnNeeds,
  which: OwnTurn,
  viewer: Viewer,
): Promise<Receipt> {
  const { id } = await ownTurn(needs, which, viewer);
  await voidTurn(needs, { id }, "turn_cancelled");
  needs.desk.stop(id, "turn_cancelled");
  const turn = await ownTurn(needs, which, viewer);
  if (turn.status === "settled")
    throw new Problem(409, "turn_told", "This part has been told already. You can undo it.");
  return receiptOf(turn, 0);
}
