import { quiet } from "./field-state.ts";
import type { FieldState } from "./field-state.ts";
import { faultIn } from "./rules.ts";
import type { ControlRules, Fault, FaultKind } from "./rules.ts";

/** When a field says what is wrong with it; on submit all do. */
export const validationModes = ["onBlur", "onChange", "onSubmit"] as const;
export type ValidationMode = (typeof validationModes)[number];

/** The values of the fields by their names. */
export type FormValues = Readonly<Record<string, string>>;
export type FormAnswers = Readonly<Record<string, string | undefined>>;

export interface OwnRules {
  /**
   * A rule of your own, checked after the others: returns what is wrong, or nothing. Called often,
   * with the value and all values by name.
   */
  validate?: ((value: string, values: FormValues) => string | undefined) | undefined;
  /**
   * A rule that has to ask elsewhere, once the others hold. An answer that comes too late, or not
   * within ten seconds, counts for nothing.
   */
  validateAsync?:
    | ((value: string, values: FormValues, signal: AbortSignal) => Promise<string | undefined>)
    | undefined;
}

/** A field as it tells the form about itself. */
export interface CheckedField extends OwnRules {
  id: string;
  name: string | undefined;
  label: string;
  rules: ControlRules;
  mode: ValidationMode | undefined;
  read: () => string;
}

/** A field with something wrong; an answer to a name that no field has is without `id` and `label`. */
export interface FieldFault extends FieldState {
  name: string | undefined;
  id?: string;
  label?: string;
}

export interface FormSnapshot {
  /** In reading order. */
  faults: readonly FieldFault[];
  /** The form was submitted, and waits for a rule. */
  isWaiting: boolean;
  /** It was submitted with something wrong, and not all of that is mended. */
  isRefused: boolean;
}

/** Those of the ids whose controls belong to the form and are enabled, in reading order. */
type InOrder = (ids: readonly string[]) => readonly string[];

export interface FormChecksOptions {
  /** How long to wait for an asynchronous rule. */
  patienceMs?: number;
  /** How long a value stands still before an asynchronous rule is asked while it is typed. */
  pauseMs?: number;
}

interface Asked {
  value: string;
  begin: () => void;
  drop: () => void;
  ended: Promise<void>;
}

interface Tracked {
  field: CheckedField;
  seen: string;
  isEdited: boolean;
  /** It has spoken once, and speaks at every change from then on. */
  isSpoken: boolean;
  fault: Fault | undefined;
  asked: Asked | undefined;
  /** What the asynchronous rule said, and about which value. */
  known: { value: string; message: string | undefined } | undefined;
}

export type FormChecks = ReturnType<typeof createFormChecks>;

export const emptyForm: FormSnapshot = { faults: [], isWaiting: false, isRefused: false };

const anyKind = "any";

