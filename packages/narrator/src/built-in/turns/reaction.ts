import type { NarrationRequest, Step } from "../../port.ts";
import { reactionText } from "../../authored/reaction-text.ts";
import { isCatchAll } from "../../understanding/reactions/catch-all.ts";
import { isImpossible } from "../../understanding/impossible/impossible.ts";
import { namedIn } from "../../understanding/named.ts";
import { echoOf } from "../echo/echo.ts";
import type { TurnContext } from "../turn-context.ts";

/** The author's answer; a catch-all answer is preceded by the player's act. */
export function reaction(
  { request, style }: TurnContext,
  step: Extract<Step, { way: "reaction" }>,
): string[] {
  const { story, said } = request;
  const text = reactionText(request, step);
  const line = said?.trim() ?? "";
  if (!isCatchAll(story, step.reaction) || isImpossible(story, line)) return [text];
  const echo = echoOf(line, style);
  // An act on someone who is not here does not happen.
  const isDone = echo.kind !== "said" && echo.kind !== "asked";
  const told = isDone && isOfAbsent(request, line) ? "" : echo.text;
  return [[told, text].filter(Boolean).join(" ")];
}

const isOfAbsent = ({ story, before }: NarrationRequest, line: string) =>
  namedIn(story, before, line).some(({ kind, isHere }) => kind === "person" && !isHere);
