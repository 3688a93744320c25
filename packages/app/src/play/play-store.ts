import {
  type ActionForm,
  type ActionResponse,
  type CurrentPart,
  type GameSession,
  type NameOf,
  type RetryForm,
  type TurnAsk,
  type TurnEntries,
  type TurnOutcome,
  type TurnRefusal,
  createTurnEntries,
  currentPart,
  entryId,
  historyEntries,
  lastText,
  openChoices,
  partOf,
  refusalOf,
  undoneTurns,
} from "@katha/api/game";
import { type LogEntry, type TextStream, createTextStream } from "@katha/ui";
import { toLogEntry } from "../mapping/log-entry.ts";

/** What the player sees of a session while it is played. What a turn gains word by word is not in it. */
export interface PlayState {
  readonly entries: readonly LogEntry[];
  readonly choices: readonly string[];
  readonly busy: boolean;
  /** The turn that is being told; null until the server has named it. */
  readonly turn: string | null;
  /** What could be told again; null at the opening. */
  readonly standing: CurrentPart | null;
  readonly xp: number;
  readonly charged: number | null;
  readonly balance: number | null;
  readonly isCompleted: boolean;
  /** Keys of models that the coins reach for. */
  readonly alternatives: readonly string[];
}

export interface TurnLine {
  take: (ask: TurnAsk & { form: ActionForm; key: string }) => Promise<TurnOutcome>;
  retell: (ask: TurnAsk & { turn: string; form: RetryForm; key: string }) => Promise<TurnOutcome>;
  resume: (ask: TurnAsk & { turn: string }) => Promise<TurnOutcome>;
  cancel: (turn: string) => Promise<unknown>;
}

export interface PlayWords {
  nameOf: NameOf;
  refused(refusal: Exclude<TurnRefusal, { kind: "stopped" | "running" }>): string;
  lowCredits(): string;
  ended(): string;
}

export interface PlayParts {
  readonly session: GameSession;
  readonly line: TurnLine;
  readonly words: PlayWords;
  readonly newKey: () => string;
  /** Once for each turn that was told: what is cached follows. */
  readonly onSettled: (response: ActionResponse) => void;
  readonly onRefused: (refusal: TurnRefusal) => void;
}

export type PlayStore = ReturnType<typeof createPlayStore>;

/**
 * One session while it is played. It stands beside the cache: words that stream into a text change
 * only that text, and the cache is written once, when the turn is settled.
 */
