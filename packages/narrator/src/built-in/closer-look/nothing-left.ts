import { plainLinesFor } from "../answers/plain-lines.ts";
import { waysWoven } from "../turns/ways-open.ts";
import type { TurnContext } from "../turn-context.ts";

/** That this is all there is to see here, and what is left to do. */
export function nothingLeft(context: TurnContext): string {
  const { lines, request, recent } = context;
  const written = plainLinesFor(request.story.language, "looked").map((line) => lines.render(line));
  const others = written.filter((line) => !recent.isLast(line));
  const line = others[request.position.turnsHere % Math.max(1, others.length)] ?? written[0] ?? "";
  return [line, waysWoven(context)].filter(Boolean).join(" ");
}
