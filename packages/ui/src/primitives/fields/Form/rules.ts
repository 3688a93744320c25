export type Fault =
  | { kind: "valueMissing" | "patternMismatch" }
  | { kind: "tooShort"; least: number }
  | { kind: "tooLong"; most: number }
  | { kind: "rangeUnderflow"; min: number | string }
  | { kind: "rangeOverflow"; max: number | string }
  | { kind: "typeMismatch"; type: "email" | "url" }
  | { kind: "customError"; message: string };

/** Named as in the browser's `ValidityState`. `customError` is what a `validate` of your own says. */
export type FaultKind = Fault["kind"];

/** What a value has to be like. Unlike `maxLength` of the control, these do not stop anybody from typing. */
export interface ValueRules {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** A number, or a date as `2026-12-31`. */
  min?: number | string | undefined;
  max?: number | string | undefined;
  pattern?: RegExp | undefined;
}

export interface ControlRules extends ValueRules {
  required?: boolean | undefined;
  /** The type of the control: `email`, `url`, `password`. */
  type?: string | undefined;
}

const emailShape = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/u;

/** A password is taken as it is; everything else without the spaces around it. */
function valueOf(text: string, type: string | undefined): string {
  return type === "password" ? text : text.trim();
}

/** Numbers by their amount, dates by the calendar. */
function isBefore(one: number | string, other: number | string): boolean {
  const isOfNumbers = typeof one === "number" || typeof other === "number";
  return isOfNumbers ? Number(one) < Number(other) : one < other;
}

/** The first rule that a text breaks. An empty text breaks no rule but `required`. */
export function faultIn(text: string, rules: ControlRules): Fault | undefined {
  const { required = false, type, minLength = 0, maxLength = Infinity, pattern } = rules;
  const { min, max } = rules;
  const value = valueOf(text, type);
  if (value === "") return required ? { kind: "valueMissing" } : undefined;
  if (value.length < minLength) return { kind: "tooShort", least: minLength };
  if (value.length > maxLength) return { kind: "tooLong", most: maxLength };
  if (min !== undefined && isBefore(value, min)) return { kind: "rangeUnderflow", min };
  if (max !== undefined && isBefore(max, value)) return { kind: "rangeOverflow", max };
  if (type === "email" && !emailShape.test(value)) return { kind: "typeMismatch", type };
  if (type === "url" && !URL.canParse(value)) return { kind: "typeMismatch", type };
  // `search` starts at the beginning even if the pattern is global or sticky.
  if (pattern && value.search(pattern) === -1) return { kind: "patternMismatch" };
  return undefined;
}
