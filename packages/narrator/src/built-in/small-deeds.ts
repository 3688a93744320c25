import type { Position, Step, StoryVersion } from "../port.ts";
import { asNamed } from "./answers/answer.ts";
import { addressedIn } from "./answers/situation.ts";
import { isQuoted, lastingActs, toldLine } from "./answers/told-deed.ts";
import { contextOf } from "./turn-context.ts";

/** A typed line, and what was told of it. */
interface Typed {
  step: Step;
  said: string | null;
  told: string | null;
}

/**
 * The player's own small deed as the story told it, to be remembered: the lamp that was pocketed. Nothing where no such
 * deed was told as done.
 */
export function smallDeedsOf(
  story: StoryVersion,
  before: Position,
  { step, said, told }: Typed,
): string[] {
  if (step.way !== "detour" || said === null || told === null) return [];
  const context = contextOf({
    story,
    action: "custom_action",
    said,
    step,
    before,
    position: before,
    passages: [],
    memory: [],
    voice: "",
    seed: "",
  });
  const { act, situation } = addressedIn(context);
  if (act === undefined || !lastingActs.has(act) || situation === "supposed") return [];
  const { text, kind } = toldLine(context, asNamed(context, context.request.said ?? ""), true);
  // What is quoted is remembered by nobody.
  const isDeed = kind !== "said" && text !== "" && !isQuoted(context, text);
  return isDeed && told.includes(text) ? [text] : [];
}
