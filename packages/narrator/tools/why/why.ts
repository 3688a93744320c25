import type { PlayerAction, NarrationRequest, Step } from "../../src/port.ts";
import { decide } from "../../src/understanding/understand.ts";
import { heardIn, type Heard } from "./heard.ts";
import { weighedChoices, type WeighedChoices } from "./points.ts";
import { sourcesOf, type Source } from "./sources.ts";

/** A turn as it was played. */
export interface Turn {
  asked: PlayerAction;
  request: NarrationRequest;
  narrative: string;
}

/** Why a turn came as it did, worked out once more from what it was played from. */
export interface Why {
  /** What decided it: one of `answers` in `answering/typed-line.ts`, or what comes before them. */
  by: string;
  step: Step;
  /** Of a line in the player's own words. */
  heard?: Heard;
  weighed?: WeighedChoices;
  /** Where only a part of the line was weighed. */
  part?: string;
  /** What kept the likeliest choice from being taken. */
  heldBy?: string;
  /** What its author wrote for such a line. */
  authored?: readonly string[];
  sources: readonly Source[];
}

export function whyOf({ asked, request, narrative }: Turn): Why {
  const { by, step, line } = decide(asked);
  const sources = sourcesOf(request, narrative);
  if (line === undefined) return { by, step, sources };
  const { story, position } = asked;
  const meaning = line.meaning();
  const part = meaning.line.text;
  return {
    by,
    step,
    heard: heardIn(asked, line.said),
    weighed: weighedChoices(story, position, [...line.edges, ...line.locked], meaning.line),
    ...(part !== line.said && { part }),
    ...(meaning.heldBy !== undefined && { heldBy: meaning.heldBy }),
    authored: line.authored()?.reactions ?? [],
    sources,
  };
}
