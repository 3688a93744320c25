import { namedIn } from "../../understanding/named.ts";
import { escaped } from "../../understanding/words/plain.ts";
import { echoOf } from "../echo/echo.ts";
import type { TurnContext } from "../turn-context.ts";
import { noted } from "./notes.ts";
import { plainLinesFor } from "./plain-lines.ts";
import { addressedIn, type Situation } from "./situation.ts";

/** What the bible says of a thing answers these. */
const answeredByNote = new Set<Situation>(["looked", "took", "used", "ate"]);

/** One of the lines that was not told lately; when all were, the one that is told again. */
function lineFor({ lines, request }: TurnContext, situation: Situation, who = ""): string {
  const written = plainLinesFor(request.story.language, situation);
  const filling = { who };
  return lines.fresh(written, filling) || lines.render(written[0] ?? "", filling);
}

/** What was typed, its names as the story writes them. */
function asNamed({ request: { story, position } }: TurnContext, said: string): string {
  const names = namedIn(story, position, said).flatMap((one) => one.names);
  return names.reduce(
    (text, name) =>
      text.replaceAll(
        new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped(name)}(?![\p{L}\p{M}'’])`, "giu"),
        () => name,
      ),
    said,
  );
}

/** What was typed, told as the story would tell it, and what comes of it. */
export function plainAnswer(context: TurnContext, because?: "impossible" | "fixed"): string {
  const { request, reading, lines } = context;
  const said = asNamed(context, request.said?.trim() ?? "");
  const echo = because === "impossible" ? "" : echoOf(said, reading).text;
  if (because !== undefined) return [echo, lineFor(context, because)].filter(Boolean).join(" ");
  const { situation, named, who } = addressedIn(context);
  const isLook = answeredByNote.has(situation) && named !== undefined && named.about !== "";
  const note = isLook ? lines.again([noted(named.name, named.about, reading.language)]) : "";
  const line = note === "" ? lineFor(context, situation, who ?? named?.name) : note;
  return [echo, line].filter(Boolean).join(" ");
}
