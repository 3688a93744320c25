import type { ActionResponse, Problem, TurnEvent } from "@katha/api/contract";
import type { Turn } from "../repo.ts";
import { receiptOf } from "../state/receipt.ts";
import { piecesOf } from "./chunks.ts";
import { statusOf, voidCodeOf } from "./outcome.ts";
import type { Unnumbered } from "./running.ts";

export function beginning(turn: Turn): Unnumbered {
  const { id, action, model, held } = turn;
  return { event: "turn", turn_id: id, action_type: action, model, held };
}

/** What follows the text of a settled turn. */
export function endingOf(turn: Turn, response: ActionResponse): Unnumbered[] {
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

export function failure(turn: Turn): Unnumbered {
  const code = voidCodeOf(turn);
  const problem: Problem = { detail: turn.void_detail ?? code, code, request_id: turn.id };
  return { event: "error", problem, status: statusOf(code), receipt: receiptOf(turn, 0) };
}

export function numbered(event: Unnumbered, seq: number): TurnEvent {
  return { ...event, seq };
}

/** The events of a settled turn, each as it was when it was told. */
export function retold(turn: Turn, response: ActionResponse): TurnEvent[] {
  const { narrative, setup, chunks } = turn;
  const deltas = piecesOf(chunks ?? "", { narrative, setup }).map(({ part, text }): Unnumbered => ({
    event: "delta",
    part,
    text,
  }));
  const all = [beginning(turn), ...deltas, ...endingOf(turn, response)];
  return all.map((event, seq) => numbered(event, seq));
}
