import type { GraphNode } from "@katha/storygraph";
import { viewOf, type View } from "../reading/index.ts";
import { heardPart } from "../understanding/heard-part.ts";
import { asOwnDeed } from "../understanding/own-character.ts";
import { sceneAt } from "../position/index.ts";
import type { NarrationRequest } from "../port.ts";
import { linesFor, type Lines } from "./story/lines.ts";
import { styleOf, type Style } from "../style/style.ts";
import { recentTextOf, type RecentText } from "./story/recent-text.ts";

/** Everything that a turn is written from. */
export interface TurnContext {
  request: NarrationRequest;
  node: GraphNode;
  style: Style;
  recent: RecentText;
  lines: Lines;
}

export function contextOf(asked: NarrationRequest): TurnContext {
  const { story, said } = asked;
  const request = { ...asked, ...(said != null && { said: asOwnDeed(story, heardPart(said)) }) };
  const node = sceneAt(request.story, request.position);
  const style = styleOf(request.story, node);
  const recent = recentTextOf(request);
  return { request, node, style, recent, lines: linesFor(style, recent, request.seed) };
}

/** What the scenes that the player has seen say, as far as it still holds in this play. */
export const viewIn = ({ request, style }: TurnContext): View =>
  viewOf(request.story, request.position, style.person === "third", request.passages);
