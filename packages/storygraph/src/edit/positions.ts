import { fieldsOf } from "../graph/fields.ts";
import { type GraphNode } from "../graph/structure.ts";
import type { Point } from "./operations.ts";
import { fieldsOfNode } from "./slots.ts";

/** Fields that only concern the map. */
export const drawnFields: ReadonlySet<string> = new Set(["position"]);

/** "120,40", as Twine writes the position or size of a passage in its editor. */
export function isCoordinates(value: unknown): value is string {
  return typeof value === "string" && /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/.test(value);
}

/** A node's position on the map, as Twine writes it too: `position` is "120,40". Undefined: anywhere. */
export function pointOf(node: GraphNode): Point | undefined {
  const { position } = node;
  if (isCoordinates(position)) {
    const [x = 0, y = 0] = position.split(",").map(Number);
    return { x, y };
  }
  const fields = fieldsOf(position);
  const [x, y] = [fields?.["x"], fields?.["y"]];
  return typeof x === "number" && typeof y === "number" ? { x, y } : undefined;
}

export function positionAt({ x, y }: Point): string {
  const whole = (value: number) => (Number.isFinite(value) ? Math.round(value) || 0 : 0);
  return `${whole(x)},${whole(y)}`;
}

export function withPosition(node: unknown, point: Point): unknown {
  const position = positionAt(point);
  const fields = fieldsOfNode(node);
  return fields["position"] === position ? node : { ...fields, position };
}
