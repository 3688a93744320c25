import type { Comparison, Condition, QualityKind } from "@katha/storygraph";

/** A new clause of each kind, in which nothing is chosen yet. */
export const blankClauses = {
  carries: { carries: "" },
  flag: { quality: "", is: "equals", value: true },
  number: { quality: "", is: "at_least", value: 1 },
  word: { quality: "", is: "equals", value: "" },
  visited: { visited: "", times: 1 },
  ending: { ending_found: "" },
  group: { any: [] },
} as const satisfies Record<string, Condition>;
export type ClauseKind = keyof typeof blankClauses;
export const clauseKinds = Object.keys(blankClauses) as ClauseKind[];

/** The kinds of qualities that a clause may test; a new quality gets the first. */
export const kindsOf: Readonly<Record<"flag" | "number" | "word", readonly QualityKind[]>> = {
  flag: ["flag"],
  number: ["number"],
  word: ["text", "one_of", "set"],
};

/** The comparisons that a kind of quality allows. */
export const comparisonsOf: Readonly<Record<QualityKind, readonly Comparison[]>> = {
  flag: ["equals"],
  number: ["at_least", "at_most", "equals", "differs", "more_than", "less_than"],
  one_of: ["equals", "differs"],
  set: ["includes", "lacks"],
  text: ["equals", "differs"],
};

/** Whether enough was chosen for it to be tested at all. */
export function isChosen(clause: Condition): boolean {
  if ("not" in clause) return isChosen(clause.not);
  if ("any" in clause) return clause.any.length > 0;
  if ("all" in clause) return clause.all.length > 0;
  if ("carries" in clause) return clause.carries !== "";
  if ("visited" in clause) return clause.visited !== "";
  if ("ending_found" in clause) return clause.ending_found !== "";
  return !("quality" in clause) || clause.quality !== "";
}

export type Join = "all" | "any" | "none";

export interface Group {
  join: Join;
  clauses: readonly Condition[];
}

/** A condition as a list of clauses. */
export function groupOf(condition: Condition | undefined): Group {
  if (condition === undefined) return { join: "all", clauses: [] };
  if ("all" in condition) return { join: "all", clauses: condition.all };
  if ("any" in condition) return { join: "any", clauses: condition.any };
  if ("not" in condition && "any" in condition.not)
    return { join: "none", clauses: condition.not.any };
  return { join: "all", clauses: [condition] };
}

/** The condition for a list of clauses; null for an empty list. */
export function conditionOf({ join, clauses }: Group): Condition | null {
  const [first] = clauses;
  if (first === undefined) return null;
  if (join === "none") return { not: { any: clauses } };
  if (clauses.length === 1) return join === "any" && isGroup(first) ? { any: clauses } : first;
  return join === "all" ? { all: clauses } : { any: clauses };
}

export const isGroup = (clause: Condition) =>
  "all" in clause || "any" in clause || ("not" in clause && "any" in clause.not);

/** A clause without its "not", and whether it had one. */
export function denied(clause: Condition): { clause: Condition; isDenied: boolean } {
  return "not" in clause && !isGroup(clause)
    ? { clause: clause.not, isDenied: true }
    : { clause, isDenied: false };
}

export const withDenial = (clause: Condition, isDenied: boolean): Condition =>
  isDenied ? { not: clause } : clause;
