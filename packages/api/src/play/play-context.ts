import type { ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { ActionForm, RetryForm } from "../shapes/made/game/turn.ts";
import type { BudgetScope, OwnKeyOutcome } from "../contract/game/play-limits.ts";
import type { NameOf } from "../game/log-entries.ts";
import type { TurnRefusal } from "../game/turn-refusal.ts";
import type { TurnAsk, TurnOutcome } from "../game/play-service.ts";
import type { StoreExtra } from "../http/base-query.ts";
import type { api } from "../http/api.ts";
import type { WithPlay } from "./play-slice.ts";

interface RootState extends WithPlay {
  readonly api: ReturnType<typeof api.reducer>;
}

export type PlayThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
export type PlayDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export interface PlayWords {
  nameOf: NameOf;
  refused(refusal: Exclude<TurnRefusal, { kind: "stopped" | "running" }>): string;
  /** Few coins are left; `said` is the server's English sentence. */
  lowCredits(said: string | null): string;
  /** A budget for models is spent for today; Katha itself tells on for no coins. */
  budgetSpent(of: BudgetScope): string;
  /** The player's own key did not tell; Katha itself told on for no coins. */
  ownKeyFailed(why: Exclude<OwnKeyOutcome, "told">): string;
  ended(): string;
  /** The story went on elsewhere; the page now shows its current position. */
  moved(): string;
}

export interface TurnRequests {
  take: (ask: TurnAsk & { form: ActionForm; key: string }) => Promise<TurnOutcome>;
  retell: (ask: TurnAsk & { turn: string; form: RetryForm; key: string }) => Promise<TurnOutcome>;
  resume: (ask: TurnAsk & { turn: string }) => Promise<TurnOutcome>;
}

/** What a turn needs from its session's page. */
export interface PlayContext {
  readonly session: string;
  readonly story: string;
  readonly words: PlayWords;
  /** Aborted when the player leaves the page; the turn itself goes on. */
  readonly signal: AbortSignal;
  /** The turn was refused because nobody is signed in. */
  readonly onGuest?: () => void;
  readonly requests?: TurnRequests;
  readonly running: { current: RunningTurn | null };
}

/** What the player can do with a turn whose connection is lost or silent. */
export interface RunningTurn {
  readonly tryNow: () => void;
  /** Stops waiting; the server may still finish the turn. */
  readonly abandon: () => void;
}
