import type { ActionForm, RetryForm } from "../shapes/made/game/turn.ts";
import { gameApi } from "../game/game.ts";
import { playOverHttp } from "../game/http-play.ts";
import { newestOf } from "../game/session-history.ts";
import { type TurnEntries, createTurnEntries } from "../game/turn-entries.ts";
import { isTold } from "../game/plain-answer.ts";
import { type TurnRefusal, refusalOf } from "../game/turn-refusal.ts";
import type { TurnAsk, TurnOutcome } from "../game/play-service.ts";
import { resumeTurn, retellTurn } from "../game/turn-stream.ts";
import { api } from "../http/api.ts";
import type { ApiClient } from "../http/api-client.ts";
import { newKey } from "../http/new-key.ts";
import { batchedText } from "./batched-text.ts";
import { chooseVersion, readSession } from "./open-session.ts";
import { ownEntries, wholeForm } from "./own-turn.ts";
import type { PlayContext, PlayThunk, TurnRequests } from "./play-context.ts";
import {
  type LogBefore,
  connectionChanged,
  entryAdded,
  noticeAdded,
  partWithdrawn,
  selectLog,
  selectPlay,
  streamsEnded,
  textArrived,
  turnNamed,
  turnRefused,
  turnStarted,
  warningsRead,
} from "./play-slice.ts";
import type { TurnConnection } from "../shapes/play-log.ts";
import { logBefore, noticeOf } from "./refused-turn.ts";
import { settle } from "./settle.ts";

function turnRequests(client: ApiClient): TurnRequests {
  return {
    take: async (ask) => {
      const device = await client.devicePlay(ask.session);
      return (device ?? playOverHttp(client)).act(ask);
    },
    retell: (ask) => retellTurn(client, ask),
    resume: (ask) => resumeTurn(client, ask),
  };
}

/** Resolves to whether the turn was narrated. */
export const act =
  (context: PlayContext, form: ActionForm): PlayThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (selectLog(getState()).isBusy) return false;
    dispatch(warningsRead());
    const play = selectPlay(getState());
    const key = newKey();
    const now = new Date().toISOString();
    for (const entry of ownEntries(play, form, { key, now })) dispatch(entryAdded(entry));
    const whole = wholeForm(play, form);
    return dispatch(
      run(
        context,
        async ({ take }, ask) => answerTo(form, await take({ ...ask, form: whole, key })),
        (refusal) => logBefore(refusal, play.log),
      ),
    );
  };

/** A plain answer does not repeat what was asked for. */
function answerTo({ actionType }: ActionForm, outcome: TurnOutcome): TurnOutcome {
  if (outcome.kind !== "done") return outcome;
  return { ...outcome, response: { ...outcome.response, actionType } };
}

/** Retells the current part, perhaps with another model; the earlier version is kept. */
export const retell =
  (context: PlayContext, form: RetryForm): PlayThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { log, history } = selectPlay(getState());
    const { isBusy, current, isCompleted } = log;
    if (isBusy || current === null) return false;
    const { turn } = current;
    const whole = { ...form, have: newestOf(history) };
    dispatch(warningsRead());
    const { entries } = selectLog(getState());
    dispatch(partWithdrawn(turn));
    const key = newKey();
    const before = () => ({ entries, isCompleted });
    return dispatch(
      run(context, (to, ask) => to.retell({ ...ask, turn, form: whole, key }), before),
    );
  };

/** Follows a turn that is already running. */
export const resume =
  (context: PlayContext, turn: string): PlayThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    if (selectLog(getState()).isBusy) return false;
    return dispatch(run(context, (to, ask) => to.resume({ ...ask, turn })));
  };

/** Follows a turn that somebody else began. Turns before it may be missing here, which reading the session shows. */
const resumeElsewhere =
  (context: PlayContext, turn: string): PlayThunk<Promise<void>> =>
  async (dispatch) => {
    if (await dispatch(resume(context, turn))) await dispatch(readSession(context));
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
  async (dispatch, getState, { client }) => {
    const { session, signal, words, running, requests = turnRequests(client) } = context;
    const texts = batchedText((arrived) => dispatch(textArrived(arrived)));
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
    const refusal = refusalFrom(outcome);
    if (
      outcome.kind === "done" &&
      (refusal === null || isTold(outcome.response, selectPlay(getState()).history))
    ) {
      dispatch(settle(context, outcome.response, turnEntries));
      const notice = refusal && noticeOf(refusal, words);
      if (notice) dispatch(noticeAdded(notice));
      return true;
    }
    if (refusal === null) return false;
    dispatch(refuse(context, refusal, turnEntries, before(refusal)));
    return false;
  };

function refusalFrom(outcome: TurnOutcome): TurnRefusal | null {
  if (outcome.kind === "done")
    return outcome.tooDear ? refusalOf({ status: 402, problem: outcome.tooDear }) : null;
  return outcome.kind === "left" ? { kind: "abandoned" } : refusalOf(outcome.failure);
}

const refuse =
  (
    context: PlayContext,
    refusal: TurnRefusal,
    { ids }: TurnEntries,
    before: LogBefore | undefined,
  ): PlayThunk =>
  (dispatch) => {
    const notice = noticeOf(refusal, context.words);
    dispatch(turnRefused({ added: [...ids], notice, before }));
    if (refusal.kind === "guest") context.onGuest?.();
    if (refusal.kind === "running") void dispatch(resumeElsewhere(context, refusal.turn));
    if (refusal.kind === "moved") void dispatch(readAgain(context));
    if (refusal.kind === "price") dispatch(api.util.invalidateTags(["Models"]));
    // Deleted elsewhere: the page learns it from this request for the session.
    if (refusal.kind === "other" && refusal.code === "session_not_found") {
      void dispatch(readSession(context));
    }
  };

/** Reads and shows the story's current position, after a turn that was refused because it had moved. */
const readAgain =
  (context: PlayContext): PlayThunk<Promise<void>> =>
  async (dispatch) => {
    const { signal, words } = context;
    const data = await dispatch(readSession(context));
    if (signal.aborted) return;
    if (data === undefined) {
      const content = words.refused({ kind: "unreachable" });
      dispatch(noticeAdded({ type: "error", content }));
      return;
    }
    dispatch(chooseVersion(data, words));
    dispatch(noticeAdded({ type: "warning", content: words.refused({ kind: "moved" }) }));
    if (data.runningTurn !== null) void dispatch(resume(context, data.runningTurn));
  };
