export interface Linked {
  id: string;
  choices: readonly { target: string }[];
}

export interface Link {
  to: number;
  /** The first choice with this target. */
  choice: number;
}

interface Traversal {
  /** Links without those that lead back to an earlier scene. */
  forwardLinks: Link[][];
  /** Depth-first order, by the order of choices. */
  visitOrder: number[];
  /** Topological order. */
  topologicalOrder: number[];
}

function linksOf(nodes: readonly Linked[]): Link[][] {
  const numbers = new Map(nodes.map(({ id }, number) => [id, number]));
  return nodes.map(({ choices }, from) => {
    const firsts = new Map<number, Link>();
    for (const [choice, { target }] of choices.entries()) {
      const to = numbers.get(target);
      if (to !== undefined && to !== from && !firsts.has(to)) firsts.set(to, { to, choice });
    }
    return [...firsts.values()];
  });
}

/** Traverses from the start, then from scenes without incoming links, then the rest. */
export function traverse(nodes: readonly Linked[], start: string): Traversal {
  const links = linksOf(nodes);
  const withIncoming = new Set(links.flat().map(({ to }) => to));
  const all = [...nodes.keys()];
  const roots = [
    ...all.filter((number) => nodes[number]?.id === start),
    ...all.filter((number) => !withIncoming.has(number)),
    ...all,
  ];
  const ways: Traversal = {
    forwardLinks: nodes.map(() => []),
    visitOrder: [],
    topologicalOrder: [],
  };
  const state = new Uint8Array(nodes.length);
  const tried = new Int32Array(nodes.length);
  const path: number[] = [];
  const enter = (number: number) => {
    state[number] = 1;
    ways.visitOrder.push(number);
    path.push(number);
  };
  for (const root of roots) {
    if (state[root] === 0) enter(root);
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const way = links[at]?.[tried[at] ?? 0];
      tried[at] = (tried[at] ?? 0) + 1;
      if (way === undefined) {
        state[at] = 2;
        ways.topologicalOrder.push(at);
        path.pop();
      } else if (state[way.to] !== 1) {
        ways.forwardLinks[at]?.push(way);
        if (state[way.to] === 0) enter(way.to);
      }
    }
  }
  return { ...ways, topologicalOrder: ways.topologicalOrder.toReversed() };
}
