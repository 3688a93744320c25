import { namedIn } from "../../understanding/named.ts";
import { peopleOf } from "../../reading/index.ts";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";
import type { TurnContext } from "../turn-context.ts";
import { answerFromStory } from "./from-story.ts";
import { noted } from "./notes.ts";
import { hasLeads, plainLinesFor, type Situation } from "./plain-lines.ts";
import { addressedIn } from "./situation.ts";
import { toldLine } from "./told-deed.ts";

/** Acts that a thing's note in the bible answers. */
const answeredByNote = new Set<Situation>(["looked", "took", "used", "ate"]);

/** A line that was not told recently; when all were, the one to repeat. */
function lineFor({ lines, request }: TurnContext, situation: Situation, who = ""): string {
  const written = plainLinesFor(request.story.language, situation);
  const filling = { who };
  return lines.fresh(written, filling) || lines.render(written[0] ?? "", filling);
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
  if (found === undefined)
    return [echo, lineFor(context, situation, who ?? named?.name)].filter(Boolean).join(" ");
  const lead =
    found.lead &&
    hasLeads(style.language) &&
    lineFor(context, found.lead.situation, found.lead.who);
  return [echo, lead, found.text].filter(Boolean).join(" ");
}
