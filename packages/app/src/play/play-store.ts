import type {
  ActionForm,
  ActionResponse,
  GameSession,
  TurnAsk,
  TurnEvent,
  TurnOutcome,
} from "@katha/api/game";
import { type LogEntry, type TextStream, createTextStream } from "@katha/ui";
import { type Refusal, refusalOf } from "./failure.ts";
import {
  type NameOf,
  entryId,
  imageEntry,
  lastWords,
  modelInfo,
  openChoices,
  toPastEntries,
  undoneTurns,
} from "./log-entries.ts";

/** What the player sees of a session while it is played. What a turn gains word by word is not in it. */
export interface PlayState {
  readonly entries: readonly LogEntry[];
  readonly choices: readonly string[];
  readonly busy: boolean;
  /** The turn that is being told; null until the server has named it. */
  readonly turn: string | null;
  readonly xp: number;
  readonly charged: number | null;
  readonly balance: number | null;
  readonly isCompleted: boolean;
  /** Keys of models that the coins reach for. */
  readonly alternatives: readonly string[];
}

export interface TurnLine {
  take: (ask: TurnAsk & { form: ActionForm; key: string }) => Promise<TurnOutcome>;
  resume: (ask: TurnAsk & { turn: string }) => Promise<TurnOutcome>;
  cancel: (turn: string) => Promise<unknown>;
}

export interface PlayWords {
  nameOf: NameOf;
  refused(refusal: Exclude<Refusal, { kind: "stopped" | "running" }>): string;
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
  readonly onRefused: (refusal: Refusal) => void;
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
    entries: toPastEntries(history, words.nameOf),
    choices: openChoices(history),
    busy: false,
    turn: null,
    xp: session.current_xp,
    charged: null,
    balance: null,
    isCompleted: session.is_completed,
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
  async function tell(run: (ask: TurnAsk) => Promise<TurnOutcome>): Promise<boolean> {
    const telling = createTelling({ nameOf: words.nameOf, add, change });
    change({ busy: true, turn: null, alternatives: [] });
    const outcome = await run({
      session: session.id,
      signal: leaving.signal,
      onEvent: telling.hear,
    });
    telling.end();
    if (outcome.kind === "left") return false;
    if (outcome.kind === "done") settle(outcome.response, telling);
    else refuse(refusalOf(outcome.failure), telling);
    return outcome.kind === "done";
  }

  function settle(response: ActionResponse, telling: Telling): void {
    history = response.session_data.narrative_history;
    const undone = undoneTurns(history);
    const entries = state.entries.map((entry) => markUndone(entry, undone));
    if (response.action_type !== "undo") entries.push(...telling.missing(response));
    if (response.low_credits_warning) {
      entries.push(notice("warning", response.credit_warning_message ?? words.lowCredits()));
    }
    if (response.is_completed && !state.isCompleted) {
      entries.push(notice("completion", words.ended()));
    }
    change({
      entries,
      choices: openChoices(history),
      busy: false,
      turn: null,
      xp: response.current_xp,
      charged: response.receipt.charged,
      balance: response.receipt.balance,
      isCompleted: response.is_completed,
    });
    parts.onSettled(response);
  }

  function refuse(refusal: Refusal, telling: Telling): void {
    const entries = state.entries.map((entry) =>
      telling.told.has(entry.id) ? { ...entry, isUndone: true } : entry,
    );
    if (refusal.kind !== "stopped" && refusal.kind !== "running") {
      entries.push(notice("error", words.refused(refusal)));
    }
    const alternatives = refusal.kind === "credits" ? refusal.alternatives : [];
    change({ entries, busy: false, turn: null, alternatives });
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

function ownWords(form: ActionForm, key: string): LogEntry | null {
  const [type, content] = form.selected_choice
    ? (["choice", form.selected_choice] as const)
    : (["user_action", form.user_action] as const);
  return content ? { id: entryId(key, type), type, content, isHistorical: false } : null;
}

function withLastWords(form: ActionForm, history: Parameters<typeof lastWords>[0]): ActionForm {
  const last = lastWords(history);
  return last === null ? form : { ...form, last_text_response: last };
}

function markUndone(entry: LogEntry, undone: ReadonlySet<string>): LogEntry {
  const isUndone = [...undone].some((turn) => entry.id.startsWith(`${turn}-`));
  return isUndone && !entry.isUndone ? { ...entry, isUndone } : entry;
}

interface TellingParts {
  readonly nameOf: NameOf;
  readonly add: (...entries: LogEntry[]) => void;
  readonly change: (changes: Partial<PlayState>) => void;
}

type Telling = ReturnType<typeof createTelling>;

/** The entries of one turn as its events bring them. */
function createTelling({ nameOf, add, change }: TellingParts) {
  const texts = new Map<"narrative" | "setup", TextStream>();
  const told = new Set<string>();
  let turn = "";

  function put(entry: LogEntry): void {
    told.add(entry.id);
    add(entry);
  }

  function textOf(part: "narrative" | "setup"): TextStream {
    const known = texts.get(part);
    if (known) return known;
    const text = createTextStream();
    texts.set(part, text);
    put({ id: entryId(turn, part), type: part, content: text, isHistorical: false });
    return text;
  }

  function hear(event: TurnEvent): void {
    switch (event.event) {
      case "turn":
        turn = event.turn_id;
        change({ turn });
        if (event.model !== null) put(modelInfo(turn, nameOf(event.model), event.held));
        break;
      case "delta":
        textOf(event.part).append(event.text);
        break;
      case "image":
        put(imageEntry(turn, event));
        break;
      default:
    }
  }

  /** What the events did not bring: all of it, where nothing streams. */
  function missing(response: ActionResponse): LogEntry[] {
    const { turn_id: id, model_used: model, image_url: image } = response;
    const words = (type: "narrative" | "setup", content: string | null): LogEntry[] =>
      content === null || content === "" || told.has(entryId(id, type))
        ? []
        : [{ id: entryId(id, type), type, content, isHistorical: false }];
    const isTold = (type: "model_info" | "image") => told.has(entryId(id, type));
    return [
      ...(model === null || isTold("model_info")
        ? []
        : [modelInfo(id, nameOf(model), response.credits_consumed)]),
      ...words("setup", response.setup),
      ...words("narrative", response.narrative ?? response.fallback_description),
      ...(image === null || isTold("image")
        ? []
        : [imageEntry(id, { ...response, image_url: image })]),
    ];
  }

  return {
    told: told as ReadonlySet<string>,
    hear,
    missing,
    end: () => {
      for (const text of texts.values()) text.end();
    },
  };
}
