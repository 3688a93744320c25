import { ask, check, dropQuestion, knownField, messageFor, readAgain } from "./checked-field.ts";
import type { CheckedField, FormValues, KnownField, ValidationMode } from "./checked-field.ts";
import type { FormError } from "./form-error.ts";
import type { Fault } from "./rules.ts";

export type FormAnswers = Readonly<Record<string, string | undefined>>;

export interface FormSnapshot {
  /** In reading order. */
  errors: readonly FormError[];
  /** The ids of the fields whose rule is being asked. */
  asking: readonly string[];
  /** It was submitted with something wrong, and not all of that is mended. */
  isRefused: boolean;
}

export interface FormSetup {
  mode: ValidationMode;
  /** What is wrong, in the reader's language. */
  say: (fault: Fault) => string;
  /** Those of the ids whose controls belong to the form and are enabled, in reading order. */
  inOrder: (ids: readonly string[]) => readonly string[];
}

export type FormChecks = ReturnType<typeof createFormChecks>;

export const emptyForm: FormSnapshot = { errors: [], asking: [], isRefused: false };

/** What is wrong with the fields of a form, and since when it is said. */
export function createFormChecks(show: (snapshot: FormSnapshot) => void, patienceMs = 10_000) {
  let setup: FormSetup = { mode: "onBlur", say: ({ kind }) => kind, inOrder: (ids) => ids };
  const fields = new Map<string, KnownField>();
  const answers = new Map<string, string>();
  let snapshot = emptyForm;
  let isRefused = false;
  let isTyping = false;
  let isDue = false;
  let answered: FormAnswers = {};
  let isSentSince = false;

  const modeOf = ({ field }: KnownField) => field.validationMode ?? setup.mode;
  const inReadingOrder = () =>
    setup.inOrder([...fields.keys()]).flatMap((id) => fields.get(id) ?? []);
  const values = (): FormValues =>
    Object.fromEntries(
      [...fields.values()].flatMap(({ field: { name }, seen }) =>
        name === undefined ? [] : [[name, seen]],
      ),
    );

  function tell(): void {
    const ordered = inReadingOrder();
    const unplaced = new Map(answers);
    const errors: FormError[] = ordered.flatMap(({ field, fault }) => {
      const { id, name, label, words } = field;
      const answer = name === undefined ? undefined : answers.get(name);
      if (name !== undefined) unplaced.delete(name);
      const message = fault ? messageFor(fault, words, setup.say) : answer;
      return message === undefined ? [] : [{ id, name, label, message }];
    });
    for (const [name, message] of unplaced) errors.push({ name, message });
    isRefused &&= errors.length > 0;
    const asking = ordered.filter(({ question }) => question?.isOpen).map(({ field }) => field.id);
    const next = { errors, asking, isRefused };
    if (isSame(snapshot, next)) return;
    snapshot = next;
    show(next);
  }

  function look(): void {
    // All values are read first, since a rule may read another field's.
    for (const known of fields.values()) {
      const { name } = known.field;
      const isChanged = readAgain(known, modeOf(known), isTyping);
      if (isChanged && name !== undefined) answers.delete(name);
    }
    isTyping = false;
    for (const known of inReadingOrder()) if (known.stage === "speaking") check(known, values());
    tell();
  }

  function lookSoon(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      look();
    });
  }

  function checkAll(checked: readonly KnownField[]): void {
    for (const known of checked) {
      if (modeOf(known) !== "onSubmit") known.stage = "speaking";
      check(known, values());
      ask(known, values(), { patienceMs, onAnswer: look });
    }
    tell();
  }

  return {
    snapshot: () => snapshot,
    configure: (next: FormSetup) => void (setup = next),

    /** Called by a field whenever it has rendered. */
    put: (field: CheckedField) => {
      const known = fields.get(field.id);
      if (known) known.field = field;
      else fields.set(field.id, knownField(field));
      lookSoon();
    },
    remove: (id: string) => {
      const known = fields.get(id);
      if (known) dropQuestion(known);
      fields.delete(id);
      lookSoon();
    },

    /** Somebody types or chooses: reads the values once the event is over. */
    typed: () => {
      isTyping = true;
      lookSoon();
    },

    /** Somebody leaves a field. */
    left: (id: string) => {
      look();
      const speaks = (known: KnownField) =>
        known.field.id === id && known.stage !== "untouched" && modeOf(known) !== "onSubmit";
      checkAll(inReadingOrder().filter(speaks));
    },

    /** What the server found wrong, by name. Returns whether that is news. */
    answer: (errors: FormAnswers = {}): boolean => {
      if (isSame(errors, answered) && !isSentSince) return false;
      answered = errors;
      isSentSince = false;
      answers.clear();
      for (const [name, words] of Object.entries(errors)) if (words) answers.set(name, words);
      isRefused = true;
      tell();
      return answers.size > 0;
    },

    /** Checks everything; `waiting`: an asynchronous rule has not answered. */
    attempt: (): "amiss" | "waiting" | "clear" => {
      look();
      const ordered = inReadingOrder();
      isRefused = true;
      checkAll(ordered);
      if (ordered.some(({ fault }) => fault)) return "amiss";
      if (ordered.some(({ question }) => question?.isOpen)) return "waiting";
      // What was sent is judged anew: the fields may be emptied now.
      for (const known of ordered) known.stage = "untouched";
      isSentSince = true;
      return "clear";
    },

    /** Resolves when all rules that were asked have answered, or have had their time. */
    answers: () =>
      Promise.all([...fields.values()].flatMap(({ question }) => question?.ended ?? [])),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
