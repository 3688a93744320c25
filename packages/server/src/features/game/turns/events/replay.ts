import type { ActionResponse, Problem, TurnEvent } from "@katha/api/contract";
import type { PlayNeeds } from "../../dependencies.ts";
import type { Turn } from "../../repo.ts";
import { receiptOf } from "../../kept-plays/receipt.ts";
import { piecesOf } from "@katha/play";
import { responseOf } from "../response.ts";
import { voidOf } from "../void-reasons.ts";
import type { EventWithoutSeq } from "./running-turn.ts";

export function firstEvent(turn: Turn): EventWithoutSeq {
  const { id, action, model, held } = turn;
  return { event: "turn", turn_id: id, action_type: action, model, held };
}

/** The events after a settled turn's text. */
export function finalEvents(turn: Turn, response: ActionResponse): EventWithoutSeq[] {
  const { picture } = turn;
  const choices = (turn.offers ?? []).map(({ text }) => text);
  return [
    ...(choices.length > 0 ? [{ event: "choices", choices } as const] : []),
    ...(picture === null
      ? []
      : [
          {
            event: "image",
            image_url: picture.url,
            image_alt: picture.alt,
            prompt: picture.prompt,
            style: picture.style,
          } as const,
        ]),
    { event: "done", response },
  ];
}

export function failure(turn: Turn): EventWithoutSeq {
  const { status, ...reason } = voidOf(turn);
  const problem: Problem = { ...reason, request_id: turn.id };
  return { event: "error", problem, status, receipt: receiptOf(turn, 0) };
}

export function withSeq(event: EventWithoutSeq, seq: number): TurnEvent {
  return { ...event, seq };
}

/** The events of a turn that has ended, as they were streamed; the failure alone if it was voided. */
export async function endedEvents(needs: PlayNeeds, turn: Turn): Promise<TurnEvent[]> {
  if (turn.status !== "settled") return [withSeq(failure(turn), 0)];
  const { narrative, setup, chunks } = turn;
  const deltas = piecesOf(chunks ?? "", { narrative, setup }).map(
    ({ part, text }): EventWithoutSeq => ({ event: "delta", part, text }),
  );
  const final = finalEvents(turn, await responseOf(needs, turn));
  return [firstEvent(turn), ...deltas, ...final].map(withSeq);
}
