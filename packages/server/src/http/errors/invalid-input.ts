import type { FieldProblem } from "@katha/api/contract";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;
/** What is told of an issue. */
export type Fault = Pick<Issue, "path" | "message" | "code">;

/** The request's params, query or body do not match the call. */
export class InvalidInput extends Error {
  override name = "InvalidInput";
  readonly issues: readonly Fault[];
  /** Set by Fastify: the part of the request. */
  validationContext: string | undefined;

  constructor(issues: readonly Fault[]) {
    super("The request does not fit the call.");
    this.issues = issues;
  }
}

const partNames: Record<string, string> = { querystring: "query", params: "path" };
export const mostFaults = 50;

/** Zod's issues as the contract's field problems. */
export function fieldProblems(invalid: InvalidInput): FieldProblem[] {
  const part = invalid.validationContext ?? "body";
  return invalid.issues.slice(0, mostFaults).map((issue) => ({
    loc: [
      partNames[part] ?? part,
      ...issue.path.map((step) => (typeof step === "number" ? step : String(step))),
    ],
    msg: issue.message,
    type: issue.code,
  }));
}
