import * as z from "zod";
import { asSeen } from "./hidden-characters.ts";

// Tab, line feed and carriage return are allowed; the rest of C0, DEL and C1 are not.
// oxlint-disable-next-line no-control-regex -- it is these that are meant
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export const unreadableMessage = "This text holds characters that cannot be shown.";

export function isReadable(value: string): boolean {
  return value.isWellFormed() && !controls.test(value);
}

function tooLong(max: number): string {
  return `This is too long: at most ${max.toLocaleString("en")} characters.`;
}

/** A check, and the message if it fails. */
export type Rule = readonly [holds: (value: string) => boolean, message: string];

interface TextRules {
  max: number;
  tooLong?: string;
  /** The message if the text is absent or blank; without one, blank text is allowed. */
  required?: string;
  also?: readonly Rule[];
}

function rulesOf({ max, required, also = [], ...rules }: TextRules): readonly Rule[] {
  return [
    ...(required === undefined ? [] : [[(value) => value.trim() !== "", required] as Rule]),
    [(value) => value.length <= max, rules.tooLong ?? tooLong(max)],
    [isReadable, unreadableMessage],
    ...also,
  ];
}

/** Reports only the first error of this field. Other fields are still checked. */
function firstFault(rules: readonly Rule[]) {
  return (context: z.core.ParsePayload<string>) => {
    const broken = rules.find(([holds]) => !holds(context.value));
    if (broken) context.issues.push({ code: "custom", message: broken[1], input: context.value });
  };
}

function text(rules: TextRules): z.ZodString {
  return z.string({
    error: ({ input }) => (rules.required && input == null ? rules.required : "This must be text."),
  });
}

function bounds({ max, required }: TextRules) {
  return required === undefined ? { maxLength: max } : { minLength: 1, maxLength: max };
}

/** Text of several lines, kept exactly as written. */
export function prose(rules: TextRules): z.ZodString {
  return text(rules)
    .check(firstFault(rulesOf(rules)))
    .meta(bounds(rules));
}

const isOneLine = (value: string) => !/[\r\n\t]/.test(value);

function onOneLine(written: z.ZodString, rules: TextRules): z.ZodString {
  const also: Rule[] = [[isOneLine, unreadableMessage], ...(rules.also ?? [])];
  return written.check(firstFault(rulesOf({ ...rules, also }))).meta(bounds(rules));
}

/** Text on one line, trimmed. */
export function line(rules: TextRules): z.ZodString {
  return onOneLine(text(rules).trim(), rules);
}

/** A name that other people see: invisible characters are removed. */
export function visibleLine(rules: TextRules): z.ZodString {
  return onOneLine(text(rules).overwrite(asSeen), rules);
}
