import { askRule } from "./question.ts";
import type { Question } from "./question.ts";
import { faultIn } from "./rules.ts";
import type { ControlRules, Fault, FaultKind } from "./rules.ts";

/** When a field says what is wrong with it; on submit all do. */
export type ValidationMode = "onBlur" | "onChange" | "onSubmit";

/** The values of the fields by their names. */
export type FormValues = Readonly<Record<string, string>>;

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
  /** When the field says what is wrong, if not when its form does. */
  validationMode?: ValidationMode | undefined;
}

/** A field's own words for kinds of faults. */
export type FieldWords = Map<FaultKind | "any", string>;

export interface CheckedControl extends OwnRules {
  name?: string | undefined;
  rules?: ControlRules;
}

/** A field as it tells the form about itself. */
export interface CheckedField extends CheckedControl {
  id: string;
  label: string;
  words: FieldWords;
  read: () => string;
}

/** A field as its form knows it. */
export interface KnownField {
  field: CheckedField;
  /** The value when it was last read. */
  seen: string;
  /** As it was sent, changed by somebody since then, or checked at every change from now on. */
  stage: "untouched" | "edited" | "speaking";
  fault: Fault | undefined;
  question: Question | undefined;
}

export function knownField(field: CheckedField): KnownField {
  const seen = field.read();
  return { field, seen, stage: "untouched", fault: undefined, question: undefined };
}

export function dropQuestion(known: KnownField): void {
  known.question?.giveUp();
  known.question = undefined;
}

/** Reads the value. Returns whether it is another one. */
export function readAgain(known: KnownField, mode: ValidationMode, isTyping: boolean): boolean {
  const value = known.field.read();
  if (value === known.seen) return false;
  known.seen = value;
  dropQuestion(known);
  // What the program emptied, after it was sent for example, was not left out by anybody.
  if (value === "" && !isTyping) known.stage = "untouched";
  else if (mode === "onChange") known.stage = "speaking";
  else if (known.stage === "untouched") known.stage = "edited";
  if (known.stage !== "speaking") known.fault = undefined;
  return true;
}

/** Finds what is wrong without asking elsewhere. */
export function check(known: KnownField, values: FormValues): void {
  const { field, seen, question } = known;
  known.fault =
    faultIn(seen, field.rules ?? {}) ??
    customFault(field.validate?.(seen, values)) ??
    customFault(question?.message);
}

interface AskOptions {
  patienceMs: number;
  onAnswer: () => void;
}

/** Asks the asynchronous rule, if the others hold. An answer is kept until the value changes. */
export function ask(known: KnownField, values: FormValues, options: AskOptions): void {
  const { field, seen, fault, question } = known;
  const { validateAsync } = field;
  if (fault || question || validateAsync === undefined || seen.trim() === "") return;
  known.question = askRule((signal) => validateAsync(seen, values, signal), options.patienceMs);
  void known.question.ended.then(options.onAnswer);
}

/** What is wrong in the field's own words, or else in the library's. */
export function messageFor(fault: Fault, words: FieldWords, say: (fault: Fault) => string): string {
  // A rule of one's own has said it in words already.
  const rest = fault.kind === "customError" ? undefined : words.get("any");
  return words.get(fault.kind) ?? rest ?? say(fault);
}

function customFault(message: string | undefined): Fault | undefined {
  return message ? { kind: "customError", message } : undefined;
}
