import { type Effect, type GraphNode, normalise, type StoryGraph } from "@katha/storygraph";
import { loss, type Loss } from "../lost.ts";
import type { Declared } from "../script/infer.ts";
import type { Compiled } from "../script/story.ts";
import type { Writing } from "../writing/conditions.ts";
import type { Idioms } from "./idioms.ts";
import { inOurWords } from "./in-our-words.ts";
import { isScattered, restored } from "./restored.ts";
import type { Edited, Restoring } from "./restoring.ts";
import { withStarts } from "./starts.ts";
import { tokensIn } from "./tokens.ts";

/** The story from our notes, and the edited parts of the file, read again. */
export interface Reread {
  compiled: Compiled;
  declared: readonly Declared[];
  /** Effects replaced by numbers. */
  authored: readonly Effect[];
  edited: ReadonlyMap<string, Edited>;
}

export interface Noted {
  /** The story from our notes. */
  graph: StoryGraph;
  writing: Writing;
  idioms: Idioms;
  /** The scenes of the file, in its order, by its names for them. */
  nodes: ReadonlyMap<string, string>;
  /** Unedited scenes. */
  kept: ReadonlySet<string>;
  /** Reads the rest; scenes in `whole` without tokens. */
  read: (whole: ReadonlySet<string>) => Reread;
  backToHub: Restoring["backToHub"];
  /** A scene that we wrote and that does not belong to the story. */
  isOurs: (node: string) => boolean;
}

const empty: Omit<Edited, "node"> = {
  notes: { text: "", choices: [] },
  parts: { head: [], paragraphs: [], offers: [], end: [] },
  left: { rows: [], hasHead: true, choices: new Set(), storylets: new Set(), marks: [] },
};

/** Scenes with tokens that cannot be restored where they came out. */
function scatteredIn({ compiled, edited }: Reread, nodes: Noted["nodes"]): Set<string> {
  const scattered = new Set<string>();
  for (const [name, emitted] of compiled.nodes) {
    const isElsewhere =
      !edited.has(name) &&
      [emitted.text, ...emitted.choices.map((choice) => JSON.stringify(choice))].some(
        (text) => tokensIn("paragraph", text).length + tokensIn("choice", text).length > 0,
      );
    if (isElsewhere || isScattered(emitted))
      scattered.add(nodes.get(compiled.madeFor.get(name) ?? "") ?? name);
  }
  return scattered;
}

/** How many scenes lead to each. */
function leadsTo(nodes: Iterable<Partial<GraphNode>>): ReadonlyMap<string, number> {
  const leads = new Map<string, number>();
  for (const { choices = [], instead = [] } of nodes) {
    const targets = new Set(instead.map(({ target }) => target));
    for (const { target, check } of choices) {
      targets.add(target);
      if (check !== undefined) targets.add(check.fails_to);
    }
    for (const target of targets) leads.set(target, (leads.get(target) ?? 0) + 1);
  }
  return leads;
}

/**
 * A scene enclosed by its diversions is read as two: one that only diverts, and
 * one for the rest. Joins the two.
 */
function joined({ nodes, madeFor, lost, ...others }: Compiled): Compiled {
  const all = new Map(nodes);
  const gone = new Set<string>();
  const leads = leadsTo(nodes.values() as Iterable<Partial<GraphNode>>);
  for (const [name, { text, choices, effects, instead, ...rest }] of nodes) {
    const ways = (instead ?? []) as NonNullable<GraphNode["instead"]>;
    const target = ways.at(-1)?.target ?? "";
    const told = nodes.get(target);
    const isRest = madeFor.get(target) === madeFor.get(name) && told?.["instead"] === undefined;
    if (text !== "" || choices.length > 0 || effects !== undefined || !isRest || target === name)
      continue;
    if (told === undefined || (leads.get(target) ?? 0) > 1) continue;
    const led = ways.filter((way) => way.target !== target);
    all.set(name, { ...rest, ...told, ...(led.length > 0 && { instead: led }) });
    all.delete(target);
    gone.add(target);
  }
  const stays = ({ code, params }: Loss) => code !== "became_node" || !gone.has(params.node);
  return { nodes: all, madeFor, lost: lost.filter(stays), ...others };
}

/** The story of a file that we wrote and that was edited since: unedited parts are as they were. */
export function restoredStory(noted: Noted): { graph: StoryGraph; lost: Loss[] } {
  const { graph, writing, idioms, nodes, kept, backToHub, isOurs } = noted;
  const read = (whole: ReadonlySet<string>) => {
    const reread = noted.read(whole);
    return { ...reread, compiled: joined(reread.compiled) };
  };
  const first = read(new Set());
  const scattered = scatteredIn(first, nodes);
  const { compiled, declared, authored, edited } = scattered.size === 0 ? first : read(scattered);
  const lost: Loss[] = [...compiled.lost];
  const known = new Set(nodes.values());
  const told = new Map<string, GraphNode>();
  const titles = new Map<string, string>();
  for (const [name, emitted] of compiled.nodes) {
    if (kept.has(name) || isOurs(name)) continue;
    const madeFor = nodes.get(compiled.madeFor.get(name) ?? "") ?? name;
    const words = inOurWords(writing.variables, authored, (code) =>
      lost.push(loss("condition", madeFor, { code })),
    );
    const marks = edited.get(madeFor)?.left.marks ?? [];
    const own = edited.get(name) ?? { ...empty, node: name, left: { ...empty.left, marks } };
    const { node, storylets } = restored(own, emitted, { writing, words, backToHub, lost });
    told.set(name, node);
    for (const [storylet, title] of storylets) titles.set(storylet, title);
  }
  const order = new Map(Array.from(nodes.keys(), (name, at) => [name, at]));
  const indexOf = (name: string) => order.get(compiled.madeFor.get(name) ?? "") ?? -1;
  const names = Array.from(compiled.nodes.keys()).toSorted((a, b) => indexOf(a) - indexOf(b));
  const all = names.flatMap((name): [string, GraphNode][] => {
    const node = kept.has(name) ? graph.nodes[name] : told.get(name);
    return node === undefined ? [] : [[name, node]];
  });
  const leads = leadsTo(all.map(([, node]) => node));
  // A scene that only a token led to is none.
  const isReached = (name: string, { text, choices }: GraphNode) =>
    text !== "" || choices.length > 0 || leads.has(name);
  const reached = all.filter(([name, node]) => known.has(name) || isReached(name, node));
  const titled = reached.map(([name, node]) => {
    const title = titles.get(name);
    const storylet =
      title === undefined ? node.storylet : node.storylet && { ...node.storylet, title };
    return [name, storylet === undefined ? node : { ...node, storylet }];
  });
  const begun = withStarts(graph, writing.variables, declared);
  const more = Object.entries(compiled.qualities).filter(
    ([name]) => !idioms.known.qualities.has(name),
  );
  const qualities = { ...begun.qualities, ...Object.fromEntries(more) };
  return {
    graph: normalise({
      ...begun,
      nodes: Object.fromEntries(titled),
      ...(Object.keys(qualities).length > 0 && { qualities }),
    }),
    lost,
  };
}
