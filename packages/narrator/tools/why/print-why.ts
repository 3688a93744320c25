import { thresholds } from "../../src/understanding/choices/thresholds.ts";
import type { Heard } from "./heard.ts";
import type { WeighedChoices } from "./points.ts";
import type { Why } from "./why.ts";

/** So many choices are printed. */
const nearest = 3;

const signed = (points: number) => `${points < 0 ? "-" : "+"}${Math.abs(points).toFixed(1)}`;

function heardRows({ clauses, names }: Heard): string[] {
  const rows = clauses.map(({ text, mood, isWhether, acts, undone }) =>
    [
      `heard "${text}": ${mood}${isWhether ? ", by yes or no" : ""}`,
      acts.length > 0 ? `does ${acts.join(", ")}` : "",
      undone.length > 0 ? `undone by ${undone.join(", ")}` : "",
    ]
      .filter((part) => part !== "")
      .join("; "),
  );
  if (names.length === 0) return rows;
  const all = names.map(({ name, isHere }) => `${name} (${isHere ? "here" : "not here"})`);
  return [...rows, `names ${all.join(", ")}`];
}

function choiceRows(weighed: WeighedChoices, part?: string): string[] {
  const { choices, weighedAs } = weighed;
  const { taken, asked } = weighed.thresholds;
  const { byWords, byRest } = thresholds.nearlySaid;
  const isUnaided = weighedAs === "unaided";
  const of = part === undefined ? "" : ` by "${part}"`;
  const orNearlySaid = isUnaided ? ` (from ${byRest} where nearly said, from ${byWords})` : "";
  return [
    `choices${of}, ${weighedAs}: taken from ${taken}${orNearlySaid}, asked about from ${asked}`,
    ...choices.slice(0, nearest).map(({ text, chance, asWorded, total, points }) => {
      const each = points.map(([family, given]) => `${family} ${signed(given)}`).join(", ");
      const said = isUnaided ? `, nearly said ${asWorded.toFixed(2)}` : "";
      return `  ${chance.toFixed(2)}${said}: ${text} = ${signed(total)} (${each})`;
    }),
  ];
}

/** Why a turn came as it did, a fact a row. */
export function printedWhy(why: Why): string[] {
  const { by, heard, weighed, part, heldBy, authored = [], sources } = why;
  return [
    ...(heard ? heardRows(heard) : []),
    ...(weighed && weighed.choices.length > 0 ? choiceRows(weighed, part) : []),
    ...(heldBy === undefined ? [] : [`not taken: ${heldBy}`]),
    ...(authored.length === 0 ? [] : [`its author answers: ${authored.join(", ")}`]),
    `decided by ${by}: ${why.step.way}`,
    ...sources.map(({ from, text }) => `told from ${from}: ${text.replaceAll(/\s+/gu, " ")}`),
  ];
}
