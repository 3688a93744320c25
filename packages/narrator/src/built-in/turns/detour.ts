import { plainAnswer } from "../answers/answer.ts";
import { isAtALoss } from "../../understanding/going-on/going-on.ts";
import { answerFromStory } from "../answers/from-story.ts";
import { addressedIn } from "../answers/situation.ts";
import { closerLook } from "../closer-look/closer-look.ts";
import { lookables } from "../closer-look/lookable.ts";
import { nothingLeft } from "../closer-look/nothing-left.ts";
import type { TurnContext } from "../turn-context.ts";
import { isStaying, lookedAt } from "./look-words.ts";
import { nudgeAsked } from "./nudge.ts";

/** A turn that stays in the scene. */
export function detour(context: TurnContext): string[] {
  const { story } = context.request;
  const said = context.request.said?.trim() ?? "";
  if (isAtALoss(said)) {
    const nudge = nudgeAsked(context.request, (text) => context.recent.hasParagraph(text));
    if (nudge !== "") return [nudge];
  }
  const thing = lookedAt(story.language, said);
  // The extra choice offered by Immerse already says what was done.
  if (thing !== undefined) return [lookAt(context, thing)];
  if (isStaying(story.language, said)) return [closerLook(context) ?? nothingLeft(context)];
  return [plainAnswer(context)];
}

/** What is to be seen of a thing that Immerse offered: its author's answer or note, else what the scenes say of it. */
function lookAt(context: TurnContext, thing: string): string {
  const { request } = context;
  const written = lookables(context).find(({ name, text }) => name === thing && text !== undefined);
  if (written?.text !== undefined) return context.lines.again([written.text]);
  const looking = { ...context, request: { ...request, said: thing } };
  const addressed = { ...addressedIn(looking), situation: "looked" } as const;
  const found = answerFromStory(looking, addressed);
  return found === undefined || found.text === "" ? nothingLeft(context) : found.text;
}
