import {
  type DeleteStmt,
  type InsertStmt,
  type Node,
  parseSync,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from "libpg-query";
import { columnOf, Facts, type Term } from "./facts.ts";
import type { Schema } from "./schema.ts";
import { noOutput, type Output, Scope } from "./scope.ts";

/** The tables that a statement uses, and which of their columns it is given. `loadModule` must have been awaited. */
export function readStatement(text: string, schema: Schema): Facts {
  const facts = new Facts();
  const reader = new Reader(facts);
  for (const { stmt } of parseSync(text).stmts ?? [])
    if (stmt) reader.query(stmt, new Scope(facts, schema));
  return facts;
}

const pathOf = (node: Node): string[] | undefined =>
  "ColumnRef" in node
    ? node.ColumnRef.fields?.map((field) => ("String" in field ? (field.String.sval ?? "") : "*"))
    : undefined;

class Reader {
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  query(node: Node, scope: Scope): Output {
    if ("SelectStmt" in node) return this.#select(node.SelectStmt, scope);
    if ("InsertStmt" in node) return this.#insert(node.InsertStmt, scope);
    if ("UpdateStmt" in node)
      return this.#change(node.UpdateStmt, scope, node.UpdateStmt.fromClause);
    if ("DeleteStmt" in node)
      return this.#change(node.DeleteStmt, scope, node.DeleteStmt.usingClause);
    if ("MergeStmt" in node) throw new Error("MERGE is not read.");
    return noOutput;
  }

  #with(clause: WithClause | undefined, scope: Scope): void {
    for (const cte of clause?.ctes ?? []) {
      if (!("CommonTableExpr" in cte)) continue;
      const { ctename = "", ctequery } = cte.CommonTableExpr;
      // A recursive one sees itself.
      scope.name(ctename, noOutput);
      if (ctequery) scope.name(ctename, this.query(ctequery, scope.inner()));
    }
  }

  #select(select: SelectStmt, scope: Scope): Output {
    this.#with(select.withClause, scope);
    if (select.larg && select.rarg) {
      const left = this.#select(select.larg, scope.inner());
      this.#select(select.rarg, scope.inner());
      return { ...left, isUnion: true };
    }
    if (select.valuesLists) return this.#values(select.valuesLists, scope);
    for (const from of select.fromClause ?? []) this.#from(from, scope);
    this.#holds(select.whereClause, scope);
    this.#inside([select.targetList, select.havingClause, select.sortClause], scope);
    return this.#output(select.targetList, scope);
  }

  /** Several rows of one statement are taken to be of one account. */
  #values(lists: readonly Node[], scope: Scope, areOneAccounts = false): Output {
    this.#inside(lists, scope);
    const rows = lists.flatMap((list) => ("List" in list ? [list.List.items ?? []] : []));
    const columns = (rows[0] ?? []).map((_first, at) => {
      const terms = rows.map((row) => this.#term(row[at], scope));
      const isGiven = terms.every((term) => term === "given");
      const term: Term | undefined =
        isGiven && (areOneAccounts || rows.length === 1) ? "given" : undefined;
      return { name: `column${at + 1}`, term };
    });
    return { ...noOutput, columns };
  }

  #insert(insert: InsertStmt, scope: Scope): Output {
    this.#with(insert.withClause, scope);
    const { relname = "", alias } = insert.relation ?? {};
    const source = scope.inner();
    const rows = insert.selectStmt;
    const given =
      rows && "SelectStmt" in rows && rows.SelectStmt.valuesLists
        ? this.#values(rows.SelectStmt.valuesLists, source, true)
        : rows
          ? this.query(rows, source)
          : noOutput;
    const range = scope.addTable(relname, alias?.aliasname ?? relname);
    for (const [at, column] of (insert.cols ?? []).entries())
      if ("ResTarget" in column)
        this.#facts.areEqual(columnOf(range, column.ResTarget.name ?? ""), given.columns[at]?.term);
    this.#inside([insert.onConflictClause], scope);
    return this.#output(insert.returningClause?.exprs, scope);
  }

  #change(
    change: UpdateStmt | DeleteStmt,
    scope: Scope,
    more: readonly Node[] | undefined,
  ): Output {
    this.#with(change.withClause, scope);
    const { relname = "", alias } = change.relation ?? {};
    scope.addTable(relname, alias?.aliasname ?? relname);
    for (const from of more ?? []) this.#from(from, scope);
    this.#holds(change.whereClause, scope);
    if ("targetList" in change) this.#inside(change.targetList, scope);
    return this.#output(change.returningClause?.exprs, scope);
  }

  #from(node: Node, scope: Scope): void {
    if ("JoinExpr" in node) {
      const { larg, rarg, quals } = node.JoinExpr;
      if (larg) this.#from(larg, scope);
      if (rarg) this.#from(rarg, scope);
      this.#holds(quals, scope);
    } else if ("RangeVar" in node) {
      const { relname = "", schemaname, alias } = node.RangeVar;
      const named = schemaname === undefined ? scope.named(relname) : undefined;
      if (named) scope.addOutput(named, alias?.aliasname ?? relname);
      else scope.addTable(relname, alias?.aliasname ?? relname);
    } else if ("RangeSubselect" in node) {
      const { subquery, alias } = node.RangeSubselect;
      const names = (alias?.colnames ?? []).flatMap((name) =>
        "String" in name ? [name.String.sval ?? ""] : [],
      );
      const output = subquery ? this.query(subquery, scope.inner()) : noOutput;
      scope.addOutput(output, alias?.aliasname ?? "", names);
    } else this.#inside(node, scope);
  }

  /** A condition that holds for every row: only what `and` binds together is followed. */
  #holds(node: Node | undefined, scope: Scope): void {
    if (node === undefined) return;
    if ("BoolExpr" in node && node.BoolExpr.boolop === "AND_EXPR") {
      for (const part of node.BoolExpr.args ?? []) this.#holds(part, scope);
      return;
    }
    if ("SubLink" in node && node.SubLink.subLinkType === "ANY_SUBLINK") {
      const { testexpr, subselect } = node.SubLink;
      const output = subselect ? this.query(subselect, scope.inner()) : noOutput;
      this.#equal(this.#found(testexpr, scope), { term: output.columns[0]?.term, isOuter: false });
      return;
    }
    if ("A_Expr" in node) this.#comparison(node.A_Expr, scope);
    this.#inside(node, scope);
  }

  #comparison(
    { kind, name, lexpr, rexpr }: Extract<Node, { A_Expr: unknown }>["A_Expr"],
    scope: Scope,
  ): void {
    const [operator] = name ?? [];
    if (!operator || !("String" in operator) || operator.String.sval !== "=") return;
    if (kind === "AEXPR_IN" && rexpr && "List" in rexpr) {
      const [only, ...others] = rexpr.List.items ?? [];
      if (others.length === 0) this.#equal(this.#found(lexpr, scope), this.#found(only, scope));
    }
    if (kind !== "AEXPR_OP") return;
    if (lexpr && rexpr && "RowExpr" in lexpr && "RowExpr" in rexpr) {
      const right = rexpr.RowExpr.args ?? [];
      for (const [at, left] of (lexpr.RowExpr.args ?? []).entries())
        this.#equal(this.#found(left, scope), this.#found(right[at], scope));
    } else this.#equal(this.#found(lexpr, scope), this.#found(rexpr, scope));
  }

  /** What a query inside says restricts nothing outside of it. */
  #equal(left: MaybeFound, right: MaybeFound): void {
    if (!left.isOuter) this.#facts.tells(right.term, left.term);
    if (!right.isOuter) this.#facts.tells(left.term, right.term);
  }

  #found(node: Node | undefined, scope: Scope): MaybeFound {
    if (node === undefined) return { term: undefined, isOuter: false };
    if ("TypeCast" in node) return this.#found(node.TypeCast.arg, scope);
    if ("ParamRef" in node || "A_Const" in node) return { term: "given", isOuter: false };
    const path = pathOf(node);
    return (path && scope.find(path)) ?? { term: undefined, isOuter: false };
  }

  #term(node: Node | undefined, scope: Scope): Term | undefined {
    return this.#found(node, scope).term;
  }

  #output(list: readonly Node[] | undefined, scope: Scope): Output {
    const columns: Output["columns"] = [];
    let rest: Output["rest"] = () => undefined;
    for (const target of list ?? []) {
      if (!("ResTarget" in target)) continue;
      const { name, val } = target.ResTarget;
      const path = val && pathOf(val);
      if (path?.at(-1) === "*") {
        const before = rest;
        const alias = path.slice(0, -1);
        rest = (column) => before(column) ?? scope.find([...alias, column])?.term;
      } else columns.push({ name: name ?? path?.at(-1), term: this.#term(val, scope) });
    }
    return { columns, rest, isUnion: false };
  }

  /** Queries anywhere inside of an expression. */
  #inside(tree: unknown, scope: Scope): void {
    if (typeof tree !== "object" || tree === null) return;
    if ("SelectStmt" in tree) {
      this.query(tree as Node, scope.inner());
      return;
    }
    for (const part of Object.values(tree)) this.#inside(part, scope);
  }
}

interface MaybeFound {
  term: Term | undefined;
  isOuter: boolean;
}