/** What is wrong with the fields of a form, and since when it is said. */
export function createFormChecks({ patienceMs = 10_000, pauseMs = 400 }: FormChecksOptions = {}) {
  let formMode: ValidationMode = "onBlur";
  let inOrder: InOrder = (ids) => ids;
  const fields = new Map<string, Tracked>();
  const ownWords = new Map<string, Map<FaultKind | typeof anyKind, string>>();
  const answers = new Map<string, string>();
  const listeners = new Set<() => void>();
  const states = new Map<string, FieldState>();
  let snapshot = emptyForm;
  let isWaiting = false;
  let isRefused = false;
  let isTyping = false;
  let isDue = false;
  let answered: FormAnswers | undefined;
  let isSentSince = false;

  const modeOf = ({ field }: Tracked) => field.mode ?? formMode;

  function speaks(tracked: Tracked): boolean {
    const mode = modeOf(tracked);
    if (mode === "onSubmit") return false;
    return tracked.isSpoken || (mode === "onChange" && tracked.isEdited);
  }

  function inReadingOrder(): Tracked[] {
    return inOrder([...fields.keys()]).flatMap((id) => fields.get(id) ?? []);
  }

  function values(): FormValues {
    const named = [...fields.values()].flatMap(({ field: { name }, seen }) =>
      name === undefined ? [] : [[name, seen] as const],
    );
    return Object.fromEntries(named);
  }

  function stateNow(tracked: Tracked): FieldState {
    const { field, fault, asked } = tracked;
    const words = ownWords.get(field.id);
    // A rule of one's own has said it in words already.
    const rest = fault?.kind === "customError" ? undefined : words?.get(anyKind);
    const own = fault && (words?.get(fault.kind) ?? rest);
    const answer = field.name === undefined ? undefined : answers.get(field.name);
    if (!fault && answer === undefined && !asked) return quiet;
    return { fault, own, answer, isAsked: asked !== undefined };
  }

  function refresh(): void {
    const faults: FieldFault[] = [];
    const placed = new Set<string>();
    let isNews = false;
    for (const tracked of inReadingOrder()) {
      const { id, name, label } = tracked.field;
      const state = stateNow(tracked);
      if (!isSame(states.get(id) ?? quiet, state)) {
        states.set(id, state);
        isNews = true;
      }
      if (name !== undefined) placed.add(name);
      if (state.fault || state.answer !== undefined) faults.push({ ...state, id, name, label });
    }
    for (const [name, answer] of answers) if (!placed.has(name)) faults.push({ name, answer });
    isRefused &&= faults.length > 0;
    const next = { faults, isWaiting, isRefused };
    if (!isSame(snapshot, next)) {
      snapshot = next;
      isNews = true;
    }
    if (isNews) for (const listener of listeners) listener();
  }

  function drop(tracked: Tracked): void {
    tracked.asked?.drop();
    tracked.asked = undefined;
  }

  function ask(tracked: Tracked, rule: NonNullable<OwnRules["validateAsync"]>): Asked {
    const { seen: value } = tracked;
    const controller = new AbortController();
    let resolve: () => void = () => undefined;
    const ended = new Promise<void>((settle) => (resolve = settle));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isBegun = false;
    const end = (message: string | undefined) => {
      // A newer value has been asked about since.
      if (tracked.asked !== asked) return;
      drop(tracked);
      tracked.known = { value, message };
      look();
    };
    const asked: Asked = {
      value,
      ended,
      begin: () => {
        if (isBegun) return;
        isBegun = true;
        clearTimeout(timer);
        // A rule that cannot be asked stands in nobody's way: the server has the last word.
        timer = setTimeout(() => end(undefined), patienceMs);
        void rule(value, values(), controller.signal).then(end, () => end(undefined));
      },
      drop: () => {
        clearTimeout(timer);
        controller.abort();
        resolve();
      },
    };
    timer = setTimeout(asked.begin, pauseMs);
    return asked;
  }

  function check(tracked: Tracked, isHasty: boolean): void {
    const { field, seen } = tracked;
    const { rules, validate, validateAsync } = field;
    const said = faultIn(seen, rules) ?? customFault(validate?.(seen, values()));
    tracked.fault = said;
    if (said !== undefined || validateAsync === undefined || seen.trim() === "") {
      drop(tracked);
      return;
    }
    if (tracked.known?.value === seen) {
      tracked.fault = customFault(tracked.known.message);
      return;
    }
    if (tracked.asked?.value !== seen) {
      drop(tracked);
      tracked.asked = ask(tracked, validateAsync);
    }
    if (isHasty) tracked.asked?.begin();
  }

  function read(tracked: Tracked): void {
    const value = tracked.field.read();
    if (value === tracked.seen) return;
    tracked.seen = value;
    drop(tracked);
    tracked.known = undefined;
    if (tracked.field.name !== undefined) answers.delete(tracked.field.name);
    // What the program emptied, after it was sent for example, was not left out by anybody.
    const isCleared = value === "" && !isTyping;
    tracked.isEdited = !isCleared;
    if (isCleared) tracked.isSpoken = false;
    if (isCleared || modeOf(tracked) === "onSubmit") tracked.fault = undefined;
  }

  function look(): void {
    // All values are read first, since a rule may read another field's.
    for (const tracked of fields.values()) read(tracked);
    for (const tracked of inReadingOrder()) if (speaks(tracked)) check(tracked, false);
    refresh();
  }

  function lookSoon(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      look();
    });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stateOf: (id: string): FieldState => states.get(id) ?? quiet,
    snapshot: () => snapshot,

    configure: (mode: ValidationMode, order: InOrder) => {
      formMode = mode;
      inOrder = order;
    },

    /** Called by a field whenever it has rendered. */
    put: (field: CheckedField) => {
      const tracked = fields.get(field.id);
      if (tracked) tracked.field = field;
      else {
        fields.set(field.id, {
          field,
          seen: field.read(),
          isEdited: false,
          isSpoken: false,
          fault: undefined,
          asked: undefined,
          known: undefined,
        });
      }
      lookSoon();
    },
    remove: (id: string) => {
      const tracked = fields.get(id);
      if (tracked) drop(tracked);
      fields.delete(id);
      states.delete(id);
      lookSoon();
    },

    /** A field's own words for a kind of fault, or for any; returns how to take them back. */
    word: (id: string, kind: FaultKind | undefined, words: string) => {
      const known = ownWords.get(id) ?? new Map<FaultKind | typeof anyKind, string>();
      ownWords.set(id, known.set(kind ?? anyKind, words));
      lookSoon();
      return () => void known.delete(kind ?? anyKind);
    },

    /** Somebody types or chooses: reads the values once the event is over. */
    typed: () => {
      isTyping = true;
      queueMicrotask(() => {
        look();
        isTyping = false;
      });
    },

    /** Somebody leaves a field. */
    left: (id: string) => {
      look();
      const tracked = inReadingOrder().find(({ field }) => field.id === id);
      if (!tracked?.isEdited || modeOf(tracked) !== "onBlur") return;
      tracked.isSpoken = true;
      check(tracked, true);
      refresh();
    },

    /** What the server found wrong, by name. Returns whether that is news. */
    answer: (errors: FormAnswers | undefined): boolean => {
      if (isSame(errors ?? {}, answered ?? {}) && !isSentSince) return false;
      answered = errors;
      isSentSince = false;
      answers.clear();
      for (const [name, words] of Object.entries(errors ?? {})) if (words) answers.set(name, words);
      isRefused = true;
      refresh();
      return answers.size > 0;
    },

    /** Checks everything; `waiting`: an asynchronous rule has not answered. */
    attempt: (): "amiss" | "waiting" | "clear" => {
      look();
      const ordered = inReadingOrder();
      for (const tracked of ordered) {
        tracked.isSpoken = true;
        check(tracked, true);
      }
      isRefused = true;
      refresh();
      if (ordered.some(({ fault }) => fault)) return "amiss";
      if (ordered.some(({ asked }) => asked)) return "waiting";
      // What was sent is judged anew: the fields may be emptied now.
      for (const tracked of ordered) {
        tracked.isSpoken = false;
        tracked.isEdited = false;
      }
      isSentSince = true;
      return "clear";
    },

    /** Resolves when all rules that were asked have answered, or have had their time. */
    answers: async (): Promise<void> => {
      isWaiting = true;
      refresh();
      await Promise.all([...fields.values()].flatMap(({ asked }) => asked?.ended ?? []));
      isWaiting = false;
      refresh();
    },

    /** The form was reset. */
    reset: () => {
      answers.clear();
      for (const tracked of fields.values()) {
        drop(tracked);
        tracked.seen = tracked.field.read();
        tracked.isEdited = false;
        tracked.isSpoken = false;
        tracked.fault = undefined;
      }
      refresh();
    },
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function customFault(message: string | undefined): Fault | undefined {
  return message ? { kind: "customError", message } : undefined;
}
