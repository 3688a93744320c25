import { automataOf, type Automaton, type Step } from "./automaton.ts";

type States = ReadonlySet<number>;

/** Groups of states that each reach each other, in the order in which they are reached. */
function loopsOf(steps: Automaton["steps"]): States[] {
  const order = new Map<number, number>();
  const lowest = new Map<number, number>();
  const open: number[] = [];
  const loops: States[] = [];
  const visit = (at: number) => {
    order.set(at, order.size);
    lowest.set(at, order.size - 1);
    open.push(at);
    for (const { to } of steps[at] ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(at, Math.min(lowest.get(at) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(at) !== order.get(at)) return;
    const loop = new Set(open.splice(open.indexOf(at)));
    if (loop.size > 1 || steps[at]?.some(({ to }) => to === at) === true) loops.push(loop);
  };
  for (const at of steps.keys()) if (!order.has(at)) visit(at);
  return loops.toReversed();
}

const within = (steps: Automaton["steps"], states: States): readonly (readonly Step[])[] =>
  steps.map((each) => each.filter(({ to }) => states.has(to)));

/** Whether a loop reads some text in two ways and is then where it began, so that each repeat doubles the ways. */
function isDoubling({ steps }: Automaton, loop: States): boolean {
  const inside = within(steps, loop);
  const seen = new Set<number>();
  const waiting = [...loop].map((at): [number, number] => [at, at]);
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [left, right] = pair;
    for (const one of inside[left] ?? [])
      for (const other of inside[right] ?? []) {
        if (one === other || !(one.after & other.after) || !(one.before & other.before)) continue;
        if (one.to === other.to) return true;
        const key = Math.min(one.to, other.to) * steps.length + Math.max(one.to, other.to);
        if (!seen.has(key)) waiting.push([one.to, other.to]);
        seen.add(key);
      }
  }
  return false;
}

/** The states on any way from one loop to another. */
function statesBetween(steps: Automaton["steps"], first: States, second: States): States {
  const reached = new Set(first);
  for (const at of reached) for (const { to } of steps[at] ?? []) reached.add(to);
  const from = new Map<number, number[]>();
  for (const at of reached)
    for (const { to } of steps[at] ?? []) from.set(to, [...(from.get(to) ?? []), at]);
  const reaching = new Set([...second].filter((at) => reached.has(at)));
  for (const at of reaching) for (const before of from.get(at) ?? []) reaching.add(before);
  return reaching;
}

/** Whether some repeated text is read by one loop, by another behind it, and on the way between them. */
function isShared({ steps }: Automaton, first: States, second: States): boolean {
  const between = statesBetween(steps, first, second);
  if (between.size === 0) return false;
  const [staying, leaving, following] = [first, between, second].map((states) =>
    within(steps, states),
  );
  const count = steps.length;
  const keyOf = (one: number, other: number, last: number) => (one * count + other) * count + last;
  const isRepeated = (begin: number, end: number) => {
    const goal = keyOf(begin, end, end);
    const seen = new Set<number>();
    const waiting: [number, number, number][] = [[begin, begin, end]];
    for (let now = waiting.pop(); now !== undefined; now = waiting.pop())
      for (const stay of staying?.[now[0]] ?? [])
        for (const last of following?.[now[2]] ?? []) {
          const [before, after] = [stay.before & last.before, stay.after & last.after];
          if (!before || !after) continue;
          for (const leave of leaving?.[now[1]] ?? []) {
            const key = keyOf(stay.to, leave.to, last.to);
            if (!(before & leave.before) || !(after & leave.after) || seen.has(key)) continue;
            if (key === goal) return true;
            seen.add(key);
            waiting.push([stay.to, leave.to, last.to]);
          }
        }
    return false;
  };
  return [...first].some((begin) => [...second].some((end) => isRepeated(begin, end)));
}

function powerOf(automaton: Automaton): number {
  const loops = loopsOf(automaton.steps).filter(
    (loop) => ![...loop].some((at) => automaton.sure.has(at)),
  );
  if (loops.some((loop) => isDoubling(automaton, loop))) return Infinity;
  const powers = new Map<States, number>();
  for (const loop of loops) {
    let power = 1;
    for (const [before, its] of powers)
      if (its >= power && isShared(automaton, before, loop)) power = its + 1;
    powers.set(loop, power);
  }
  return Math.max(1, ...powers.values());
}

/**
 * How the time to match a pattern can grow with the length of a text: with its first power, its square and so on,
 * or Infinity where each repeat of something doubles it. A bound from above: what an assertion of several
 * characters forbids, and which match is found first, is not looked at.
 */
export const growthOf = (pattern: Pick<RegExp, "source" | "flags">): number =>
  Math.max(...automataOf(pattern).map(powerOf));
