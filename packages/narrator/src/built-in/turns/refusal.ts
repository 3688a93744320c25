import { plainAnswer } from "../answers/answer.ts";
import type { NarrationRequest } from "../../port.ts";
import type { TurnContext } from "../turn-context.ts";

type Because = Extract<NarrationRequest["step"], { way: "refusal" }>["because"];

/** The scene or the world does not allow what the player wants. */
export function refusal(context: TurnContext, because: Because): string[] {
  const { request, node } = context;
  const title = node.ending?.title ?? request.story.title;
  const isShort = because === "over" || because === "neither" || because === "katha";
  if (isShort) return [`*${title.replaceAll("*", "")}*`];
  return [plainAnswer(context, because === "locked" ? "fixed" : because)];
}
