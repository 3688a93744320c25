import { texts } from "../read/fields.ts";

/** Why a turn failed: the server's answer, or `status` 0 when it could not be reached, or 500 for a fault in the client. */
export interface TurnFailure {
  readonly status: number;
  readonly problem: Readonly<Record<string, unknown>>;
}

/** Why a turn failed, for the player. */
export type TurnRefusal =
  | { readonly kind: "guest" }
  /** The player stopped it. */
  | { readonly kind: "stopped" }
  /** The player stopped waiting while the connection was lost. */
  | { readonly kind: "abandoned" }
  | {
      readonly kind: "credits";
      readonly model: string;
      readonly available: number;
      readonly required: number;
      /** Keys of models; they need not be in the lists of models. */
      readonly alternatives: readonly string[];
    }
  | { readonly kind: "xp"; readonly current: number; readonly required: number }
  | { readonly kind: "running"; readonly turn: string }
  /** The story is not where the player saw it: another device played or undid a part. */
  | { readonly kind: "moved" }
  /** It costs more than the player read. */
  | { readonly kind: "price"; readonly required: number; readonly detail: string | null }
  | { readonly kind: "unreachable" }
  | { readonly kind: "other"; readonly code: string | null; readonly detail: string | null };

type CreditsRefusal = Extract<TurnRefusal, { kind: "credits" }>;

export function refusalOf({ status, problem }: TurnFailure): TurnRefusal {
  const number = numbersIn(problem);
  const { code, turn_id: turn } = problem;
  if (status === 0) return { kind: "unreachable" };
  if (status === 401) return { kind: "guest" };
  if (code === "turn_cancelled") return { kind: "stopped" };
  if (code === "turn_in_progress" && typeof turn === "string") return { kind: "running", turn };
  if (code === "story_moved" || code === "not_the_last_part") return { kind: "moved" };
  if (code === "price_changed")
    return {
      kind: "price",
      required: number("required_credits"),
      detail: detailOf(problem["detail"]),
    };
  if (Array.isArray(problem["suggested_alternatives"])) return creditsIn(problem);
  if (status === 422 && "required_xp" in problem) {
    return { kind: "xp", current: number("current_xp"), required: number("required_xp") };
  }
  return {
    kind: "other",
    code: typeof code === "string" ? code : null,
    detail: detailOf(problem["detail"]),
  };
}

/** Whether an answer says that a model costs more coins than there are, whatever its status. */
export function isTooDear(answer: unknown): answer is Readonly<Record<string, unknown>> {
  return creditsIn(Object(answer)).alternatives.length > 0;
}

function creditsIn(answer: Readonly<Record<string, unknown>>): CreditsRefusal {
  const number = numbersIn(answer);
  const { model_requested: requested, suggested_alternatives: offered } = answer;
  return {
    kind: "credits",
    model: typeof requested === "string" ? requested : "",
    available: number("available_credits"),
    required: number("required_credits"),
    alternatives: [...new Set(texts(offered).filter((key) => key.trim() !== ""))],
  };
}

function numbersIn(answer: Readonly<Record<string, unknown>>) {
  return (name: string) => (typeof answer[name] === "number" ? answer[name] : 0);
}

function detailOf(detail: unknown): string | null {
  if (typeof detail === "string" && detail.trim() !== "") return detail;
  if (!Array.isArray(detail)) return null;
  const messages = detail
    .map((fault: unknown) => (fault as { msg?: unknown } | null)?.msg)
    .filter((message) => typeof message === "string");
  return messages.length > 0 ? messages.join(" ") : null;
}
