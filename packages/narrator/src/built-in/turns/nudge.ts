import { nodeNamed, wordsIn } from "@katha/storygraph";
import type { NarrationRequest } from "../../port.ts";

/** After so many turns without progress, a nudge comes. */
const patience = 4;

const told = ({ story, position }: NarrationRequest, nudge: string) =>
  wordsIn(story.graph, nudge, position.state);

/** The author's nudge for when nothing has moved for long; none is repeated while it is recent. */
export function nudgeAfter(request: NarrationRequest): string {
  const { story, before, position } = request;
  const { node, turnsHere } = position;
  const isStill = node === before.node && turnsHere > before.turnsHere;
  if (!isStill || turnsHere % patience !== 0) return "";
  const nudge = nodeNamed(story.graph, node)?.nudges?.[turnsHere / patience - 1];
  return nudge === undefined ? "" : told(request, nudge);
}

const nudgesHere = (request: NarrationRequest): string[] =>
  (nodeNamed(request.story.graph, request.position.node)?.nudges ?? [])
    .map((nudge) => told(request, nudge))
    .filter((text) => text !== "");

type IsTold = (text: string) => boolean;

/** The first of the scene's nudges that was not told lately. */
export const nudgeNotTold = (request: NarrationRequest, isTold: IsTold): string | undefined =>
  nudgesHere(request).find((text) => !isTold(text));

/** For a player who asks what can be done: the first nudge not told recently, else the last. */
export const nudgeAsked = (request: NarrationRequest, isTold: IsTold): string =>
  nudgeNotTold(request, isTold) ?? nudgesHere(request).at(-1) ?? "";
