import type { Finding } from "@katha/api/contract";
import { Problem } from "../../lib/problem.ts";

/** The review's findings as an answer: each at its place for forms, and whole for whoever shows them. */
export function refusal(findings: readonly Finding[]): Problem {
  const detail = findings.map(({ field, node, message, code }) => ({
    loc: ["body", ...(field === null ? [] : [field]), ...(node === null ? [] : ["nodes", node])],
    msg: message,
    type: code,
  }));
  return new Problem(422, "review_findings", detail, { fields: { findings } });
}
