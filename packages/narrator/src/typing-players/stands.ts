import { createRng, isEnding, type StoryGraph } from "@katha/storygraph";
import { along, move, offersAt, startPosition, type Edge } from "../position/index.ts";
import type { Position } from "../port.ts";

/** A state of play in a scene, with the open choices that no earlier stand had. */
export interface Stand {
  position: Position;
  edges: readonly Edge[];
  fresh: readonly Edge[];
}

const keyOf = ({ node }: Position, { text, to }: Edge) => JSON.stringify([node, text, to]);

/** How many choices are pressed in all, and in one play. */
const mostMoves = 3_000;
const movesOfPlay = 120;
/** After so many plays, the first that finds nothing new is the last: the rest cannot be reached, or hardly. */
const enoughPlays = 40;

/** The stands reached by pressing the least pressed choices; each scene once for each new open choice. */
function standsOfPlays(graph: StoryGraph, seed: string): Stand[] {
  const stands: Stand[] = [];
  const open = new Set<string>();
  const taken = new Map<string, number>();
  let moves = 0;
  for (let play = 0; moves < mostMoves; play += 1) {
    const seedOfPlay = `${seed} ${play}`;
    const rng = createRng(seedOfPlay);
    let position = startPosition(graph, { given: { seed: seedOfPlay, endings: [] } });
    let isNew = false;
    for (let turn = 0; turn < movesOfPlay; turn += 1) {
      moves += 1;
      const edges = offersAt(graph, position);
      const keys = edges.map((edge) => keyOf(position, edge));
      const fresh = edges.filter((_, at) => !open.has(keys[at] ?? ""));
      if (fresh.length > 0) {
        stands.push({ position, edges, fresh });
        for (const key of keys) open.add(key);
        isNew = true;
      }
      const often = keys.map((key) => taken.get(key) ?? 0);
      const least = Math.min(...often);
      const wanted = edges.filter((_, at) => often[at] === least);
      const edge = wanted[rng.between(0, Math.max(0, wanted.length - 1))];
      if (edge === undefined) break;
      const key = keyOf(position, edge);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      position = move(graph, position, along(edge)).position;
    }
    if (!isNew && play > enoughPlays) break;
  }
  return stands;
}

/** Where players type: states reached in plays; scenes that no play reached, in their starting state. */
export function standsIn(graph: StoryGraph, seed: string): Stand[] {
  const stands = standsOfPlays(graph, seed);
  const known = new Set(stands.map(({ position }) => position.node));
  const begun = startPosition(graph);
  const others = Object.entries(graph.nodes).flatMap(([node, scene]): Stand[] => {
    if (known.has(node) || isEnding(scene)) return [];
    const position = { ...begun, node, path: [node] };
    const edges = offersAt(graph, position);
    return edges.length === 0 ? [] : [{ position, edges, fresh: edges }];
  });
  return [...stands, ...others];
}
