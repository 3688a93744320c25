interface FieldFault {
  loc?: unknown;
  msg?: unknown;
}

function fieldInWords({ loc, msg }: FieldFault): string {
  const [, ...places] = Array.isArray(loc) ? loc : [];
  return places.length > 0 ? `${places.join(".")}: ${String(msg)}` : String(msg);
}

/** What a refusal says, for an assistant: its sentence, and what has to be known to do better. */
export function problemInWords(problem: Readonly<Record<string, unknown>>): string {
  const { detail, code, required_credits: coins, findings } = problem;
  const said = Array.isArray(detail)
    ? (detail as FieldFault[]).map(fieldInWords).join("\n")
    : typeof detail === "string"
      ? detail
      : "This Katha cannot answer now. Nothing was done.";
  const more =
    code === "price_changed" && typeof coins === "number"
      ? ` To have it all the same, ask the user, then send coins_at_most: ${coins}.`
      : "";
  const found = Array.isArray(findings)
    ? findings.map((one: { message?: unknown }) => `\n- ${String(one.message)}`).join("")
    : "";
  return `${said}${more}${found}`;
}
