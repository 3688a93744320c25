import type { GraphNode } from "@katha/storygraph";
import { heardPart } from "../understanding/heard-part.ts";
import type { NarrationRequest } from "../port.ts";
import { linesFor, type Lines } from "./story/lines.ts";
import { nodeAt, readingOf, type Reading } from "./story/reading.ts";
import { recentTextOf, type RecentText } from "./story/recent-text.ts";

/** Everything that a turn is written from. */
export interface TurnContext {
  request: NarrationRequest;
  node: GraphNode;
  reading: Reading;
  recent: RecentText;
  lines: Lines;
}

export function contextOf(asked: NarrationRequest): TurnContext {
  const request = { ...asked, ...(asked.said != null && { said: heardPart(asked.said) }) };
  const node = nodeAt(request.story, request.position.node, request.position.state);
  const reading = readingOf(request.story, node);
  const recent = recentTextOf(request);
  return { request, node, reading, recent, lines: linesFor(reading, recent, request.seed) };
}
