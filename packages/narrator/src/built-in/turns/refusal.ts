import { plainAnswer } from "../answers/answer.ts";
import type { NarrationRequest } from "../../port.ts";
import { overOf } from "../../understanding/katha/said-to-katha.ts";
import type { TurnContext } from "../turn-context.ts";

type Because = Extract<NarrationRequest["step"], { way: "refusal" }>["because"];

/** The scene or the world does not allow what the player wants. */
export function refusal(context: TurnContext, because: Because): string[] {
  const { request, node } = context;
  const title = node.ending?.title ?? request.story.title;
  const name = `*${title.replaceAll("*", "")}*`;
  if (because === "over") return [name, overOf(request.story.language) ?? ""].filter(Boolean);
  if (because === "neither" || because === "katha") return [name];
  return [plainAnswer(context, because === "locked" ? "fixed" : because)];
}