export function createPlayStore(parts: PlayParts) {
  const { session, line, words } = parts;
  const listeners = new Set<() => void>();
  const leaving = new AbortController();
  let history = session.session_data.narrative_history;
  let notices = 0;
  let state: PlayState = {
    ...standingOf(session, words.nameOf),
    busy: false,
    turn: null,
    charged: null,
    balance: null,
    alternatives: [],
  };

  function change(changes: Partial<PlayState>): void {
    state = { ...state, ...changes };
    for (const changed of listeners) changed();
  }

  function add(...entries: LogEntry[]): void {
    change({ entries: [...state.entries, ...entries] });
  }

  function notice(type: "error" | "warning" | "completion", content: string): LogEntry {
    notices += 1;
    return { id: `notice-${notices}`, type, content, isHistorical: false };
  }

  /** Plays one turn through, from the first event to the last. */
  async function tell(
    run: (ask: TurnAsk) => Promise<TurnOutcome>,
    /** What comes back when nothing comes of it. */
    before?: Before,
  ): Promise<boolean> {
    const texts = new Map<string, TextStream>();
    const turnEntries = createTurnEntries({
      nameOf: words.nameOf,
      add: (entry) => {
        const text = entry.isStreaming && createTextStream();
        if (text) texts.set(entry.id, text);
        add(toLogEntry(entry, text));
      },
      append: (id, text) => texts.get(id)?.append(text),
      start: (turn) => change({ turn }),
    });
    change({ busy: true, turn: null, alternatives: [] });
    const outcome = await run({
      session: session.id,
      signal: leaving.signal,
      onEvent: turnEntries.read,
    });
    for (const text of texts.values()) text.end();
    if (outcome.kind === "left") return false;
    if (outcome.kind === "done") settle(outcome.response, turnEntries);
    else refuse(refusalOf(outcome.failure), turnEntries, before);
    return outcome.kind === "done";
  }

  function settle(response: ActionResponse, turnEntries: TurnEntries): void {
    history = response.session_data.narrative_history;
    const undone = undoneTurns(history);
    const entries = state.entries.map((entry) => markUndone(entry, undone));
    if (response.action_type !== "undo") {
      entries.push(...turnEntries.missing(response).map((entry) => toLogEntry(entry)));
      markPart(entries, response);
    }
    if (response.low_credits_warning) {
      entries.push(notice("warning", response.credit_warning_message ?? words.lowCredits()));
    }
    if (response.is_completed && !state.isCompleted) {
      entries.push(notice("completion", words.ended()));
    }
    change({
      entries,
      choices: openChoices(history),
      standing: currentPart(history),
      busy: false,
      turn: null,
      xp: response.current_xp,
      charged: response.receipt.charged,
      balance: response.receipt.balance,
      isCompleted: response.is_completed,
    });
    parts.onSettled(response);
  }

  function refuse(refusal: TurnRefusal, turnEntries: TurnEntries, before?: Before): void {
    const told = (entry: LogEntry) => turnEntries.ids.has(entry.id);
    const withdrawn = (entry: LogEntry) => (told(entry) ? { ...entry, isUndone: true } : entry);
    const entries = before
      ? [...before.entries, ...state.entries.filter(told).map(withdrawn)]
      : state.entries.map(withdrawn);
    if (refusal.kind !== "stopped" && refusal.kind !== "running") {
      entries.push(notice("error", words.refused(refusal)));
    }
    const alternatives = refusal.kind === "credits" ? refusal.alternatives : [];
    const isCompleted = before?.isCompleted ?? state.isCompleted;
    change({ entries, isCompleted, busy: false, turn: null, alternatives });
    parts.onRefused(refusal);
    if (refusal.kind === "running") void resume(refusal.turn);
  }

  async function resume(turn: string): Promise<boolean> {
    if (state.busy) return false;
    return tell((ask) => line.resume({ ...ask, turn }));
  }

  return {
    read: () => state,
    listen: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    /** Whether the turn was told. */
    act: async (form: ActionForm): Promise<boolean> => {
      if (state.busy) return false;
      const key = parts.newKey();
      const own = ownWords(form, key);
      if (own) add(own);
      const whole = form.action_type === "show" ? withLastWords(form, history) : form;
      return tell((ask) => line.take({ ...ask, form: whole, key }));
    },
    /** The last part once more, perhaps by another model; what was told before is kept. */
    retell: async (form: RetryForm): Promise<boolean> => {
      const turn = state.standing?.turn;
      if (state.busy || turn === undefined) return false;
      const before = state;
      const isToldOf = (entry: LogEntry) => entry.id.startsWith(`${turn}-`) && !isOwn(entry);
      const entries = before.entries.filter((entry) => !isToldOf(entry));
      change({ entries, isCompleted: false });
      const key = parts.newKey();
      return tell((ask) => line.retell({ ...ask, turn, form, key }), before);
    },
    /** Goes on from where the server says the player stands. */
    stand: (next: GameSession): void => {
      history = next.session_data.narrative_history;
      change({ ...standingOf(next, words.nameOf), charged: null });
    },
    resume,
    stop: async (): Promise<void> => {
      if (state.turn !== null) await line.cancel(state.turn);
    },
    warn: (content: string): void => add(notice("warning", content)),
    closeAlternatives: (): void => change({ alternatives: [] }),
    /** Nobody looks any more; what is being told goes on without us. */
    leave: (): void => leaving.abort(),
  };
}

type Before = Pick<PlayState, "entries" | "isCompleted">;

/** A session as the server has it. */
function standingOf(session: GameSession, nameOf: NameOf) {
  const { narrative_history: history } = session.session_data;
  return {
    entries: historyEntries(history, nameOf, session.is_completed).map((entry) =>
      toLogEntry(entry),
    ),
    choices: openChoices(history),
    standing: currentPart(history),
    xp: session.current_xp,
    isCompleted: session.is_completed,
  };
}

function isOwn({ type }: LogEntry): boolean {
  return type === "choice" || type === "user_action";
}

/** What has just been told can be gone back to, or reported, from its last entry. */
function markPart(entries: LogEntry[], response: ActionResponse): void {
  const last = entries.findLastIndex(({ id }) => id.startsWith(`${response.turn_id}-`));
  const entry = entries[last];
  if (entry) entries[last] = { ...entry, part: partOf(response, response.is_completed) };
}

function ownWords(form: ActionForm, key: string): LogEntry | null {
  const [type, content] = form.selected_choice
    ? (["choice", form.selected_choice] as const)
    : (["user_action", form.user_action] as const);
  return content ? { id: entryId(key, type), type, content, isHistorical: false } : null;
}

function withLastWords(form: ActionForm, history: Parameters<typeof lastText>[0]): ActionForm {
  const last = lastText(history);
  return last === null ? form : { ...form, last_text_response: last };
}

function markUndone(entry: LogEntry, undone: ReadonlySet<string>): LogEntry {
  const isUndone = [...undone].some((turn) => entry.id.startsWith(`${turn}-`));
  return isUndone && !entry.isUndone ? { ...entry, isUndone } : entry;
}
