import type { TurnContext } from "../turn-context.ts";
import { paragraphsOf } from "../story/recent-text.ts";

/** The author's scene word for word; on a return only the paragraphs not shown recently. */
function sceneText(context: TurnContext): string[] {
  const { request, node, recent } = context;
  const text = node.text.trim();
  const isAgain = request.before.path.includes(request.position.node);
  if (text === "") return [node.ending?.title ?? node.beats?.[0] ?? node.place ?? ""];
  if (!isAgain) return [text];
  return paragraphsOf(text).filter((paragraph) => !recent.hasParagraph(paragraph));
}

/** A model's bridge from the player's words, if there is one, comes before the scene. */
export const edge = (context: TurnContext): string[] => [
  context.request.bridge ?? "",
  ...sceneText(context),
];
