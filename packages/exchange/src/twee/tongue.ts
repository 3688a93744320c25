import { commonTongue } from "../writing/common-tongue.ts";
import type { Tongue } from "../writing/tongue.ts";

/** How SugarCube writes logic. */
export const sugarTongue: Tongue = {
  ...commonTongue,
  variable: (name) => `$${name}`,
  value: (value) =>
    typeof value === "string"
      ? JSON.stringify(value.replaceAll(/[<>[\]]/g, " ").replaceAll(/\s+/g, " "))
      : String(value),
  not: (one) => {
    if (one === "true") return "false";
    return one === "false" ? "true" : `not (${one})`;
  },
  bounded: (value, least, most) => `Math.clamp(${value}, ${least}, ${most})`,
  set: (name, to) => `<<set $${name} to ${to}>>`,
  only: (when, lines) => {
    if (when === "true") return [...lines];
    return when === "false" ? [] : [`<<if ${when}>>${lines.join("")}<</if>>`];
  },
};
