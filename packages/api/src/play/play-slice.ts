import type { GameSession } from "../shapes/made/game/game.ts";
import { currentPart, hasUndoable, openChoices, turnOf } from "../game/log-entries.ts";
import type { EarlierEntries, LogEntry, PlayLog, TurnConnection } from "../shapes/play-log.ts";
import { type SessionHistory, noHistory, countUnanswered } from "../game/session-history.ts";
import { type SettledTurn, settledLog, withOwnOf, withTold, withoutTold } from "./settled-log.ts";
import {
  type Draft,
  type PayloadAction,
  type Reducer,
  createSlice,
  original,
} from "@reduxjs/toolkit";

export interface StreamedText {
  readonly text: string;
  readonly hasEnded: boolean;
}

export interface PlayState {
  readonly session: string | null;
  readonly history: SessionHistory;
  readonly log: PlayLog;
  /** By entry id. */
  readonly streams: Readonly<Record<string, StreamedText>>;
  readonly notices: number;
}

/** A session from the server, what is known of its history, and its log in the reader's language. */
interface OpenedSession {
  readonly session: GameSession;
  readonly history: SessionHistory;
  readonly entries: readonly LogEntry[];
}

type NoticeType = Extract<LogEntry["type"], "error" | "warning" | "completion">;
export interface LogNotice {
  readonly type: NoticeType;
  readonly content: string;
  /** Keys of models to offer. */
  readonly alternatives?: readonly string[];
}

/** The log to go back to if a turn is refused. */
export type LogBefore = Pick<PlayLog, "entries" | "isCompleted">;

const initialState: PlayState = {
  session: null,
  history: noHistory,
  log: {
    entries: [],
    earlier: "none",
    choices: [],
    offers: [],
    state: { qualities: [], things: [], slots: null },
    isBusy: false,
    connection: "open",
    turn: null,
    current: null,
    canUndo: false,
    unanswered: 0,
    xp: 0,
    charged: null,
    balance: null,
    isCompleted: false,
    alternatives: [],
  },
  streams: {},
  notices: 0,
};

const slice = createSlice({
  name: "play",
  initialState,
  reducers: {
    sessionOpened: (_state, { payload }: PayloadAction<OpenedSession>) => opened(payload),
    sessionClosed: () => initialState,
    /** The player chose another version of the current part. */
    versionChosen: (state, { payload }: PayloadAction<OpenedSession>) => {
      const { history, log } = opened(payload);
      const { balance, earlier } = state.log;
      Object.assign(state, { history });
      Object.assign(state.log, log, { balance, earlier: earlierOf(history, earlier) });
    },
    turnStarted: ({ log }) => {
      Object.assign(log, { isBusy: true, connection: "open", turn: null, alternatives: [] });
    },
    /** A player who acts has read the warnings. */
    warningsRead: (state) => {
      const left = entriesOf(state).filter(({ type }) => type !== "warning");
      if (left.length < state.log.entries.length) putEntries(state, left);
    },
    turnNamed: (state, { payload }: PayloadAction<string>) => {
      state.log.turn = payload;
      putEntries(state, withOwnOf(entriesOf(state), payload));
    },
    connectionChanged: ({ log }, { payload }: PayloadAction<TurnConnection>) => {
      log.connection = payload;
    },
    entryAdded: (state, { payload }: PayloadAction<LogEntry>) => {
      putEntries(state, [...entriesOf(state), payload]);
      if (payload.isStreaming) state.streams[payload.id] = { text: "", hasEnded: false };
    },
    noticeAdded: (state, { payload }: PayloadAction<LogNotice>) => addNotice(state, payload),
    /** The text that arrived since the last frame, by entry. */
    textArrived: ({ streams }, { payload }: PayloadAction<Readonly<Record<string, string>>>) => {
      for (const [id, text] of Object.entries(payload)) {
        const stream = streams[id];
        if (stream) stream.text += text;
      }
    },
    streamsEnded: (state) => {
      for (const [id, { hasEnded }] of Object.entries(original(state)?.streams ?? {})) {
        const stream = hasEnded ? undefined : state.streams[id];
        if (stream) stream.hasEnded = true;
      }
    },
    turnSettled: (state, { payload }: PayloadAction<SettledTurn>) => {
      const { response, joined } = payload;
      const { history } = joined;
      putEntries(state, settledLog(entriesOf(state), payload));
      Object.assign(state, { history });
      Object.assign(state.log, {
        earlier: earlierOf(history, state.log.earlier),
        choices: openChoices(history) ?? response.choices,
        offers: response.offers,
        state: response.state,
        current: currentPart(history),
        canUndo: hasUndoable(history),
        unanswered: state.log.unanswered + countUnanswered(joined.added),
        isBusy: false,
        connection: "open",
        turn: null,
        xp: response.currentXp,
        charged: response.receipt.charged,
        balance: response.receipt.balance,
        isCompleted: response.isCompleted,
      });
    },
    earlierAsked: ({ log }) => {
      log.earlier = "loading";
    },
    earlierFailed: ({ log }) => {
      log.earlier = "failed";
    },
    earlierArrived: (
      state,
      {
        payload,
      }: PayloadAction<{
        history: SessionHistory;
        entries: readonly LogEntry[];
        /** Other versions of arrived parts that stand. */
        others: readonly string[];
      }>,
    ) => {
      const { history, entries, others } = payload;
      const hidden = new Set(others);
      const known = entriesOf(state).filter((entry) => !hidden.has(turnOf(entry)));
      putEntries(state, [...entries, ...known]);
      Object.assign(state, { history });
      state.log.earlier = earlierOf(history);
    },
    /** The reader put something on a part, or took it away. */
    entryChanged: (
      state,
      {
        payload,
      }: PayloadAction<{ history: SessionHistory; turn: string; entries: readonly LogEntry[] }>,
    ) => {
      Object.assign(state, { history: payload.history });
      putEntries(state, withTold(entriesOf(state), payload.turn, payload.entries));
    },
    turnRefused: (
      state,
      {
        payload,
      }: PayloadAction<{
        /** Ids of the entries that the turn added. */
        added: readonly string[];
        notice: LogNotice | null;
        before: LogBefore | undefined;
      }>,
    ) => {
      const { added, notice, before } = payload;
      const isAdded = ({ id }: LogEntry) => added.includes(id);
      const undo = (entry: LogEntry) => (isAdded(entry) ? { ...entry, isUndone: true } : entry);
      const entries = entriesOf(state).map(undo);
      putEntries(state, before ? [...before.entries, ...entries.filter(isAdded)] : entries);
      if (before) state.log.isCompleted = before.isCompleted;
      if (notice) addNotice(state, notice);
      Object.assign(state.log, { isBusy: false, connection: "open", turn: null });
    },
    /** Removes the part's text; the player's own words stay, before the new telling. */
    partWithdrawn: (state, { payload: turn }: PayloadAction<string>) => {
      putEntries(state, withoutTold(entriesOf(state), turn));
      state.log.isCompleted = false;
    },
    alternativesClosed: ({ log }) => {
      log.alternatives = [];
    },
  },
});

