import { namedIn } from "../../understanding/named.ts";
import { lastSpeakerOf, peopleOf } from "../../reading/index.ts";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";
import type { TurnContext } from "../turn-context.ts";
import { answerFromStory } from "./from-story.ts";
import { noted } from "./notes.ts";
import { hasLeads, plainLinesFor, type Situation } from "./plain-lines.ts";
import { addressedIn, type Addressed } from "./situation.ts";
import { isQuoted, toldLine } from "./told-deed.ts";

/** Acts that a thing's note in the bible answers. */
const answeredByNote = new Set<Situation>(["looked", "took", "used", "ate"]);

function lineFor({ lines, request }: TurnContext, situation: Situation, who = ""): string {
  return lines.freshest(plainLinesFor(request.story.language, situation), { who });
}

/** The typed line, with names spelt as in the story. */
export function asNamed({ request: { story, position } }: TurnContext, said: string): string {
  const low = said.toLowerCase();
  const ofText = peopleOf(story)
    .flatMap(({ name, isNamed }) => (isNamed ? name.split(" ") : []))
    .filter((name) => low.includes(name.toLowerCase()));
  const names = [...namedIn(story, position, said).flatMap((one) => one.names), ...ofText];
  return names.reduce(
    (text, name) =>
      text.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\p{M}])${escapeRegExp(name)}(?![\p{L}\p{M}'’])`, "giu"),
        () => name,
      ),
    said,
  );
}

function heardBySomebody(context: TurnContext, { who, view }: Addressed): string {
  const hearer = who ?? lastSpeakerOf(view)?.name;
  return lineFor(context, hearer === undefined ? "told_nobody" : "told", hearer);
}

/** The typed line told as the story would tell it, and its result. */
export function plainAnswer(context: TurnContext, because?: "impossible" | "fixed"): string {
  const { request, style, lines } = context;
  const said = asNamed(context, request.said?.trim() ?? "");
  if (because !== undefined) {
    const echo = because === "impossible" ? "" : toldLine(context, said).text;
    return [echo, lineFor(context, because)].filter(Boolean).join(" ");
  }
  const addressed = addressedIn(context);
  const { situation, named, who } = addressed;
  const isLook = answeredByNote.has(situation) && named !== undefined && named.about !== "";
  const note = isLook ? lines.again([noted(named.name, named.about, style.language)]) : "";
  if (note !== "") return [toldLine(context, said).text, note].filter(Boolean).join(" ");
  const found = answerFromStory(context, addressed);
  const echo = toldLine(context, said, found?.isDone).text;
  const isEmpty = found?.text === "" && found.lead === undefined;
  // What is quoted is no deed: that it was said is not enough.
  if (isEmpty && isQuoted(context, echo))
    return [echo, heardBySomebody(context, addressed)].join(" ");
  if (found === undefined || (isEmpty && echo === ""))
    return [echo, lineFor(context, situation, who ?? named?.name)].filter(Boolean).join(" ");
  const lead =
    found.lead &&
    hasLeads(style.language) &&
    lineFor(context, found.lead.situation, found.lead.who);
  return [echo, lead, found.text].filter(Boolean).join(" ");
}
