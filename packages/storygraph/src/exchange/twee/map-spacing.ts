import { isPlace } from "./special.ts";

/** Twine's cards are smaller than the cards of our map, which would overlap at Twine's positions. */
const slip = { width: 216, height: 116 };
const wider = { x: 2.5, y: 1.5 };

function pointAt(place: string): { x: number; y: number } {
  const [x = 0, y = 0] = place.split(",").map(Number);
  return { x, y };
}

function isCrowded(places: readonly string[]): boolean {
  const points = places.map(pointAt).toSorted((one, other) => one.x - other.x);
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
export function roomierPlaces(written: readonly unknown[]): (place: string) => string {
  if (!isCrowded(written.filter(isPlace))) return (place) => place;
  return (place) => {
    const { x, y } = pointAt(place);
    return `${Math.round(x * wider.x)},${Math.round(y * wider.y)}`;
  };
}
