import type { ActionResponse, Receipt } from "@katha/api/contract";
import { notFound } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { balanceOf } from "../../wallet/index.ts";
import type { GameDependencies } from "../dependencies.ts";
import { findTurn, type Turn } from "../repo.ts";
import { receiptOf } from "../kept-plays/receipt.ts";
import type { TurnRunner } from "./running/turn-runner.ts";
import { voidProblem } from "./void-reasons.ts";
import { ownTurn, type OwnTurn } from "../own-turn.ts";
import { conflict, turnInProgress } from "./problems.ts";
import { responseOf } from "./response.ts";
import { reserve } from "./reserve.ts";
import type { TurnRequest } from "./turn-request.ts";
import { voidTurn } from "./settle.ts";

export interface TurnNeeds extends GameDependencies {
  runner: TurnRunner;
}

/** Starts a turn, or finds the one that the same request started earlier. */
export async function beginTurn(
  needs: TurnNeeds,
  turnRequest: TurnRequest,
  viewer: Viewer,
): Promise<Turn> {
  const { runner, watch } = needs;
  const { turn, isNew, settled, prepared } = await reserve(needs, turnRequest, viewer);
  await watch?.("reserved");
  if (isNew && settled === undefined)
    runner.begin(turn, {
      have: turnRequest.have,
      open: prepared,
      wishes: turnRequest.wishes,
    });
  return settled?.turn ?? turn;
}

/** A turn's response once it has ended. */
export async function waitForResponse(
  { db, runner }: Pick<TurnNeeds, "db" | "runner">,
  id: string,
  have: string | null,
): Promise<ActionResponse> {
  const answer = await runner.answered(id, have);
  if (answer !== undefined) return answer;
  const turn = await findTurn(db, id);
  if (turn === undefined) throw notFound("turn_not_found", "There is no such turn.");
  if (turn.status === "pending") throw turnInProgress(id);
  throw voidProblem(turn, receiptOf(turn, 0));
}

export async function readReceipt(
  needs: Pick<TurnNeeds, "db" | "engine">,
  which: OwnTurn,
  viewer: Viewer,
): Promise<Receipt> {
  const turn = await ownTurn(needs, which, viewer);
  if (turn.status === "settled") return (await responseOf(needs, turn)).receipt;
  return receiptOf(turn, (await balanceOf(needs.db, viewer.id)).balance);
}

/** Cancels a pending turn; a turn that has ended stays as it is. */
export async function cancelOwnTurn(
  needs: TurnNeeds,
  which: OwnTurn,
  viewer: Viewer,
): Promise<Receipt> {
  const { id } = await ownTurn(needs, which, viewer);
  await voidTurn(needs, { id }, "turn_cancelled");
  needs.runner.stop(id, "turn_cancelled");
  const turn = await ownTurn(needs, which, viewer);
  if (turn.status === "settled") throw conflict("turn_told");
  return receiptOf(turn, 0);
}
