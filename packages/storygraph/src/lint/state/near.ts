/** Edit distance; two swapped neighbours count as one edit. */
function distance(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const line = [row + 1];
    for (const [at, letterTo] of to.entries()) {
      const changed = (above[at] ?? 0) + (letter === letterTo ? 0 : 1);
      const isSwapped = letter === to[at - 1] && from[row - 1] === letterTo;
      const swapped = isSwapped ? (before[at - 1] ?? 0) + 1 : changed;
      line.push(Math.min(changed, swapped, (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    }
    before = above;
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** Whether one name is probably a slip for the other. */
export function isNear(written: string, name: string): boolean {
  const [one, other] = [written.trim().toLowerCase(), name.toLowerCase()];
  const shorter = Math.min(one.length, other.length);
  const allowed = shorter < 3 ? 0 : shorter < 6 ? 1 : 2;
  return Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}
