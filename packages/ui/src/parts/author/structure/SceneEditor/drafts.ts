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

/** A scene's position, read less strictly than the map does: "12, 40" counts too. */
export function looselyPlaced({ position }: GraphNode): Point | undefined {
  if (typeof position !== "string") return undefined;
  const [x = Number.NaN, y = Number.NaN] = position.split(",").map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? { x, y } : undefined;
}
