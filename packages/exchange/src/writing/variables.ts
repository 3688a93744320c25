import { type Effect, isEnding, qualitiesOf, type StoryGraph } from "@katha/storygraph";
import { freeNames, placeOfChoice, rulesFor, visitsAsked } from "@katha/storygraph/structure";

type Start = boolean | number | string;

/** What a variable in another format is for. */
export type Needed =
  | { of: "quality"; name: string }
  | { of: "word"; quality: string; word: string }
  | { of: "thing"; name: string }
  | { of: "visits"; node: string }
  /** A once-only storylet. */
  | { of: "met"; node: string }
  /** Effects that happen once where they stand. */
  | { of: "did"; place: string }
  /** A choice identical to another one, so that each needs its own counter. */
  | { of: "took"; place: string }
  | { of: "carried" }
  | { of: "hub" }
  | { of: "roll" };

const keyOf = (needed: Needed) => JSON.stringify(Object.values(needed));

interface Variable {
  needed: Needed;
  name: string;
  start: Start;
}

/** A story's variables in another format, with their names there. */
export class Variables {
  private readonly byNeed = new Map<string, Variable>();
  private readonly byName = new Map<string, Variable>();
  private readonly taken: Set<string>;
  private readonly free: (wanted: string) => string;
  private readonly canStand: (name: string) => boolean;

  constructor(taken: Iterable<string>, canStand: (name: string) => boolean) {
    this.taken = new Set(taken);
    this.free = freeNames(this.taken);
    this.canStand = canStand;
  }

  declare(needed: Needed, wanted: string, start: Start): void {
    if (this.byNeed.has(keyOf(needed))) return;
    const plain = wanted.normalize("NFC").replaceAll(/[^A-Za-z0-9_]+/g, "_");
    const base = this.canStand(plain) && /^[A-Za-z]/.test(plain) ? plain : `q_${plain}`;
    const name = this.free(base);
    this.taken.add(name);
    const variable = { needed, name, start };
    this.byNeed.set(keyOf(needed), variable);
    this.byName.set(name, variable);
  }

  /** Undefined where the story has no such thing. */
  of(needed: Needed): string | undefined {
    return this.byNeed.get(keyOf(needed))?.name;
  }

  /** Undefined where we wrote no variable of this name. */
  named(name: string): Variable | undefined {
    return this.byName.get(name);
  }

  /** The quality or thing that a variable stands for, which an author's own is; undefined for our other variables. */
  meantBy(name: string): string | undefined {
    const needed = this.named(name)?.needed;
    if (needed === undefined) return name;
    return needed.of === "quality" || needed.of === "thing" ? needed.name : undefined;
  }

  all(): readonly Variable[] {
    return Array.from(this.byNeed.values());
  }
}

const counts = (effects: readonly Effect[] | undefined) =>
  effects?.some(({ once }) => once === true) === true;

function declareOnce(graph: StoryGraph, variables: Variables): void {
  const did = (place: string, effects: readonly Effect[] | undefined, node: string) => {
    if (counts(effects)) variables.declare({ of: "did", place }, `did_${node}`, false);
  };
  for (const [node, { effects, choices, storylet }] of Object.entries(graph.nodes)) {
    did(`@${node}`, effects, node);
    if (storylet?.once === true) variables.declare({ of: "met", node }, `met_${node}`, false);
    for (const choice of choices) {
      const place = placeOfChoice(node, choice);
      did(`${place}\nwon`, choice.effects, node);
      did(`${place}\nlost`, choice.check?.effects, node);
      if (choice.once === true) variables.declare({ of: "took", place }, `took_${node}`, false);
    }
  }
}

/** Every variable that a story needs to be played elsewhere. */
export function variablesOf(
  graph: StoryGraph,
  taken: Iterable<string>,
  canStand: (name: string) => boolean,
): Variables {
  const variables = new Variables(taken, canStand);
  for (const [name, quality] of Object.entries(qualitiesOf(graph)))
    if (quality.kind === "set")
      for (const word of quality.values)
        variables.declare(
          { of: "word", quality: name, word },
          `${name}_${word}`,
          quality.start.includes(word),
        );
    else variables.declare({ of: "quality", name }, name, quality.start);
  const things = Object.entries(graph.things ?? {});
  for (const [name, { start }] of things) variables.declare({ of: "thing", name }, name, start);
  if (things.length > rulesFor(graph).slots)
    variables.declare({ of: "carried" }, "carried", things.filter(([, { start }]) => start).length);
  for (const node of visitsAsked(graph))
    variables.declare({ of: "visits", node }, `been_${node}`, 0);
  declareOnce(graph, variables);
  const nodes = Object.values(graph.nodes);
  if (nodes.some(({ hub }) => hub !== undefined)) variables.declare({ of: "hub" }, "hub_at", "");
  if (nodes.some((node) => !isEnding(node) && node.choices.some(({ check }) => check)))
    variables.declare({ of: "roll" }, "roll", 0);
  return variables;
}
