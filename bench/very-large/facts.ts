/** One use of a table, or of a subquery, in a statement. */
export interface Range {
  readonly id: number;
  /** Undefined for a subquery. */
  readonly table: string | undefined;
}

/** A column of a range, or what the statement was given. */
export type Term = `${number}.${string}` | "given";

export const columnOf = (range: Range, column: string): Term => `${range.id}.${column}`;

/** What a statement says of columns: which are equal to which, and so which are known from what it was given. */
export class Facts {
  readonly ranges: Range[] = [];
  readonly #follows = new Map<Term, Set<Term>>();

  range(table?: string): Range {
    const range = { id: this.ranges.length, table };
    this.ranges.push(range);
    return range;
  }

  /** If `from` is known, so is `to`. */
  tells(from: Term | undefined, to: Term | undefined): void {
    if (from === undefined || to === undefined || to === "given") return;
    const known = this.#follows.get(from) ?? new Set();
    this.#follows.set(from, known.add(to));
  }

  areEqual(left: Term | undefined, right: Term | undefined): void {
    this.tells(left, right);
    this.tells(right, left);
  }

  /** All columns that are known to be one given value. */
  known(): ReadonlySet<Term> {
    const known = new Set<Term>(["given"]);
    for (const term of known) this.#follows.get(term)?.forEach((next) => known.add(next));
    return known;
  }
}
