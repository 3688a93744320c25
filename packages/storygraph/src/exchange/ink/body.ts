import type { Told } from "../carried.ts";
import { escaped } from "./marks.ts";

const reserved = new Set(
  (
    "END DONE VAR CONST LIST INCLUDE EXTERNAL TODO function ref temp return else not and or mod has hasnt " +
    "true false"
  ).split(" "),
);

export function canBeKnot(name: string): boolean {
  return /^\w+$/.test(name) && /[A-Za-z_]/.test(name) && !reserved.has(name);
}

export function asKnot(name: string): string {
  const plain = name.replaceAll(/\W+/g, "_");
  return canBeKnot(plain) && /[A-Za-z0-9]/.test(plain) ? plain : "knot";
}

const inOneLine = (text: string) => text.replaceAll(/[\n\u2028\u2029]+/g, " ");

/** A node as the lines of a knot: paragraphs, then choices, which can be made again. */
export function knotBody({ text, choices }: Told, shown: ReadonlyMap<string, string>): string {
  const told = text.split(/\n+/).map(escaped);
  const offered = choices.map(
    (choice) => `+ [${escaped(inOneLine(choice.text))}] -> ${shown.get(choice.target) ?? "END"}`,
  );
  return [...told, ...(offered.length > 0 ? offered : ["-> END"])].join("\n").trim();
}
