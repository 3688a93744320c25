import type { ProblemCode } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import type { Turn, VoidReason } from "../repo.ts";

/** Why a turn was voided. None of them costs anything. */
const voidReasons = {
  narrator_failed: {
    status: 502,
    detail: "The narrator lost the thread. Nothing was charged; try again.",
  },
  passage_refused: {
    status: 502,
    detail: "What was told does not suit this story's audience. Nothing was charged; try again.",
  },
  turn_cancelled: { status: 409, detail: "The turn was cancelled. Nothing was charged." },
  turn_lost: {
    status: 503,
    detail: "The server stopped while this part was being written. Nothing was charged; try again.",
  },
  database_away: {
    status: 503,
    detail:
      "The database was away, and this part could not be kept. Nothing was charged; try again.",
  },
} as const satisfies Partial<Record<ProblemCode, { status: number; detail: string }>>;
export type VoidCode = keyof typeof voidReasons;

export function voidReason(code: VoidCode, at: Date): VoidReason {
  return { code, detail: voidReasons[code].detail, at };
}

/** Why a turn was voided, for those who waited for it. */
export function voidOf({ void_code, void_detail }: Pick<Turn, "void_code" | "void_detail">) {
  const isKnown = void_code !== null && void_code in voidReasons;
  const code = isKnown ? (void_code as VoidCode) : "narrator_failed";
  return { code, status: voidReasons[code].status, detail: void_detail ?? code };
}

/** Thrown while a turn runs, when the reason is known. */
export class TurnVoided extends Error {
  override name = "TurnVoided";
  readonly code: VoidCode;

  constructor(code: VoidCode) {
    super(voidReasons[code].detail);
    this.code = code;
  }
}

/** The error for those who waited for a voided turn. */
export function voidProblem(turn: Turn, receipt: unknown): Problem {
  const { code, status, detail } = voidOf(turn);
  return new Problem(status, code, detail, { fields: { turn_id: turn.id, receipt } });
}
