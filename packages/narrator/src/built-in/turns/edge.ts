import { echoOf } from "../echo/echo.ts";
import { before, type TurnContext } from "../turn-context.ts";
import { paragraphsOf } from "../story/recent-text.ts";
import { isMeant } from "./meant.ts";

/** The scene begins with what the player says: `"Majesty, he's cracked," you say.` */
const beginsWithSpeech =
  /^["“«][^"”»]+["”»] ?(?:(?:you|I) (?:say|said|ask|asked|tell|told|answer|answered|whisper|whispered|shout|shouted|call|called)\b|(?:तुम|तुमने|मैं|मैंने) (?:कह|पूछ|बोल))/u;

/** The text between the player's act and the author's scene. */
function bridge(context: TurnContext, choice: string, scene: string): string {
  const { request, reading } = context;
  if (!isMeant(request, choice)) return "";
  if (request.bridge !== undefined) return request.bridge;
  const { text } = echoOf(request.said?.trim() ?? "", reading, true);
  return text.startsWith(reading.quotes[0]) && beginsWithSpeech.test(scene) ? "" : text;
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
  const scene = sceneText(context);
  return [bridge(before(context), choice, scene[0] ?? ""), ...scene];
}
