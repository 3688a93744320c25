import { fitsOf } from "../loom/fit.ts";
import { offersAt } from "../loom/ways.ts";
import { cannotBe } from "../loom/world.ts";
import { plain } from "../loom/words/plain.ts";
import { answerTo, exchanged, joined } from "./detour.ts";
import { echoOf } from "./echo/echo.ts";
import { before, spoken, type Ground } from "./ground.ts";
import { paragraphsOf } from "./story/told.ts";

/** Who took the way: the player by the choice's own words or by other words, or the story itself. */
type Taking = "picked" | "meant" | "only" | "story";

const meaningEnough = 0.35;
const bare = (text: string) =>
  plain(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

function takingOf({ telling }: Ground, choice: string, to: string): Taking {
  const { work, standing } = telling;
  const said = telling.said?.trim() ?? "";
  const stoodAt = {
    node: standing.path.at(-2) ?? "",
    turnsHere: 0,
    beatsTold: [],
    path: standing.path.slice(0, -1),
  };
  const ways = offersAt(work.graph, stoodAt);
  if (!/[\p{L}\p{N}]/u.test(said))
    return new Set(ways.map((way) => way.to)).size > 1 ? "story" : "only";
  const words = bare(said);
  if (words === bare(choice) || /^\p{N}$/u.test(words)) return "picked";
  if (ways.some(({ text }) => bare(text) === words)) return "picked";
  const fits = fitsOf(work, stoodAt, ways, said).toSorted((left, right) => right.fit - left.fit);
  const best = fits[0];
  const isMeant = best !== undefined && best.way.to === to && best.fit >= meaningEnough;
  return isMeant ? "meant" : ways.length > 1 ? "story" : "only";
}

/** What stands between the player's act and the author's scene. */
function bridge(ground: Ground, choice: string, to: string): string {
  const { telling, reading } = ground;
  const taking = takingOf(ground, choice, to);
  if (taking === "picked") return "";
  const said = telling.said?.trim() ?? "";
  const mayEcho = /[\p{L}\p{N}]/u.test(said) && !cannotBe(telling.work, said);
  const echo = mayEcho ? echoOf(said, reading, taking === "meant") : undefined;
  const own = spoken(ground);
  const way = choice.replaceAll("*", "");
  if (!own) return joined(echo?.text ?? "", taking === "story" ? `*${way}*` : "");
  const { lines, voice } = own;
  if (taking === "story") {
    const chosen = lines.fresh(voice.chooses, { choice: way });
    const words = echo ? exchanged(echo.text, answerTo(echo, own), own) : "";
    return joined(words, chosen === "" ? `*${way}*` : chosen);
  }
  if (!echo) return "";
  const answer = taking === "meant" ? lines.fresh(voice.bridge) : answerTo(echo, own);
  return exchanged(echo.text, answer, own);
}

/** The author's scene word for word; where it was told before, only what has not been told lately. */
function sceneText(ground: Ground): string[] {
  const { telling, node, told } = ground;
  const text = node.text.trim();
  const isAgain = telling.standing.path.slice(0, -1).includes(telling.standing.node);
  if (text === "") return [node.ending?.title ?? node.beats?.[0] ?? node.place ?? ""];
  if (!isAgain) return [text];
  const own = spoken(ground);
  const rest = paragraphsOf(text).filter((paragraph) => !told.hasParagraph(paragraph));
  return [own ? own.lines.fresh(own.voice.again) : "", ...rest];
}

export function edge(ground: Ground, choice: string, to: string): string[] {
  return [bridge(before(ground), choice, to), ...sceneText(ground)];
}
