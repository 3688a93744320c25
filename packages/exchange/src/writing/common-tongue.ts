import type { Tongue } from "./tongue.ts";

const signs = { "=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=" } as const;
const joined = (parts: readonly string[], word: string) =>
  parts.map((part) => (/ (?:and|or) /.test(part) ? `(${part})` : part)).join(` ${word} `);

/** What ink and SugarCube write alike. */
export const commonTongue = {
  always: "true",
  never: "false",
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
} satisfies Partial<Tongue>;
