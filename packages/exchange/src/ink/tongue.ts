import { commonTongue } from "../writing/common-tongue.ts";
import type { Tongue } from "../writing/tongue.ts";

/** How ink writes logic. */
export const inkTongue: Tongue = {
  ...commonTongue,
  variable: (name) => name,
  value: (value) =>
    typeof value === "string"
      ? `"${value.replaceAll(/[\\"{}|<>~-]/g, String.raw`\$&`).replaceAll(/\s+/g, " ")}"`
      : String(value),
  not: (one) => {
    if (one === "true") return "false";
    if (one === "false") return "true";
    return /^\w+$/.test(one) ? `not ${one}` : `not (${one})`;
  },
  bounded: (value, least, most) => `MIN(MAX(${value}, ${least}), ${most})`,
  set: (name, to) => `~ ${name} = ${to}`,
  only: (when, lines) => {
    if (when === "true") return [...lines];
    return when === "false" ? [] : [`{ ${when}:`, ...lines.map((line) => `  ${line}`), "}"];
  },
};
