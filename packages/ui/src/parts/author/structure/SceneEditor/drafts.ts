import type { GraphNode, Point } from "@katha/storygraph";

/** The items of a line of text, without blanks. */
export function partsOf(written: string, between: "," | "\n"): readonly string[] {
  return written
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export function joined(parts: readonly string[] | undefined, between: "," | "\n"): string {
  return (parts ?? []).join(between === "," ? ", " : "\n");
}

/** The scene's position on the map: "120,40", as in Twine. */
export function placeIn({ position }: GraphNode): Point | undefined {
  if (typeof position !== "string") return undefined;
  const [x = Number.NaN, y = Number.NaN] = position.split(",").map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}
