import type { TurnFailure } from "./turn-stream.ts";

/** Why a turn came to nothing. */
export type TurnRefusal =
  | { readonly kind: "guest" }
  /** The player stopped it. */
  | { readonly kind: "stopped" }
  | {
      readonly kind: "credits";
      readonly model: string;
      readonly available: number;
      readonly required: number;
      readonly alternatives: readonly string[];
    }
  | { readonly kind: "xp"; readonly current: number; readonly required: number }
  | { readonly kind: "running"; readonly turn: string }
  | { readonly kind: "unreachable" }
  | { readonly kind: "other"; readonly code: string | null; readonly detail: string | null };

export function refusalOf({ status, problem }: TurnFailure): TurnRefusal {
  const number = (name: string) => (typeof problem[name] === "number" ? problem[name] : 0);
  const { code, model_requested: model, suggested_alternatives: offered, turn_id: turn } = problem;
  if (status === 0) return { kind: "unreachable" };
  if (status === 401) return { kind: "guest" };
  if (code === "turn_cancelled") return { kind: "stopped" };
  if (code === "turn_in_progress" && typeof turn === "string") return { kind: "running", turn };
  if (Array.isArray(offered)) {
    return {
      kind: "credits",
      model: typeof model === "string" ? model : "",
      available: number("available_credits"),
      required: number("required_credits"),
      alternatives: offered.map(keyOf).filter((key) => key !== ""),
    };
  }
  if (status === 422 && "required_xp" in problem) {
    return { kind: "xp", current: number("current_xp"), required: number("required_xp") };
  }
  return {
    kind: "other",
    code: typeof code === "string" ? code : null,
    detail: detailOf(problem["detail"]),
  };
}

/** Some servers name whole models where others name their keys. */
function keyOf(offer: unknown): string {
  if (typeof offer === "string") return offer;
  const key = (offer as { model_key?: unknown } | null)?.model_key;
  return typeof key === "string" ? key : "";
}

function detailOf(detail: unknown): string | null {
  if (typeof detail === "string" && detail.trim() !== "") return detail;
  if (!Array.isArray(detail)) return null;
  const messages = detail
    .map((fault: unknown) => (fault as { msg?: unknown } | null)?.msg)
    .filter((message) => typeof message === "string");
  return messages.length > 0 ? messages.join(" ") : null;
}
