import { JS, visitAst, type CharSet } from "refa";

/** Characters that no part of a pattern tells apart are one; a set of them is a mask. */
type Characters = bigint;

/** What may stand on both sides of a place between two characters. */
interface Between {
  readonly before: Characters;
  readonly after: Characters;
  /** An assertion of several characters stands here, so that it may not be passed. */
  readonly isPerhaps: boolean;
}

export interface Step extends Between {
  readonly to: number;
}

/** A state is the part of a pattern that was read last. */
export interface Automaton {
  readonly steps: readonly (readonly Step[])[];
  /** From here a match is found, whatever comes: nothing is tried again. */
  readonly sure: ReadonlySet<number>;
}

type Pattern = Pick<RegExp, "source" | "flags">;
type Alternatives = ReturnType<JS.Parser["parse"]>["expression"]["alternatives"];
type Element = Alternatives[number]["elements"][number];
type Of<Type extends Element["type"]> = Extract<Element, { type: Type }>;

interface Place {
  readonly reads?: Characters;
  readonly between?: Between;
  readonly to: number[];
}

/** As many repeats as a pattern counts; more behave as any number of them does. */
const mostCopies = 100;
/** Of several ways between two places, two are enough to tell that there are several. */
const mostWays = 2;
/** The place before the first character, and behind the last. */
const edge = 1n;

/** The mask of each set of characters. */
function masksOf(expression: Parameters<typeof visitAst>[0], maximum: number) {
  const sets: CharSet[] = [];
  visitAst(expression, { onCharacterClassEnter: ({ characters }) => sets.push(characters) });
  const changes = new Map<number, Set<number>>([[0, new Set()]]);
  for (const [at, { ranges }] of sets.entries())
    for (const { min, max } of ranges)
      for (const place of [min, max + 1])
        if (place <= maximum) changes.set(place, (changes.get(place) ?? new Set()).add(at));
  const kinds = new Map<string, Characters>();
  const masks = new Map<CharSet, Characters>();
  const held = new Set<number>();
  for (const [, changed] of [...changes].toSorted(([left], [right]) => left - right)) {
    for (const at of changed) if (!held.delete(at)) held.add(at);
    const kind = [...held].toSorted((left, right) => left - right).join();
    const bit = kinds.get(kind) ?? 1n << BigInt(kinds.size + 1);
    kinds.set(kind, bit);
    for (const at of held) {
      const set = sets[at];
      if (set) masks.set(set, (masks.get(set) ?? 0n) | bit);
    }
  }
  return {
    maskOf: (set: CharSet) => masks.get(set) ?? 0n,
    all: (1n << BigInt(kinds.size + 1)) - 1n,
  };
}

type Masks = ReturnType<typeof masksOf>;

interface Way {
  readonly isBackwards: boolean;
  /** It may begin anywhere in a text. */
  readonly isSearched: boolean;
}

