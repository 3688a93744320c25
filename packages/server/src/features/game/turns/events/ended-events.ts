import type { TurnEvent } from "@katha/api/contract";
import type { GameDependencies } from "../../dependencies.ts";
import type { Turn } from "../../repo.ts";
import { responseOf } from "../response.ts";
import { failure, replayed, withSeq } from "./replay.ts";

/** The events of a turn that has ended, as they were streamed; the failure alone if it was voided. */
export async function endedEvents(needs: GameDependencies, turn: Turn): Promise<TurnEvent[]> {
  if (turn.status === "settled") return replayed(turn, await responseOf(needs, turn));
  return [withSeq(failure(turn), 0)];
}
