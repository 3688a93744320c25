import { plainAnswer } from "../answers/answer.ts";
import { bibleOf } from "../../bible/bible.ts";
import { isAtALoss } from "../../understanding/going-on/going-on.ts";
import { noted } from "../answers/notes.ts";
import { plainLinesFor } from "../answers/plain-lines.ts";
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
  if (thing === undefined && !isStaying(story.language, said)) return [plainAnswer(context)];
  // The extra choice offered by Immerse already says what was done.
  const about = bibleOf(story.bible).objects.find(({ name }) => name === thing)?.about ?? "";
  if (thing !== undefined && about !== "") return [noted(thing, about, story.language)];
  const line = plainLinesFor(story.language, thing === undefined ? "listened" : "looked");
  return [context.lines.fresh(line) || context.lines.render(line[0] ?? "")];
}