/** A look in the other direction is read apart, from wherever it stands. */
function automata(alternatives: Alternatives, masks: Masks, how: Way): Automaton[] {
  const { maskOf, all } = masks;
  const { isBackwards, isSearched } = how;
  const apart: Alternatives[] = [];
  const places: Place[] = [];
  const place = (what: Omit<Place, "to"> = {}) => places.push({ ...what, to: [] }) - 1;
  const link = (from: number, to: number) => places[from]?.to.push(to);
  const after = (from: number, what?: Omit<Place, "to">) => {
    const at = place(what);
    link(from, at);
    return at;
  };

  const either = (each: Alternatives, from: number): number => {
    const end = place();
    for (const { elements } of each) {
      let at = from;
      for (const element of isBackwards ? elements.toReversed() : elements) at = one(element, at);
      link(at, end);
    }
    return end;
  };

  const repeated = ({ alternatives: each, min, max }: Of<"Quantifier">, from: number): number => {
    let at = from;
    for (let copy = 0; copy < Math.min(min, mostCopies); copy += 1) at = either(each, at);
    if (max > mostCopies) {
      const body = after(at);
      const again = after(either(each, body));
      link(again, body);
      const end = after(at);
      link(again, end);
      return end;
    }
    const end = after(at);
    for (let copy = min; copy < max; copy += 1) {
      at = either(each, at);
      link(at, end);
    }
    return end;
  };

  const asserted = ({ alternatives: each, kind, negate }: Of<"Assertion">, from: number) => {
    const singles = each.flatMap(({ elements }) => {
      const [first, ...more] = elements;
      return more.length === 0 && first?.type === "CharacterClass"
        ? [maskOf(first.characters)]
        : [];
    });
    const isExact = singles.length === each.length;
    const any = singles.reduce((left, right) => left | right, 0n);
    const allowed = negate ? all & ~any : isExact ? any : all;
    const isApart = (kind === "behind") !== isBackwards;
    if (!isExact) {
      if (isApart) apart.push(each);
      else either(each, after(from));
    }
    const between = { before: all, after: all, isPerhaps: !isExact };
    return after(from, { between: { ...between, [isApart ? "before" : "after"]: allowed } });
  };

  const one = (element: Element, from: number): number => {
    switch (element.type) {
      case "CharacterClass":
        return after(from, { reads: maskOf(element.characters) });
      case "Alternation":
        return either(element.alternatives, from);
      case "Quantifier":
        return repeated(element, from);
      case "Assertion":
        return asserted(element, from);
      case "Unknown":
        return from;
    }
  };

  const begin = place({ reads: edge });
  const start = after(begin);
  if (isSearched) {
    const before = after(begin, { reads: all & ~edge });
    link(before, before);
    link(before, start);
  }
  const done = either(alternatives, start);

  const found = places.map(({ reads }, from) => {
    const steps: Step[] = [];
    let complete = 0n;
    const ways = new Map<string, number>();
    const walk = (at: number, held: Between, path: readonly number[]) => {
      for (const to of places[at]?.to ?? []) {
        const next = places[to];
        if (next === undefined || path.includes(to)) continue;
        const here: Between = {
          before: held.before & (next.between?.before ?? all),
          after: held.after & (next.between?.after ?? next.reads ?? all),
          isPerhaps: held.isPerhaps || next.between?.isPerhaps === true,
        };
        const way = `${to} ${here.before} ${here.after}`;
        const count = ways.get(way) ?? 0;
        if (here.before === 0n || here.after === 0n || count === mostWays) continue;
        ways.set(way, count + 1);
        if (next.reads !== undefined) steps.push({ ...here, to });
        else walk(to, here, [...path, to]);
        if (to === done && here.before === reads && !here.isPerhaps) complete |= here.after;
      }
    };
    if (reads !== undefined) walk(from, { before: reads, after: all, isPerhaps: false }, []);
    return { steps, complete, reads };
  });
  const sure = new Set(found.keys());
  for (let before = 0; before !== sure.size;) {
    before = sure.size;
    for (const [from, { steps, complete, reads }] of found.entries()) {
      const goesOn = steps
        .filter((step) => step.before === reads && !step.isPerhaps && sure.has(step.to))
        .reduce((any, step) => any | step.after, complete);
      if (goesOn !== all) sure.delete(from);
    }
  }
  const steps = found.map((each) => each.steps);
  return [
    { steps, sure },
    ...apart.flatMap((each) =>
      automata(each, masks, { isBackwards: !isBackwards, isSearched: true }),
    ),
  ];
}

/** How a pattern is matched, by backtracking, with each way that a text can be read. */
export function automataOf(pattern: Pattern): Automaton[] {
  const { expression, maxCharacter } = JS.Parser.fromLiteral(pattern).parse({
    backreferences: "unknown",
    maxNodes: 1_000_000,
  });
  const masks = masksOf(expression, maxCharacter);
  return automata(expression.alternatives, masks, {
    isBackwards: false,
    isSearched: !pattern.flags.includes("y"),
  });
}
