import type { Finding } from "@katha/api/contract";
import { Problem } from "../../lib/problem.ts";

/** The review's findings as a problem: per field for forms, and as a whole. */
export function findingsProblem(findings: readonly Finding[]): Problem {
  const detail = findings.map(({ field, node, message, code }) => ({
    loc: ["body", ...(field === null ? [] : [field]), ...(node === null ? [] : ["nodes", node])],
    msg: message,
    type: code,
  }));
  return new Problem(422, "review_findings", detail, { fields: { findings } });
}
