import { hasScenes, reactionTo } from "@katha/storygraph";
import { along, isAllOne, isOver, lockedAt, offersAt, type Edge } from "../position/edges.ts";
import type { Heard, PlayerAction, Step } from "../port.ts";
import { closingOffer, isEnded, typedForEnd } from "../unwritten/index.ts";
import { isSaid, pickedChoice } from "./choices/picked-choice.ts";
import { saysTooLittle } from "./choices/too-little.ts";
import { isGoingOn } from "./going-on/going-on.ts";
import { heardPart } from "./heard-part.ts";
import { answerToAsked, askedAbout, besideNo } from "./katha/asking.ts";
import { lockedStep, stay } from "./answering/steps.ts";
import { asOwnDeed } from "./own-character.ts";
import { answerLine, typedLine, type AnsweredAs, type TypedLine } from "./answering/typed-line.ts";

/** Going on takes the only way there is; where there are several it asks which. */
function goOn(asked: PlayerAction, edges: readonly Edge[]): Step {
  const { story, position } = asked;
  const [first] = edges;
  if (first === undefined) return stay(asked, "");
  return isAllOne(story.graph, position.node, edges)
    ? along(first)
    : { way: "ask", choices: edges.map(({ text }) => text) };
}

/** "Open the door?" is no decision yet, nor is "open": Katha asks whether it was meant. */
const wonderedAbout = ({ text }: Edge, mood: Heard["mood"]): Step => ({
  way: "ask",
  choices: [text],
  heard: { fit: 1, next: 0, mood },
});

/** What decided a step: the line as a whole before anything was weighed, or one of the answers to a line of one's own. */
export interface Decision {
  by:
    | "noScenes"
    | "over"
    | "command"
    | "answerToKatha"
    | "picked"
    | "wondered"
    | "pickedElsewhere"
    | "locked"
    | "immerse"
    | "goingOn"
    | AnsweredAs;
  step: Step;
  /** A line in the player's own words, as it was read. */
  line?: TypedLine;
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
 * Turns any action into a step on the author's graph, the same for the same input, and names what decided it. The plot
 * is the player's: only a choice that was made moves it.
 */
export function decide(asked: PlayerAction): Decision {
  const { story, position, command, offers, action } = asked;
  if (!hasScenes(story.graph)) return { by: "noScenes", step: stepUnwritten(asked) };
  if (isOver(story.graph, position))
    return { by: "over", step: { way: "refusal", because: "over" } };
  const reaction =
    command == null ? undefined : reactionTo(story.graph, position.node, position.state, command);
  if (reaction !== undefined) return { by: "command", step: { way: "reaction", reaction } };
  const edges = offersAt(story.graph, position);
  const locked = lockedAt(story.graph, position);
  const said = asked.said?.trim() ?? "";
  const before = askedAbout(story.language, offers);
  const meant = answerToAsked(story.language, offers, said);
  if (meant?.length === 0)
    return { by: "answerToKatha", step: { way: "refusal", because: "neither" } };
  if (meant !== undefined && meant.length > 1)
    return { by: "answerToKatha", step: { way: "ask", choices: meant } };
  const pick = said === "" ? undefined : pickedChoice(meant?.[0] ?? said, edges, offers);
  const tooLittle =
    pick?.edge && pick.isOtherwise === true
      ? saysTooLittle(story, position, said, pick.edge.text)
      : undefined;
  if (pick?.edge && !before.includes(pick.edge.text)) {
    if (pick.isWondered === true)
      return { by: "wondered", step: wonderedAbout(pick.edge, "asked") };
    if (tooLittle) return { by: "wondered", step: wonderedAbout(pick.edge, "done") };
  }
  // Who only calls somebody answers no question of Katha's.
  if (pick?.edge && tooLittle !== "onlyCalled") return { by: "picked", step: along(pick.edge) };
  const shut = locked.find(({ text }) => isSaid(text, said));
  if (shut) return { by: "locked", step: lockedStep(shut) };
  if (action === "immerse") return { by: "immerse", step: { way: "detour", beat: null } };
  if (said === "" || isGoingOn(said)) return { by: "goingOn", step: goOn(asked, edges) };
  if (pick) return { by: "pickedElsewhere", step: stay(asked, heardPart(said)) };
  const own = asOwnDeed(story, said);
  const heard = heardPart(before.length > 0 ? besideNo(story.language, own) : own);
  const line = typedLine(asked, edges, locked, heard);
  return { ...answerLine(line), line };
}

export const understand = (asked: PlayerAction): Step => decide(asked).step;
