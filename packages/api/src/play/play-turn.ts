import type { ThunkAction, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../http/api.ts";
import type { GameSession } from "../contract/game/game.ts";
import type { ActionForm, ActionResponse, RetryForm } from "../contract/game/turn.ts";
import { openingPart } from "../contract/values.ts";
import { gameApi } from "../game/game.ts";
import {
  type NameOf,
  actionEntry,
  entryId,
  historyEntries,
  lastText,
  separatorEntry,
} from "../game/log-entries.ts";
import { isSittingBegun } from "../game/sittings.ts";
import { type TurnEntries, createTurnEntries } from "../game/turn-entries.ts";
import { type TurnRefusal, refusalOf } from "../game/turn-refusal.ts";
import {
  type TurnAsk,
  type TurnOutcome,
  resumeTurn,
  retellTurn,
  takeTurn,
} from "../game/turn-stream.ts";
import type { StoreExtra } from "../http/base-query.ts";
import type { ApiClient } from "../http/api-client.ts";
import { sessionListTag, storyTag } from "../http/cache-tags.ts";
import { newKey } from "../http/new-key.ts";
import {
  type LogBefore,
  type WithPlay,
  connectionChanged,
  type TurnConnection,
  entryAdded,
  noticeAdded,
  partWithdrawn,
  selectLog,
  selectPlay,
  sessionOpened,
  streamsEnded,
  textArrived,
  turnNamed,
  turnRefused,
  turnSettled,
  turnStarted,
  versionChosen,
  warningsRead,
} from "./play-slice.ts";

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
  ended(): string;
  /** The story went on elsewhere; the page now shows its current position. */
  moved(): string;
}

export interface TurnRequests {
  take: (ask: TurnAsk & { form: ActionForm; key: string }) => Promise<TurnOutcome>;
  retell: (ask: TurnAsk & { turn: string; form: RetryForm; key: string }) => Promise<TurnOutcome>;
  resume: (ask: TurnAsk & { turn: string }) => Promise<TurnOutcome>;
}

function turnRequests(client: ApiClient): TurnRequests {
  return {
    take: (ask) => takeTurn(client, ask),
    retell: (ask) => retellTurn(client, ask),
    resume: (ask) => resumeTurn(client, ask),
  };
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

/** About one frame: streamed text is put into the store in batches. */
const batchMs = 16;

export const openSession =
  (session: GameSession, { nameOf }: PlayWords): PlayThunk =>
  (dispatch) => {
    dispatch(sessionOpened({ session, entries: entriesOf(session, nameOf) }));
  };

export const chooseVersion =
  (session: GameSession, { nameOf }: PlayWords): PlayThunk =>
  (dispatch) => {
    dispatch(versionChosen({ session, entries: entriesOf(session, nameOf) }));
  };

/** Resolves to whether the turn was narrated. */
export const act =
  (context: PlayContext, form: ActionForm): PlayThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { log, history } = selectPlay(getState());
    if (log.isBusy) return false;
    dispatch(warningsRead());
    const { current, isCompleted } = log;
    const { entries } = selectLog(getState());
    // If the story went on elsewhere, what was done here did not lead to it: its entries go.
    const before = (refusal: TurnRefusal) =>
      refusal.kind === "running" || refusal.kind === "moved" ? { entries, isCompleted } : undefined;
    const key = newKey();
    const [type, content] = form.selected_choice
      ? (["choice", form.selected_choice] as const)
      : (["user_action", form.user_action?.trim() || form.command] as const);
    const now = new Date().toISOString();
    if (form.action_type !== "undo" && isSittingBegun(entries, history, now)) {
      dispatch(entryAdded(separatorEntry(key, now, false)));
    }
    if (content) {
      dispatch(entryAdded({ id: entryId(key, type), type, content, isHistorical: false }));
    }
    for (const entry of actionEntry(key, form)) dispatch(entryAdded(entry));
    const last = form.action_type === "show" ? lastText(history) : null;
    const seen = current?.turn ?? openingPart;
    const whole = { ...form, seen, ...(last !== null && { last_text_response: last }) };
    return dispatch(run(context, ({ take }, ask) => take({ ...ask, form: whole, key }), before));
  };

/** Retells the current part, perhaps with another model; the earlier version is kept. */
export const retell =
  (context: PlayContext, form: RetryForm): PlayThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { isBusy, current, isCompleted } = selectLog(getState());
    if (isBusy || current === null) return false;
    const { turn } = current;
    dispatch(warningsRead());
    const { entries } = selectLog(getState());
    dispatch(partWithdrawn(turn));
    const key = newKey();
    const before = () => ({ entries, isCompleted });
    return dispatch(run(context, (to, ask) => to.retell({ ...ask, turn, form, key }), before));
  };

/** Follows a turn that is already running. */
export const resume =
  (context: PlayContext, turn: string): PlayThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (selectLog(getState()).isBusy) return false;
    return dispatch(run(context, (to, ask) => to.resume({ ...ask, turn })));
  };

/** Stops the turn on the server; if it cannot be reached, the page stops waiting. */
export const stop =
  ({ session, running }: PlayContext): PlayThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { turn, connection } = selectLog(getState());
    if (connection !== "open") running.current?.abandon();
    if (turn !== null) await dispatch(gameApi.endpoints.cancelTurn.initiate({ session, turn }));
  };

