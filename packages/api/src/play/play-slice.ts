import type { GameSession, HistoryEntry } from "../contract/game/game.ts";
import type { Offer, PlayerState } from "../contract/game/state.ts";
import type { ActionResponse } from "../contract/game/turn.ts";
import {
  type CurrentPart,
  type LogEntry,
  currentPart,
  openChoices,
  partOf,
  undoneTurns,
} from "../game/log-entries.ts";
import { isOf, isOwn, withSittings } from "../game/sittings.ts";
import {
  type Draft,
  type PayloadAction,
  type Reducer,
  createSlice,
  original,
} from "@reduxjs/toolkit";

/** The connection of the running turn. `unanswered`: nothing has come back yet; `lost`: it is being retried. */
export type TurnConnection = "open" | "unanswered" | "lost";

/** What a session's page renders. Streaming text is kept apart. */
export interface PlayLog {
  readonly entries: readonly LogEntry[];
  readonly choices: readonly string[];
  /** The choices with locked ones and the odds of skill checks. */
  readonly offers: readonly Offer[];
  /** The state that players may see. */
  readonly state: PlayerState;
  readonly isBusy: boolean;
  readonly connection: TurnConnection;
  /** The turn that is running; null until the server has named it. */
  readonly turn: string | null;
  /** The part that can be retold; null at the opening. */
  readonly current: CurrentPart | null;
  readonly xp: number;
  readonly charged: number | null;
  readonly balance: number | null;
  readonly isCompleted: boolean;
  /** Keys of models that the player can afford. */
  readonly alternatives: readonly string[];
}

export interface StreamedText {
  readonly text: string;
  readonly hasEnded: boolean;
}

export interface PlayState {
  readonly session: string | null;
  readonly history: readonly HistoryEntry[];
  readonly log: PlayLog;
  /** By entry id. */
  readonly streams: Readonly<Record<string, StreamedText>>;
  readonly notices: number;
}

/** A session from the server, and its log in the reader's language. */
interface OpenedSession {
  readonly session: GameSession;
  readonly entries: readonly LogEntry[];
}

type NoticeType = Extract<LogEntry["type"], "error" | "warning" | "completion">;
export interface LogNotice {
  readonly type: NoticeType;
  readonly content: string;
}

/** The log to go back to if a turn is refused. */
export type LogBefore = Pick<PlayLog, "entries" | "isCompleted">;

const initialState: PlayState = {
  session: null,
  history: [],
  log: {
    entries: [],
    choices: [],
    offers: [],
    state: { qualities: [], things: [], slots: null },
    isBusy: false,
    connection: "open",
    turn: null,
    current: null,
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
      Object.assign(state, { history });
      Object.assign(state.log, log, { balance: state.log.balance });
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
      push(state, payload);
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
    streamsEnded: ({ streams }) => {
      for (const stream of Object.values(streams)) stream.hasEnded = true;
    },
    turnSettled: (
      state,
      { payload }: PayloadAction<{ response: ActionResponse; missing: readonly LogEntry[] }>,
    ) => {
      const { response, missing } = payload;
      const history = response.session_data.narrative_history;
      const known = withOwnOf(entriesOf(state), response.turn_id);
      const undone = withUndone(known, undoneTurns(history));
      const entries = response.is_completed ? undone : undone.filter(isNoEnd);
      const isUndo = response.action_type === "undo";
      const told = isUndo ? entries : withPart(withLatest(entries, missing), response);
      putEntries(state, withSittings(told, history));
      Object.assign(state, { history });
      Object.assign(state.log, {
        choices: openChoices(history),
        offers: response.offers,
        state: response.state,
        current: currentPart(history),
        isBusy: false,
        connection: "open",
        turn: null,
        xp: response.current_xp,
        charged: response.receipt.charged,
        balance: response.receipt.balance,
        isCompleted: response.is_completed,
      });
    },
    turnRefused: (
      state,
      {
        payload,
      }: PayloadAction<{
        /** Ids of the entries that the turn added. */
        added: readonly string[];
        notice: LogNotice | null;
        alternatives: readonly string[];
        before: LogBefore | undefined;
      }>,
    ) => {
      const { added, notice, alternatives, before } = payload;
      const isAdded = ({ id }: LogEntry) => added.includes(id);
      const undo = (entry: LogEntry) => (isAdded(entry) ? { ...entry, isUndone: true } : entry);
      const entries = entriesOf(state).map(undo);
      putEntries(state, before ? [...before.entries, ...entries.filter(isAdded)] : entries);
      if (before) state.log.isCompleted = before.isCompleted;
      if (notice) addNotice(state, notice);
      Object.assign(state.log, { isBusy: false, connection: "open", turn: null, alternatives });
    },
    /** Removes the part's text; the player's own words stay, before the new telling. */
    partWithdrawn: (state, { payload: turn }: PayloadAction<string>) => {
      const others: LogEntry[] = [];
      const own: LogEntry[] = [];
      for (const entry of entriesOf(state).filter(isNoEnd)) {
        if (!isOf(entry, turn) && entry.turn !== turn) others.push(entry);
        else if (isOwn(entry) || entry.type === "session_separator") own.push(entry);
      }
      putEntries(state, [...others, ...own]);
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

function opened({ session, entries }: OpenedSession): PlayState {
  const { narrative_history: history } = session.session_data;
  const log: PlayLog = {
    ...initialState.log,
    entries,
    choices: openChoices(history),
    offers: session.offers,
    state: session.state,
    current: currentPart(history),
    xp: session.current_xp,
    isCompleted: session.is_completed,
  };
  return { ...initialState, session: session.id, history, log };
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
}

/** The part that is undone or retold may have been the ending. */
function isNoEnd({ type }: LogEntry): boolean {
  return type !== "completion";
}

/** Adds entries, replacing those with the same id. */
function withLatest(entries: readonly LogEntry[], latest: readonly LogEntry[]) {
  const byId = new Map(latest.map((entry) => [entry.id, entry]));
  const known = new Set(entries.map(({ id }) => id));
  return [
    ...entries.map((entry) => byId.get(entry.id) ?? entry),
    ...latest.filter(({ id }) => !known.has(id)),
  ];
}

/** A part's last entry holds what can be done with the part. */
function withPart(entries: readonly LogEntry[], response: ActionResponse): readonly LogEntry[] {
  const last = entries.findLastIndex((entry) => isOf(entry, response.turn_id));
  const part = partOf(response, response.is_completed);
  return entries.map((entry, at) => (at === last ? { ...entry, part } : entry));
}

/** Assigns the words that the player just sent to the turn that they began. */
function withOwnOf(entries: readonly LogEntry[], turn: string): readonly LogEntry[] {
  const isNew = (entry: LogEntry) =>
    (isOwn(entry) || entry.type === "session_separator") &&
    !entry.isHistorical &&
    entry.turn === undefined;
  const from = entries.findLastIndex((entry) => !isNew(entry)) + 1;
  const named = (entry: LogEntry) => ({ ...entry, turn });
  return from === entries.length
    ? entries
    : [...entries.slice(0, from), ...entries.slice(from).map(named)];
}

function withUndone(
  entries: readonly LogEntry[],
  undone: ReadonlySet<string>,
): readonly LogEntry[] {
  const turns = [...undone];
  return entries.map((entry) =>
    !entry.isUndone &&
    entry.type !== "session_separator" &&
    turns.some((turn) => entry.turn === turn || isOf(entry, turn))
      ? { ...entry, isUndone: true }
      : entry,
  );
}
