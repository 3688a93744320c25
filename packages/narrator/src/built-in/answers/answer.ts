import { namedIn } from "../../understanding/named.ts";
import { escapeRegExp } from "../../text/escape-reg-exp.ts";
import { echoOf } from "../echo/echo.ts";
import type { TurnContext } from "../turn-context.ts";
import { noted } from "./notes.ts";
import { plainLinesFor } from "./plain-lines.ts";
import { addressedIn, type Situation } from "./situation.ts";

/** Acts that a thing's note in the bible answers. */
const answeredByNote = new Set<Situation>(["looked", "took", "used", "ate"]);

/** A line that was not told recently; when all were, the one to repeat. */
function lineFor({ lines, request }: TurnContext, situation: Situation, who = ""): string {
  const written = plainLinesFor(request.story.language, situation);
  const filling = { who };
  return lines.fresh(written, filling) || lines.render(written[0] ?? "", filling);
}

/** The typed line, with names spelt as in the story. */
function asNamed({ request: { story, position } }: TurnContext, said: string): string {
  const names = namedIn(story, position, said).flatMap((one) => one.names);
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
  const echo = because === "impossible" ? "" : echoOf(said, style).text;
  if (because !== undefined) return [echo, lineFor(context, because)].filter(Boolean).join(" ");
  const { situation, named, who } = addressedIn(context);
  const isLook = answeredByNote.has(situation) && named !== undefined && named.about !== "";
  const note = isLook ? lines.again([noted(named.name, named.about, style.language)]) : "";
  const line = note === "" ? lineFor(context, situation, who ?? named?.name) : note;
  return [echo, line].filter(Boolean).join(" ");
}
