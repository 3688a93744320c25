import {
  builtInNarrator,
  deedsOf,
  isFromKatha,
  nextPosition,
  offersAt,
  remember,
  smallDeedsOf,
  startPosition,
  understand,
  type Passage,
  type Position,
  type Step,
  type StoryVersion,
} from "@katha/narrator";
import { textAt, type StoryGraph } from "@katha/storygraph";

/** A play that has come to a scene. */
export interface Play {
  story: StoryVersion;
  position: Position;
  passages: readonly Passage[];
}

export interface Answered {
  step: Step;
  answer: string;
  /** The play with this turn. */
  after: Play;
}

/** The fewest scenes from the first to another, both of them included. */
function scenesTo({ start_node: start, nodes }: StoryGraph, wanted: string): string[] {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const [scene] of cameFrom)
    for (const { target } of nodes[scene]?.choices ?? [])
      if (!cameFrom.has(target)) cameFrom.set(target, scene);
  if (!cameFrom.has(wanted)) throw new Error(`No choices lead to the scene ${wanted}.`);
  const scenes: string[] = [];
  for (let at: string | undefined = wanted; at !== undefined; at = cameFrom.get(at))
    scenes.unshift(at);
  return scenes;
}

/** A play that picked its way to a scene, choice by choice, and did nothing else. */
export function playTo(story: StoryVersion, wanted: string): Play {
  const [first = "", ...others] = scenesTo(story.graph, wanted);
  let position = startPosition(story.graph);
  const text = textAt(story.graph, first, position.state);
  const passages: Passage[] = [
    { turnId: null, action: "story_start", said: null, text, node: first },
  ];
  for (const scene of others) {
    const offer = offersAt(story.graph, position).find(({ to }) => to === scene);
    if (offer === undefined) throw new Error(`${position.node} does not lead to ${scene}.`);
    const step: Step = { way: "edge", to: scene, choice: offer.text };
    const deeds = deedsOf(story.graph, position, step);
    position = nextPosition(story.graph, position, step);
    passages.push({
      turnId: `turn-${passages.length}`,
      action: "custom_action",
      said: offer.text,
      text: textAt(story.graph, scene, position.state),
      node: scene,
      deeds,
    });
  }
  return { story, position, passages };
}

/** Types a line, as a player would, and hears what the built-in narrator says to it. */
export async function typeLine(play: Play, said: string): Promise<Answered> {
  const { story, position: before, passages } = play;
  const offers = offersAt(story.graph, before);
  const action = "custom_action";
  const step = understand({ story, position: before, action, said, offers, passages });
  const position = nextPosition(story.graph, before, step);
  const request = {
    story,
    action,
    said,
    step,
    before,
    position,
    passages,
    memory: remember({ story, passages, corrections: [] }),
    voice: "tenali",
    seed: `unaided:${passages.length}`,
  } as const;
  let answer = "";
  for await (const event of builtInNarrator.narrate(request, new AbortController().signal)) {
    if (event.kind === "delta") answer += event.text;
  }
  const told: Passage = {
    turnId: `turn-${passages.length}`,
    action,
    said,
    text: answer,
    node: position.node,
    deeds: [
      ...deedsOf(story.graph, before, step),
      ...smallDeedsOf(story, before, { step, said, told: answer }),
    ],
    isFromKatha: isFromKatha(step),
  };
  return { step, answer, after: { story, position, passages: [...passages, told] } };
}