export const {
  sessionOpened,
  sessionClosed,
  versionChosen,
  turnStarted,
  warningsRead,
  turnNamed,
  connectionChanged,
  entryAdded,
  noticeAdded,
  textArrived,
  streamsEnded,
  turnSettled,
  earlierAsked,
  earlierFailed,
  earlierArrived,
  entryChanged,
  turnRefused,
  partWithdrawn,
  alternativesClosed,
} = slice.actions;

/** Typed by hand: the inferred type names Immer's drafts, which other packages cannot. */
export const playSlice: { reducerPath: "play"; reducer: Reducer<PlayState> } = slice;

export interface WithPlay {
  readonly play?: PlayState | undefined;
}

export const selectPlay = ({ play }: WithPlay): PlayState => play ?? initialState;
export const selectLog = (state: WithPlay): PlayLog => selectPlay(state).log;
export const selectStream = (state: WithPlay, entryId: string): StreamedText | undefined =>
  selectPlay(state).streams[entryId];

function opened({ session, history, entries }: OpenedSession): PlayState {
  const log: PlayLog = {
    ...initialState.log,
    entries,
    earlier: earlierOf(history),
    choices: openChoices(history) ?? [],
    offers: session.offers,
    state: session.state,
    current: currentPart(history),
    canUndo: hasUndoable(history),
    unanswered: countUnanswered(history.entries),
    xp: session.currentXp,
    isCompleted: session.isCompleted,
  };
  return { ...initialState, session: session.id, history, log };
}

function earlierOf({ earlier }: SessionHistory, now: EarlierEntries = "more"): EarlierEntries {
  if (earlier === null) return "none";
  return now === "none" ? "more" : now;
}

/** The plain entries from before the action: drafting thousands of them would be slow. */
function entriesOf(state: Draft<PlayState>): readonly LogEntry[] {
  return original(state)?.log.entries ?? [];
}

function putEntries({ log }: Draft<PlayState>, entries: readonly LogEntry[]): void {
  Object.assign(log, { entries });
}

function push({ log }: Draft<PlayState>, entry: LogEntry): void {
  log.entries.push(entry as Draft<LogEntry>);
}

function addNotice(state: Draft<PlayState>, notice: LogNotice): void {
  state.notices += 1;
  push(state, { ...notice, id: `notice-${state.notices}`, isHistorical: false });
  if (notice.alternatives) Object.assign(state.log, { alternatives: notice.alternatives });
}
