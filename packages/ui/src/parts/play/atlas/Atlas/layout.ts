import { layered } from "../../../../primitives/graph/layered.ts";
import { boxAround, cardHeight, cardWidth } from "../../../../primitives/graph/geometry.ts";
import type { AtlasScene, AtlasWay } from "@katha/api/shapes";

interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface Thread {
  readonly id: string;
  /** A path in SVG. */
  readonly path: string;
  readonly kind: "path" | "walked" | "fog";
}

export interface AtlasLayout {
  readonly width: number;
  readonly height: number;
  readonly scenes: readonly (Placed & { readonly scene: AtlasScene })[];
  /** Ways that were not gone. */
  readonly fogs: readonly (Placed & { readonly way: AtlasWay })[];
  readonly threads: readonly Thread[];
}

export const card = { width: cardWidth, height: cardHeight };
const margin = 28;

const fogId = (scene: AtlasScene, at: number) => `fog ${scene.id} ${at}`;

/** Where the scenes, the fog and the threads between them are drawn. */
export function layoutOf(scenes: readonly AtlasScene[]): AtlasLayout {
  const nodes = scenes.map((scene) => ({
    id: scene.id,
    choices: scene.ways.map(({ to }, at) => ({ target: to ?? fogId(scene, at) })),
  }));
  const fogWays = scenes.flatMap((scene) =>
    scene.ways.flatMap((way, at) => (way.to === null ? [{ id: fogId(scene, at), way }] : [])),
  );
  const all = [...nodes, ...fogWays.map(({ id }) => ({ id, choices: [] }))];
  const places = layered(all, scenes[0]?.id ?? "");
  const box = boxAround(places.values());
  const at = (id: string): Placed => {
    const { x, y } = places.get(id) ?? { x: box.x, y: box.y };
    return { id, x: x - box.x + margin, y: y - box.y + margin };
  };
  const threads = scenes.flatMap((scene) =>
    scene.ways.map((way, index): Thread => {
      const target = way.to ?? fogId(scene, index);
      const kind = way.to === null ? "fog" : way.isOnPath ? "path" : "walked";
      return { id: `${scene.id} ${index}`, path: threadBetween(at(scene.id), at(target)), kind };
    }),
  );
  return {
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
    scenes: scenes.map((scene) => Object.assign(at(scene.id), { scene })),
    fogs: fogWays.map(({ id, way }) => Object.assign(at(id), { way })),
    // What is lit lies above what is not.
    threads: threads.toSorted((one, other) => ranks[one.kind] - ranks[other.kind]),
  };
}

const ranks = { fog: 0, walked: 1, path: 2 };

function threadBetween(from: Placed, to: Placed): string {
  const start = { x: from.x + card.width / 2, y: from.y + card.height };
  if (to.y > from.y) {
    const end = { x: to.x + card.width / 2, y: to.y };
    const bend = Math.max(36, (end.y - start.y) / 2);
    return `M${start.x} ${start.y}C${start.x} ${start.y + bend} ${end.x} ${end.y - bend} ${end.x} ${end.y}`;
  }
  // Back to a scene above, around the side that is nearer to it.
  const isLeft = to.x < from.x;
  const side = { x: isLeft ? from.x : from.x + card.width, y: from.y + card.height / 2 };
  const end = { x: isLeft ? to.x + card.width : to.x, y: to.y + card.height / 2 };
  if (to.x === from.x) end.x = to.x + card.width;
  const out = isLeft ? -60 : 60;
  const into = to.x === from.x || isLeft ? 60 : -60;
  return `M${side.x} ${side.y}C${side.x + out} ${side.y} ${end.x + into} ${end.y} ${end.x} ${end.y}`;
}
