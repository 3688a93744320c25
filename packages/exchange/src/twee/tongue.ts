import type { Tongue } from "../writing/tongue.ts";

const signs = { "=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=" } as const;
const joined = (parts: readonly string[], word: string) =>
  parts.map((part) => (/ (?:and|or) /.test(part) ? `(${part})` : part)).join(` ${word} `);

/** How SugarCube writes logic. */
export const sugarTongue: Tongue = {
  variable: (name) => `$${name}`,
  value: (value) =>
    typeof value === "string"
      ? JSON.stringify(value.replaceAll(/[<>[\]]/g, " ").replaceAll(/\s+/g, " "))
      : String(value),
  always: "true",
  never: "false",
  not: (one) => {
    if (one === "true") return "false";
    return one === "false" ? "true" : `not (${one})`;
  },
  both: (parts) => {
    const asked = parts.filter((part) => part !== "true");
    if (asked.includes("false")) return "false";
    return asked.length === 0 ? "true" : joined(asked, "and");
  },
  either: (parts) => {
    const asked = parts.filter((part) => part !== "false");
    if (asked.includes("true")) return "true";
    return asked.length === 0 ? "false" : joined(asked, "or");
  },
  compared: (left, sign, right) => `${left} ${signs[sign]} ${right}`,
  bounded: (value, least, most) => `Math.clamp(${value}, ${least}, ${most})`,
  set: (name, to) => `<<set $${name} to ${to}>>`,
  only: (when, lines) => {
    if (when === "true") return [...lines];
    return when === "false" ? [] : [`<<if ${when}>>${lines.join("")}<</if>>`];
  },
};
