import { imageModelPrefixes } from "../contract/game/play-limits.ts";
import type { TurnFailure } from "./turn-stream.ts";

/** Why a turn failed. */
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
      /** Models of the requested kind: another narrator cannot paint a picture. */
      readonly alternatives: readonly string[];
    }
  | { readonly kind: "xp"; readonly current: number; readonly required: number }
  | { readonly kind: "running"; readonly turn: string }
  /** The story is not where the player saw it: another device played or undid a part. */
  | { readonly kind: "moved" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "other"; readonly code: string | null; readonly detail: string | null };

export function refusalOf({ status, problem }: TurnFailure): TurnRefusal {
  const number = numbersIn(problem);
  const { code, suggested_alternatives: offered, turn_id: turn } = problem;
  if (status === 0) return { kind: "unreachable" };
  if (status === 401) return { kind: "guest" };
  if (code === "turn_cancelled") return { kind: "stopped" };
  if (code === "turn_in_progress" && typeof turn === "string") return { kind: "running", turn };
  if (code === "story_moved" || code === "not_the_last_part") return { kind: "moved" };
  if (Array.isArray(offered)) return creditsIn(problem, offered);
  if (status === 422 && "required_xp" in problem) {
    return { kind: "xp", current: number("current_xp"), required: number("required_xp") };
  }
  return {
    kind: "other",
    code: typeof code === "string" ? code : null,
    detail: detailOf(problem["detail"]),
  };
}

function creditsIn(
  answer: Readonly<Record<string, unknown>>,
  offered: readonly unknown[],
): TurnRefusal {
  const number = numbersIn(answer);
  const { model_requested: requested } = answer;
  const model = typeof requested === "string" ? requested : "";
  const isOfKind = (key: string) => model === "" || isPainter(key) === isPainter(model);
  return {
    kind: "credits",
    model,
    available: number("available_credits"),
    required: number("required_credits"),
    alternatives: offered.filter((key) => typeof key === "string").filter(isOfKind),
  };
}

function isPainter(key: string): boolean {
  return imageModelPrefixes.some((prefix) => key.startsWith(prefix));
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
