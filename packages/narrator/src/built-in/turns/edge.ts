import { echoOf } from "../echo/echo.ts";
import { before, type TurnContext } from "../turn-context.ts";
import { paragraphsOf } from "../story/recent-text.ts";
import { isMeant } from "./meant.ts";

/** The text between the player's act and the author's scene. */
function bridge(context: TurnContext, choice: string): string {
  const { request, reading } = context;
  if (!isMeant(request, choice)) return "";
  return request.bridge ?? echoOf(request.said?.trim() ?? "", reading, true).text;
}

/** The author's scene word for word; on a return only the paragraphs not shown recently. */
function sceneText(context: TurnContext): string[] {
  const { request, node, recent } = context;
  const text = node.text.trim();
  const isAgain = request.position.path.slice(0, -1).includes(request.position.node);
  if (text === "") return [node.ending?.title ?? node.beats?.[0] ?? node.place ?? ""];
  if (!isAgain) return [text];
  return paragraphsOf(text).filter((paragraph) => !recent.hasParagraph(paragraph));
}

export function edge(context: TurnContext, choice: string): string[] {
  return [bridge(before(context), choice), ...sceneText(context)];
}
