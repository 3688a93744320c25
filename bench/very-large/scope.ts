import { columnOf, type Facts, type Range, type Term } from "./facts.ts";
import type { Schema } from "./schema.ts";

/** What a query gives to the query around it. */
export interface Output {
  columns: { name: string | undefined; term: Term | undefined }[];
  /** For `select *`: a column by its name. */
  rest: (name: string) => Term | undefined;
  /** A union's column is known outside only if it is in both halves, which is not followed. */
  isUnion: boolean;
}

export const noOutput: Output = { columns: [], rest: () => undefined, isUnion: false };

interface Visible {
  alias: string;
  range: Range;
  output?: Output;
}

interface Found {
  term: Term;
  /** It is of the query around this one. */
  isOuter: boolean;
}

/** The names that a query sees: its own ranges, then those around it. */
export class Scope {
  readonly #facts: Facts;
  readonly #schema: Schema;
  readonly #parent: Scope | undefined;
  readonly #visible: Visible[] = [];
  readonly #named = new Map<string, Output>();

  constructor(facts: Facts, schema: Schema, parent?: Scope) {
    this.#facts = facts;
    this.#schema = schema;
    this.#parent = parent;
  }

  inner(): Scope {
    return new Scope(this.#facts, this.#schema, this);
  }

  /** The result of a query in `with`. */
  name(name: string, output: Output): void {
    this.#named.set(name, output);
  }

  named(name: string): Output | undefined {
    return this.#named.get(name) ?? this.#parent?.named(name);
  }

  addTable(table: string, alias: string): Range {
    const range = this.#facts.range(table);
    this.#visible.push({ alias, range });
    return range;
  }

  addOutput(output: Output, alias: string, names: readonly string[] = []): void {
    const columns = output.columns.map((column, at) => ({
      ...column,
      name: names[at] ?? column.name,
    }));
    const range = this.#facts.range();
    this.#visible.push({ alias, range, output: { ...output, columns } });
  }

  find(path: readonly string[]): Found | undefined {
    const column = path.at(-1) ?? "";
    const alias = path.at(-2);
    for (const visible of this.#visible) {
      if (alias !== undefined && visible.alias !== alias) continue;
      const term = this.#termIn(visible, column, alias !== undefined);
      if (term !== undefined) return { term, isOuter: false };
    }
    const outer = this.#parent?.find(path);
    return outer && { ...outer, isOuter: true };
  }

  #termIn({ range, output }: Visible, column: string, isSaid: boolean): Term | undefined {
    if (output === undefined) {
      const has = isSaid || this.#schema.get(range.table ?? "")?.has(column);
      return has ? columnOf(range, column) : undefined;
    }
    const listed = output.columns.find(({ name }) => name === column);
    const inside = listed ? listed.term : output.rest(column);
    if (listed === undefined && inside === undefined) return undefined;
    const term = columnOf(range, column);
    this.#facts.tells(term, inside);
    if (!output.isUnion) this.#facts.tells(inside, term);
    return term;
  }
}
