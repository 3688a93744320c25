import * as z from "zod";
import { countMax } from "../limits.ts";
import { inOrderOf } from "./in-order.ts";

/** Numbers as people and old clients write them: 12, "12", "12.7 cards", null. */
const writtenNumber = z.union([z.number(), z.string().max(100), z.null()], {
  error: "This must be a number.",
});

interface NumberRule {
  min: number;
  max?: number;
  /** The value for blank or unreadable text. */
  fallback: number;
}

function bounded(
  read: (text: string) => number,
  round: (value: number) => number,
  rule: NumberRule,
) {
  const max = rule.max ?? countMax;
  return writtenNumber.transform((written, context) => {
    const value = typeof written === "string" ? read(written) : round(written ?? Number.NaN);
    if (!Number.isFinite(value)) return rule.fallback;
    if (value < rule.min) context.addIssue(`This must be at least ${rule.min}.`);
    if (value > max) context.addIssue(`This must be at most ${max}.`);
    return value;
  });
}

export function writtenInteger(rule: NumberRule) {
  return bounded((text) => Number.parseInt(text, 10), Math.trunc, rule);
}

export function writtenDecimal(rule: NumberRule) {
  return bounded(Number.parseFloat, (value) => value, rule);
}

const longestJson = 4_000_000;

function parsedOrEmpty(written: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(written);
    const isObject = typeof parsed === "object" && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** An object, or its JSON text. Its keys keep their order; unreadable text counts as an empty object. */
export function writtenObject<Output>(inner: z.ZodType<Output>) {
  return z
    .union([z.record(z.string(), z.unknown()), z.string().max(longestJson), z.null()], {
      error: "This must be an object, or JSON text of one.",
    })
    .transform((written, context): Output => {
      const object = typeof written === "string" ? parsedOrEmpty(written) : (written ?? {});
      const result = inner.safeParse(object);
      if (result.success) return inOrderOf(object, result.data);
      for (const { path, message } of result.error.issues)
        context.addIssue({ code: "custom", path, message, input: object });
      return z.NEVER;
    });
}