/** Runs one turn from its first event to its last. */
const run =
  (
    context: PlayContext,
    request: (requests: TurnRequests, ask: TurnAsk) => Promise<TurnOutcome>,
    /** The log to go back to after a refusal. */
    before: (refusal: TurnRefusal) => LogBefore | undefined = () => undefined,
  ): PlayThunk<Promise<boolean>> =>
  async (dispatch, _getState, { client }) => {
    const { session, signal, words, running, requests = turnRequests(client) } = context;
    const texts = batched((arrived) => dispatch(textArrived(arrived)));
    const turnEntries = createTurnEntries({
      nameOf: words.nameOf,
      add: (entry) => dispatch(entryAdded(entry)),
      append: texts.append,
      start: (turn) => dispatch(turnNamed(turn)),
    });
    const abandoned = new AbortController();
    const abandon = () => abandoned.abort();
    const reports = (state: TurnConnection) => (tryNow: () => void) => {
      running.current = { tryNow, abandon };
      dispatch(connectionChanged(state));
    };
    dispatch(turnStarted());
    const outcome = await request(requests, {
      session,
      signal: AbortSignal.any([signal, abandoned.signal]),
      onEvent: turnEntries.read,
      onLost: reports("lost"),
      onUnanswered: reports("unanswered"),
      onBack: () => dispatch(connectionChanged("open")),
    });
    running.current = null;
    texts.flush();
    if (signal.aborted) return false;
    dispatch(streamsEnded());
    if (outcome.kind === "done") {
      dispatch(settle(context, outcome.response, turnEntries));
      return true;
    }
    const refusal =
      outcome.kind === "left" ? ({ kind: "abandoned" } as const) : refusalOf(outcome.failure);
    dispatch(refuse(context, refusal, turnEntries, before(refusal)));
    return false;
  };

/** Updates the cache once, when the turn is settled. */
const settle =
  (
    { session, story, words }: PlayContext,
    response: ActionResponse,
    turnEntries: TurnEntries,
  ): PlayThunk =>
  (dispatch, getState) => {
    const { isCompleted } = selectLog(getState());
    const { data: cached } = gameApi.endpoints.getSession.select(session)(getState());
    dispatch(turnSettled({ response, missing: turnEntries.missing(response) }));
    if (response.low_credits_warning) {
      const content = words.lowCredits(response.credit_warning_message);
      dispatch(noticeAdded({ type: "warning", content }));
    }
    if (response.is_completed && !isCompleted) {
      dispatch(noticeAdded({ type: "completion", content: words.ended() }));
    }
    dispatch(
      gameApi.util.updateQueryData("getSession", session, (draft) => {
        draft.current_xp = response.current_xp;
        draft.is_completed = response.is_completed;
        draft.ending = response.ending;
        draft.choices_made = response.choices_made;
        draft.scenes_completed = response.scenes_completed;
        draft.completion_percentage = response.completion_percentage;
        draft.state = response.state;
        draft.offers = response.offers;
        draft.session_data = response.session_data;
        draft.running_turn = null;
      }),
    );
    dispatch(api.util.invalidateTags(["Progress", "Wallet", sessionListTag]));
    // Reaching an ending allows rating the story, and undoing it forbids it.
    if (cached && response.is_completed !== cached.is_completed) {
      dispatch(api.util.invalidateTags([storyTag(story)]));
    }
    if (response.is_completed) {
      void dispatch(gameApi.endpoints.getSession.initiate(session, afresh));
    }
  };

const refuse =
  (
    context: PlayContext,
    refusal: TurnRefusal,
    { ids }: TurnEntries,
    before: LogBefore | undefined,
  ): PlayThunk =>
  (dispatch) => {
    const { kind } = refusal;
    // For `moved`, `readAgain` says where the story stands now.
    const isSilent = kind === "stopped" || kind === "running" || kind === "moved";
    const notice = isSilent
      ? null
      : ({
          type: kind === "abandoned" ? "warning" : "error",
          content: context.words.refused(refusal),
        } as const);
    const alternatives = refusal.kind === "credits" ? refusal.alternatives : [];
    dispatch(turnRefused({ added: [...ids], notice, alternatives, before }));
    if (refusal.kind === "guest") context.onGuest?.();
    if (refusal.kind === "running") void dispatch(resume(context, refusal.turn));
    if (refusal.kind === "moved") void dispatch(readAgain(context));
    // Deleted elsewhere: the page learns it from this request for the session.
    if (refusal.kind === "other" && refusal.code === "session_not_found") {
      void dispatch(gameApi.endpoints.getSession.initiate(context.session, afresh));
    }
  };

const afresh = { subscribe: false, forceRefetch: true } as const;

/** Reads and shows the story's current position, after a turn that was refused because it had moved. */
const readAgain =
  (context: PlayContext): PlayThunk<Promise<void>> =>
  async (dispatch) => {
    const { session, signal, words } = context;
    const { data } = await dispatch(gameApi.endpoints.getSession.initiate(session, afresh));
    if (signal.aborted) return;
    if (data === undefined) {
      const content = words.refused({ kind: "unreachable" });
      dispatch(noticeAdded({ type: "error", content }));
      return;
    }
    dispatch(chooseVersion(data, words));
    dispatch(noticeAdded({ type: "warning", content: words.refused({ kind: "moved" }) }));
    if (data.running_turn !== null) void dispatch(resume(context, data.running_turn));
  };

function entriesOf(session: GameSession, nameOf: NameOf) {
  const { narrative_history: history } = session.session_data;
  return historyEntries(history, nameOf, session.is_completed);
}

/** Batches the text that arrives within a frame. */
function batched(onBatch: (texts: Readonly<Record<string, string>>) => void) {
  let waiting: Record<string, string> = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const texts = waiting;
    waiting = {};
    if (Object.keys(texts).length > 0) onBatch(texts);
  };
  return {
    flush,
    append: (id: string, text: string): void => {
      waiting[id] = (waiting[id] ?? "") + text;
      timer ??= setTimeout(flush, batchMs);
    },
  };
}
