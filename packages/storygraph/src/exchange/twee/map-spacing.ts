import { isCoordinates } from "./special.ts";

/** Twine's cards are smaller than the cards of our map, which would overlap at Twine's positions. */
const slip = { width: 216, height: 116 };
const wider = { x: 2.5, y: 1.5 };

function pointAt(position: string): { x: number; y: number } {
  const [x = 0, y = 0] = position.split(",").map(Number);
  return { x, y };
}

function isCrowded(positions: readonly string[]): boolean {
  const points = positions.map(pointAt).toSorted((one, other) => one.x - other.x);
  return points.some((point, at) => {
    for (let next = at + 1; next < points.length; next += 1) {
      const other = points[next];
      if (other === undefined || other.x - point.x >= slip.width) return false;
      if (Math.abs(other.y - point.y) < slip.height) return true;
    }
    return false;
  });
}

/** Scales Twine's positions so that the larger cards of our map do not overlap. */
export function roomierPositions(written: readonly unknown[]): (position: string) => string {
  if (!isCrowded(written.filter(isCoordinates))) return (position) => position;
  return (position) => {
    const { x, y } = pointAt(position);
    return `${Math.round(x * wider.x)},${Math.round(y * wider.y)}`;
  };
}
