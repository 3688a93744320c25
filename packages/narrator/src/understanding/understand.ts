import { hasScenes, reactionTo } from "@katha/storygraph";
import { along, isAllOne, isOver, lockedAt, offersAt, type Edge } from "../position/edges.ts";
import type { PlayerAction, Step } from "../port.ts";
import { closingOffer, isEnded, typedForEnd } from "../unwritten/index.ts";
import { isSaid, pickedChoice } from "./choices/picked-choice.ts";
import { isGoingOn } from "./going-on/going-on.ts";
import { heardPart } from "./heard-part.ts";
import { answerToAsked, askedAbout, besideNo } from "./katha/asking.ts";
import { lockedStep, stay } from "./answering/steps.ts";
import { asOwnDeed } from "./own-character.ts";
import { answerLine, typedLine } from "./answering/typed-line.ts";

/** Going on takes the only way there is; where there are several it asks which. */
function goOn(asked: PlayerAction, edges: readonly Edge[]): Step {
  const { story, position } = asked;
  const [first] = edges;
  if (first === undefined) return stay(asked, "");
  return isAllOne(story.graph, position.node, edges)
    ? along(first)
    : { way: "ask", choices: edges.map(({ text }) => text) };
}

/** Without scenes anything is a deed of the next part, but for the wish to end the story. */
function stepUnwritten({ story, position, said }: PlayerAction): Step {
  if (isEnded(story.graph, position)) return { way: "refusal", because: "over" };
  const line = said?.trim() ?? "";
  const isEnd =
    isSaid(closingOffer(story.language), line) || typedForEnd(story.language)?.test(line) === true;
  return { way: "detour", beat: null, ...(isEnd && { ends: true }) };
}

/**
 * Turns any action into a step on the author's graph, the same for the same input. The plot is the
 * player's: only a choice that was made moves it.
 */
export function understand(asked: PlayerAction): Step {
  const { story, position, command, offers, action } = asked;
  if (!hasScenes(story.graph)) return stepUnwritten(asked);
  if (isOver(story.graph, position)) return { way: "refusal", because: "over" };
  const reaction =
    command == null ? undefined : reactionTo(story.graph, position.node, position.state, command);
  if (reaction !== undefined) return { way: "reaction", reaction };
  const edges = offersAt(story.graph, position);
  const locked = lockedAt(story.graph, position);
  const said = asked.said?.trim() ?? "";
  const meant = answerToAsked(story.language, offers, said);
  if (meant?.length === 0) return { way: "refusal", because: "neither" };
  if (meant !== undefined && meant.length > 1) return { way: "ask", choices: meant };
  const pick = said === "" ? undefined : pickedChoice(meant?.[0] ?? said, edges, offers);
  if (pick?.edge) return along(pick.edge);
  const shut = locked.find(({ text }) => isSaid(text, said));
  if (shut) return lockedStep(shut);
  if (action === "immerse") return { way: "detour", beat: null };
  if (said === "" || isGoingOn(said)) return goOn(asked, edges);
  if (pick) return stay(asked, heardPart(said));
  const isAsked = askedAbout(story.language, offers).length > 0;
  const own = asOwnDeed(story, said);
  const heard = heardPart(isAsked ? besideNo(story.language, own) : own);
  return answerLine(typedLine(asked, edges, locked, heard));
}
