import type { ApiReply } from "../http/send.ts";
import type { ActionForm, ActionResponse, TurnEvent } from "../shapes/made/game/turn.ts";
import type { TurnFailure } from "./turn-refusal.ts";

export type TurnOutcome =
  | {
      readonly kind: "done";
      readonly response: ActionResponse;
      /** Some servers answer 200 where a model costs more coins than there are: their answer, as it was sent. */
      readonly tooDear?: TurnFailure["problem"];
    }
  | { readonly kind: "failed"; readonly failure: TurnFailure }
  /** Aborted on this side; the turn goes on at the server, and can be resumed. */
  | { readonly kind: "left" };

export interface TurnAsk {
  readonly session: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: TurnEvent) => void;
  /** The connection is lost and will be retried, or at once by `tryNow`. */
  readonly onLost?: (tryNow: () => void) => void;
  /** The request is out and nothing has come back; `tryNow` sends it again. */
  readonly onUnanswered?: (tryNow: () => void) => void;
  readonly onBack?: () => void;
}

export type TakeTurn = TurnAsk & { readonly form: ActionForm; readonly key: string };

/** Where a session is played: at the server, or on a device that has it along. */
export interface PlayService {
  /** The session as it stands, as the wire has it. */
  open(session: string, signal?: AbortSignal): Promise<ApiReply>;
  /** Takes a turn. Taking back the last part is one, too. */
  act(turn: TakeTurn): Promise<TurnOutcome>;
}
