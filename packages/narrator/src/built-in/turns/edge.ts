import { edgeFits } from "../../understanding/edge-fit.ts";
import { offersAt } from "../../position/edges.ts";
import { isImpossible } from "../../understanding/impossible.ts";
import { plain } from "../../understanding/words/plain.ts";
import { answerTo, exchanged, joined } from "./detour.ts";
import { echoOf } from "../echo/echo.ts";
import { before, voicedContext, type TurnContext } from "../turn-context.ts";
import { paragraphsOf } from "../story/recent-text.ts";

/** Who took the edge: the player by the choice's words or others, or the story itself. */
type Taking = "picked" | "meant" | "only" | "story";

const meaningEnough = 0.35;
const bare = (text: string) =>
  plain(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

function takingOf({ request }: TurnContext, choice: string, to: string): Taking {
  const { story, before: stoodAt } = request;
  const said = request.said?.trim() ?? "";
  const edges = offersAt(story.graph, stoodAt);
  if (!/[\p{L}\p{N}]/u.test(said))
    return new Set(edges.map(({ to: target }) => target)).size > 1 ? "story" : "only";
  const words = bare(said);
  if (words === bare(choice) || /^\p{N}$/u.test(words)) return "picked";
  if (edges.some(({ text }) => bare(text) === words)) return "picked";
  const fits = edgeFits(story, stoodAt, edges, said).toSorted(
    (left, right) => right.fit - left.fit,
  );
  const best = fits[0];
  const isMeant = best !== undefined && best.edge.to === to && best.fit >= meaningEnough;
  return isMeant ? "meant" : edges.length > 1 ? "story" : "only";
}

/** The text between the player's act and the author's scene. */
function bridge(context: TurnContext, choice: string, to: string): string {
  const { request, reading } = context;
  const taking = takingOf(context, choice, to);
  if (taking === "picked") return "";
  const said = request.said?.trim() ?? "";
  const mayEcho = /[\p{L}\p{N}]/u.test(said) && !isImpossible(request.story, said);
  const echo = mayEcho ? echoOf(said, reading, taking === "meant") : undefined;
  const own = voicedContext(context);
  const choiceText = choice.replaceAll("*", "");
  if (!own) return joined(echo?.text ?? "", taking === "story" ? `*${choiceText}*` : "");
  const { lines, voice } = own;
  if (taking === "story") {
    const chosen = lines.fresh(voice.chooses, { choice: choiceText });
    const words = echo ? exchanged(echo.text, answerTo(echo, own), own) : "";
    return joined(words, chosen === "" ? `*${choiceText}*` : chosen);
  }
  if (!echo) return "";
  const answer = taking === "meant" ? lines.fresh(voice.bridge) : answerTo(echo, own);
  return exchanged(echo.text, answer, own);
}

/** The author's scene word for word; on a return only the paragraphs not shown recently. */
function sceneText(context: TurnContext): string[] {
  const { request, node, recent } = context;
  const text = node.text.trim();
  const isAgain = request.position.path.slice(0, -1).includes(request.position.node);
  if (text === "") return [node.ending?.title ?? node.beats?.[0] ?? node.place ?? ""];
  if (!isAgain) return [text];
  const own = voicedContext(context);
  const rest = paragraphsOf(text).filter((paragraph) => !recent.hasParagraph(paragraph));
  return [own ? own.lines.fresh(own.voice.again) : "", ...rest];
}

export function edge(context: TurnContext, choice: string, to: string): string[] {
  return [bridge(before(context), choice, to), ...sceneText(context)];
}
