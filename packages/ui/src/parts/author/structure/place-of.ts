import type { Point } from "@katha/storygraph";

const asWritten = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** The author's position of a scene on the map, which is written as in Twine: "120,40". */
export function placeOf(node: object): Point | undefined {
  const { position } = node as { position?: unknown };
  const [, x, y] = (typeof position === "string" && asWritten.exec(position)) || [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}
