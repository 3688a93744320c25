import { isGoingOn } from "../../understanding/going-on.ts";
import { plain } from "../../understanding/words/plain.ts";
import { echoOf } from "../echo/echo.ts";
import { before, type TurnContext } from "../turn-context.ts";
import { paragraphsOf } from "../story/recent-text.ts";

/** How the edge was taken: by a choice's own words, by others, or as the only way there is. */
type Taking = "picked" | "meant" | "only";

const bare = (text: string) =>
  plain(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

function takingOf({ request }: TurnContext, choice: string): Taking {
  const said = request.said?.trim() ?? "";
  if (!/[\p{L}\p{N}]/u.test(said) || isGoingOn(said)) return "only";
  const words = bare(said);
  return words === bare(choice) || /^\p{N}$/u.test(words) ? "picked" : "meant";
}

/** The text between the player's act and the author's scene. */
function bridge(context: TurnContext, choice: string): string {
  const { request, reading } = context;
  if (takingOf(context, choice) !== "meant") return "";
  return echoOf(request.said?.trim() ?? "", reading, true).text;
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
