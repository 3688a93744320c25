import { isSilent, type Statement } from "./statement.ts";

/** A list of statements that is read from many of its places: what comes next is looked up, not searched for. */
export class Body {
  readonly statements: readonly Statement[];
  /** For each place, the next one with words or a step. */
  private readonly told: Int32Array;
  /** The same without gathers. */
  private readonly steps: Int32Array;
  private readonly gathers: Int32Array;

  constructor(statements: readonly Statement[]) {
    const { length } = statements;
    this.statements = statements;
    this.told = new Int32Array(length + 1).fill(length);
    this.steps = new Int32Array(length + 1).fill(length);
    this.gathers = new Int32Array(length + 1).fill(length);
    for (let at = length - 1; at >= 0; at -= 1) {
      const statement = statements[at];
      const isGather = statement?.kind === "gather";
      const isBlank = isSilent(statement);
      this.told[at] = isBlank ? (this.told[at + 1] ?? length) : at;
      this.steps[at] = isBlank || isGather ? (this.steps[at + 1] ?? length) : at;
      this.gathers[at] = isGather ? at : (this.gathers[at + 1] ?? length);
    }
  }

  toldFrom(at: number): number {
    return this.told[at] ?? this.statements.length;
  }

  stepFrom(at: number): number {
    return this.steps[at] ?? this.statements.length;
  }

  /** The next gather; null where there is none. */
  gatherFrom(at: number): number | null {
    const found = this.gathers[at] ?? this.statements.length;
    return found === this.statements.length ? null : found;
  }
}

/** The statements of a body from some place on. */
export interface Piece {
  body: Body;
  at: number;
  /** Its blank lines are left out. */
  isBare: boolean;
}

const bodies = new WeakMap<readonly Statement[], Body>();

export function pieceFrom(statements: readonly Statement[], at = 0): Piece {
  const body = bodies.get(statements) ?? new Body(statements);
  bodies.set(statements, body);
  return { body, at, isBare: false };
}
