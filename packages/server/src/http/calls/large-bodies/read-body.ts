import { calls, type CallId } from "@katha/api/contract";
import type { z } from "zod";
import { mostFaults, type Fault as InputFault } from "../../errors/invalid-input.ts";
import { hasTooManyValues, shapeFault } from "./shape.ts";

export interface BodyToRead {
  call: CallId;
  bytes: Uint8Array;
}

/** A body's fields as JSON: parsing them is quicker than cloning them from one thread to another. */
export type BodyRead =
  | { kind: "read"; fields: [name: string, json: string][] }
  | { kind: "invalid_input"; issues: InputFault[] }
  | { kind: "invalid_json" }
  | { kind: "too_large" };

function parsed(bytes: Uint8Array): { value: unknown } | null {
  try {
    return { value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return null;
  }
}

/** Parses a body and validates it by its call. */
export function readBody({ call, bytes }: BodyToRead): BodyRead {
  if (hasTooManyValues(bytes)) return { kind: "too_large" };
  const json = parsed(bytes);
  if (json === null) return { kind: "invalid_json" };
  const fault = shapeFault(json.value);
  if (fault !== null) return { kind: fault === "prototype" ? "invalid_json" : "too_large" };
  const schema = calls[call].body as z.ZodType;
  const checked = schema.safeParse(json.value);
  if (checked.success) {
    const fields = Object.entries(checked.data as object).filter(
      ([, value]) => value !== undefined,
    );
    return { kind: "read", fields: fields.map(([name, value]) => [name, JSON.stringify(value)]) };
  }
  const issues = checked.error.issues.slice(0, mostFaults);
  return {
    kind: "invalid_input",
    issues: issues.map(({ path, message, code }) => ({ path, message, code })) as InputFault[],
  };
}
