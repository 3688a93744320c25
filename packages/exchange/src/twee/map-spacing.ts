import { isCoordinates } from "@katha/storygraph/structure";

/** Twine's cards are smaller than the cards of our map, which would overlap at Twine's positions. */
const slip = { width: 216, height: 116 };
const wider = { x: 2.5, y: 1.5 };

function pointAt(position: string): { x: number; y: number } {
  const [x = 0, y = 0] = position.split(",").map(Number);
  return { x, y };
}

/** Whether two cards overlap. A cell of the size of a card holds one at most, so only neighbours are compared. */
function isCrowded(positions: readonly string[]): boolean {
  const cells = new Map<string, { x: number; y: number }>();
  return positions.map(pointAt).some((point) => {
    const [column, row] = [Math.floor(point.x / slip.width), Math.floor(point.y / slip.height)];
    const isNear = [-1, 0, 1].some((across) =>
      [-1, 0, 1].some((down) => {
        const other = cells.get(`${column + across},${row + down}`);
        if (other === undefined) return false;
        const [width, height] = [Math.abs(other.x - point.x), Math.abs(other.y - point.y)];
        return width < slip.width && height < slip.height;
      }),
    );
    cells.set(`${column},${row}`, point);
    return isNear;
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
