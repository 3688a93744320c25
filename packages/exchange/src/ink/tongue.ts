import type { Tongue } from "../writing/tongue.ts";

const signs = { "=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=" } as const;
const joined = (parts: readonly string[], word: string) =>
  parts.map((part) => (/ (?:and|or) /.test(part) ? `(${part})` : part)).join(` ${word} `);

/** How ink writes logic. */
export const inkTongue: Tongue = {
  variable: (name) => name,
  value: (value) =>
    typeof value === "string"
      ? `"${value.replaceAll(/[\\"{}|<>~-]/g, String.raw`\$&`).replaceAll(/\s+/g, " ")}"`
      : String(value),
  always: "true",
  never: "false",
  not: (one) => {
    if (one === "true") return "false";
    if (one === "false") return "true";
    return /^\w+$/.test(one) ? `not ${one}` : `not (${one})`;
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
  bounded: (value, least, most) => `MIN(MAX(${value}, ${least}), ${most})`,
  set: (name, to) => `~ ${name} = ${to}`,
  only: (when, lines) => {
    if (when === "true") return [...lines];
    return when === "false" ? [] : [`{ ${when}:`, ...lines.map((line) => `  ${line}`), "}"];
  },
};
