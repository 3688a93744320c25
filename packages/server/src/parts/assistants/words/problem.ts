import type { FieldProblem } from "@katha/api/contract";
import type { Problem } from "../../../lib/problem.ts";

function fieldInWords({ loc: [, ...places], msg }: FieldProblem): string {
  return places.length > 0 ? `${places.join(".")}: ${msg}` : msg;
}

/** What a refusal says, for an assistant: its sentence, and what has to be known to do better. */
export function problemInWords({ detail, code, fields }: Problem): string {
  const { required_credits: coins, findings } = fields;
  const said = typeof detail === "string" ? detail : detail.map(fieldInWords).join("\n");
  const more =
    code === "price_changed" && typeof coins === "number"
      ? ` To have it all the same, ask the user, then send coins_at_most: ${coins}.`
      : "";
  const found = Array.isArray(findings)
    ? findings.map((one: { message?: unknown }) => `\n- ${String(one.message)}`).join("")
    : "";
  return `${said}${more}${found}`;
}
