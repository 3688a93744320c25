import { binary, type Expression, type Sign, valueOf } from "./expression.ts";

/** How a format writes expressions. */
export interface Dialect {
  /** What a name looks like, with its sign before it; sticky. */
  name: RegExp;
  /** The format's operators, in lower case, by ours. */
  signs: Readonly<Record<string, Sign | "not">>;
  /** Reads a name that is no variable, such as `visited()`; null for a variable. */
  known: (name: string) => Expression | null;
  call: (name: string, given: readonly Expression[]) => Expression;
}

interface Token {
  kind: "number" | "string" | "name" | "sign" | "open" | "close" | "comma";
  text: string;
}

const strength: Readonly<Record<Sign, number>> = {
  or: 1,
  and: 2,
  "=": 3,
  "!=": 3,
  has: 4,
  hasnt: 4,
  "<": 4,
  "<=": 4,
  ">": 4,
  ">=": 4,
  "+": 5,
  "-": 5,
  "fair+": 5,
  "fair-": 5,
  "*": 6,
  "/": 6,
  "%": 6,
};

/** Nobody writes deeper nesting. */
const deepest = 60;

const tokenAt = /\s*(?:(\d+(?:\.\d+)?)|("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|([()])|(,))/y;

const blank = /\s*/y;
const orderOf = new WeakMap<Dialect["signs"], readonly string[]>();

/** Longer signs first. */
function inOrder(signs: Dialect["signs"]): readonly string[] {
  const known =
    orderOf.get(signs) ?? Object.keys(signs).toSorted((left, right) => right.length - left.length);
  orderOf.set(signs, known);
  return known;
}

function execAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function tokensIn(text: string, dialect: Dialect): Token[] | null {
  const tokens: Token[] = [];
  const signs = inOrder(dialect.signs);
  const longest = signs[0]?.length ?? 0;
  let at = 0;
  for (;;) {
    at += execAt(blank, text, at)?.[0].length ?? 0;
    if (at >= text.length) return tokens;
    const next = text.slice(at, at + longest + 1).toLowerCase();
    const sign = signs.find(
      (one) => next.startsWith(one) && !(/\w$/.test(one) && /^\w/.test(next.slice(one.length))),
    );
    const plain = execAt(tokenAt, text, at);
    const name = sign === undefined && plain === null ? execAt(dialect.name, text, at) : null;
    if (sign !== undefined) {
      tokens.push({ kind: "sign", text: sign });
      at += sign.length;
    } else if (plain !== null) {
      const [whole, number, string, bracket] = plain;
      if (number !== undefined) tokens.push({ kind: "number", text: number });
      else if (string !== undefined) tokens.push({ kind: "string", text: string });
      else if (bracket !== undefined)
        tokens.push({ kind: bracket === "(" ? "open" : "close", text: bracket });
      else tokens.push({ kind: "comma", text: "," });
      at += whole.length;
    } else if (name !== null && name[0] !== "") {
      tokens.push({ kind: "name", text: name[0] });
      at += name[0].length;
    } else return null;
  }
}

/** Reads from the front of `tokens`; null where that is no expression. */
class Reader {
  private at = 0;
  private readonly tokens: readonly Token[];
  private readonly dialect: Dialect;
  constructor(tokens: readonly Token[], dialect: Dialect) {
    this.tokens = tokens;
    this.dialect = dialect;
  }

  whole(): Expression | null {
    const read = this.read(0, 0);
    return this.at === this.tokens.length ? read : null;
  }

  private takes(kind: Token["kind"]): boolean {
    if (this.tokens[this.at]?.kind !== kind) return false;
    this.at += 1;
    return true;
  }

  private read(least: number, depth: number): Expression | null {
    let left = this.first(depth);
    while (left !== null) {
      const token = this.tokens[this.at];
      const sign = token?.kind === "sign" ? this.dialect.signs[token.text] : undefined;
      if (sign === undefined || sign === "not" || strength[sign] <= least) return left;
      this.at += 1;
      const right = this.read(strength[sign], depth + 1);
      left = right === null ? null : binary(sign, left, right);
    }
    return null;
  }

  private list(depth: number): Expression[] | null {
    const parts: Expression[] = [];
    if (this.takes("close")) return parts;
    for (;;) {
      const part = this.read(0, depth + 1);
      if (part === null) return null;
      parts.push(part);
      if (this.takes("close")) return parts;
      if (!this.takes("comma")) return null;
    }
  }

  private first(depth: number): Expression | null {
    const token = this.tokens[this.at];
    if (token === undefined || depth > deepest) return null;
    this.at += 1;
    switch (token.kind) {
      case "number":
        return valueOf(Number(token.text));
      case "string":
        return valueOf(token.text.slice(1, -1).replaceAll(/\\(.)/gs, "$1"));
      case "name":
        return this.named(token.text, depth);
      case "open":
        return this.bracketed(depth);
      case "sign":
        return this.signed(token.text, depth);
      case "close":
      case "comma":
        return null;
    }
  }

  private bracketed(depth: number): Expression | null {
    const parts = this.list(depth);
    if (parts === null) return null;
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    const words = parts.flatMap((part) => (part.kind === "words" ? part.words : []));
    return parts.every(({ kind }) => kind === "words") ? { kind: "words", words } : null;
  }

  private named(name: string, depth: number): Expression | null {
    if (this.takes("open")) {
      const given = this.list(depth);
      return given === null ? null : this.dialect.call(name, given);
    }
    return this.dialect.known(name) ?? { kind: "name", name };
  }

  private signed(text: string, depth: number): Expression | null {
    const sign = this.dialect.signs[text];
    if (sign === "not") {
      const of = this.read(strength["*"], depth + 1);
      return of && { kind: "not", of };
    }
    if (sign !== "-") return null;
    const of = this.read(strength["*"], depth + 1);
    if (of?.kind === "value" && typeof of.value === "number") return valueOf(-of.value);
    return of && { kind: "minus", of };
  }
}

/** Parses an expression; null where we cannot read it. */
export function readExpression(text: string, dialect: Dialect): Expression | null {
  if (text.length > 4000) return null;
  const tokens = tokensIn(text, dialect);
  return tokens === null || tokens.length === 0 ? null : new Reader(tokens, dialect).whole();
}
