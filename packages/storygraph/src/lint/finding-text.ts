import type { GraphFinding } from "./findings.ts";

const quoted = (value: string | number) => (typeof value === "string" ? `“${value}”` : value);

/** A finding for logs and tools: `broken link: choice “Swim”, target “river”`. People read sentences made of code and params. */
export function findingText({ code, params }: Pick<GraphFinding, "code" | "params">): string {
  const said = Object.entries<string | number | string[]>(params)
    .filter(([, value]) => value !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name} ${[value].flat().map(quoted).join(" ")}`.trimEnd());
  return [code.replaceAll("_", " "), said.join(", ")].filter((part) => part !== "").join(": ");
}
