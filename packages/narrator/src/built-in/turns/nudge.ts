import { nodeNamed, wordsIn } from "@katha/storygraph";
import type { NarrationRequest } from "../../port.ts";

/** After so many turns in which nothing moved somebody says something. */
const patience = 4;

const told = ({ story, position }: NarrationRequest, nudge: string) =>
  wordsIn(story.graph, nudge, position.state);

/** What the author lets be said or happen where nothing has moved for long; each once at a time. */
export function nudgeAfter(request: NarrationRequest): string {
  const { story, before, position } = request;
  const { node, turnsHere } = position;
  const isStill = node === before.node && turnsHere > before.turnsHere;
  if (!isStill || turnsHere % patience !== 0) return "";
  const nudge = nodeNamed(story.graph, node)?.nudges?.[turnsHere / patience - 1];
  return nudge === undefined ? "" : told(request, nudge);
}

/** For whoever asks what can be done: the first of them that was not told lately, or else the last. */
export function nudgeAsked(request: NarrationRequest, isTold: (text: string) => boolean): string {
  const nudges = nodeNamed(request.story.graph, request.position.node)?.nudges ?? [];
  const texts = nudges.map((nudge) => told(request, nudge)).filter((text) => text !== "");
  return texts.find((text) => !isTold(text)) ?? texts.at(-1) ?? "";
}
