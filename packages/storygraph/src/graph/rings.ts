/**
 * Numbers every node with its ring: nodes share a ring when each can reach the other (Tarjan's
 * strongly connected components, without recursion, since a story may be one long line). A ring's
 * number is greater than those of all rings it leads to.
 */
export function ringsOf(onward: readonly (readonly number[])[]): number[] {
  const order = onward.map(() => -1);
  const lowest = onward.map(() => -1);
  const ring = onward.map(() => -1);
  const tried = onward.map(() => 0);
  const open: number[] = [];
  let seen = 0;
  let rings = 0;

  const enter = (node: number, path: number[]) => {
    order[node] = seen;
    lowest[node] = seen;
    seen += 1;
    open.push(node);
    path.push(node);
  };
  const lower = (node: number, to: number) => {
    lowest[node] = Math.min(lowest[node] ?? 0, to);
  };
  const close = (node: number) => {
    for (let inside = open.pop(); inside !== undefined; inside = open.pop()) {
      ring[inside] = rings;
      if (inside === node) break;
    }
    rings += 1;
  };

  for (let root = 0; root < onward.length; root += 1) {
    if (order[root] !== -1) continue;
    const path: number[] = [];
    enter(root, path);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const at = tried[node] ?? 0;
      const next = onward[node]?.[at];
      tried[node] = at + 1;
      if (next !== undefined) {
        if (order[next] === -1) enter(next, path);
        else if (ring[next] === -1) lower(node, order[next] ?? 0);
        continue;
      }
      path.pop();
      const before = path.at(-1);
      if (before !== undefined) lower(before, lowest[node] ?? 0);
      if (lowest[node] === order[node]) close(node);
    }
  }
  return ring;
}
