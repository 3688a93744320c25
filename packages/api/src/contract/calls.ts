import type { AnyCall } from "./call.ts";
import * as definitions from "./definitions.ts";

type CallsIn<Definitions> = {
  readonly [
    Name in keyof Definitions as Definitions[Name] extends AnyCall ? Name : never
  ]: Definitions[Name];
};

function isCall(value: unknown): value is AnyCall {
  return typeof value === "object" && value !== null && "method" in value && "answer" in value;
}

/** Every call of the contract, by id. */
export const calls = Object.fromEntries(
  Object.entries(definitions).filter(([, value]) => isCall(value)),
) as CallsIn<typeof definitions>;

export type CallId = keyof typeof calls;
