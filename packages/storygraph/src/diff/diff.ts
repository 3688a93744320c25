import { declaredParts, type DeclaredPart } from "../edit/operations.ts";
import { fieldsOf, type Fields } from "../graph/fields.ts";
import { own } from "../merge/each.ts";
import { leadingToEndings, reachable } from "../graph/reach.ts";
import { isEnding, nodeNamed, type GraphNode, type StoryGraph } from "../graph/structure.ts";
import { sameJson } from "../graph/same-json.ts";

export interface ChangedNode {
  node: string;
  /** The fields that differ, in alphabetical order. */
  fields: string[];
}

/** A quality, a thing, an answer: what a story declares by name; health and who players are have no id. */
export interface ChangedEntry {
  part: DeclaredPart | "health" | "who";
  id: string | null;
  what: "added" | "removed" | "changed";
  /** The fields that differ where it was changed, in alphabetical order. */
  fields: string[];
}

/** What a player at a node notices when the new version replaces theirs. */
export type Noticing = "gone" | "trapped" | "now_ends" | "goes_on" | "choices" | "text";

export interface GraphDiff {
  added: string[];
  removed: string[];
  changed: ChangedNode[];
  /** Changes to the story's declarations. */
  declared: ChangedEntry[];
  /** The new version's start, if it changed. */
  start_moved_to: string | null;
  /** Nodes of both versions that became reachable, or unreachable. */
  opened: string[];
  closed: string[];
  /** Endings that are reachable in one version only. */
  endings_gained: string[];
  endings_lost: string[];
  /** For the nodes of running sessions: the gravest change that each would notice. */
  sessions_notice: { node: string; what: Noticing }[];
}

function fieldsThatDiffer(before: Fields, after: Fields): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].filter((field) => !sameJson(before[field], after[field])).toSorted();
}

function entryChange(
  entry: Pick<ChangedEntry, "part" | "id">,
  before: unknown,
  after: unknown,
): ChangedEntry[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  if (was === undefined && is === undefined) return [];
  if (was === undefined) return [{ ...entry, what: "added", fields: [] }];
  if (is === undefined) return [{ ...entry, what: "removed", fields: [] }];
  const fields = fieldsThatDiffer(was, is);
  return fields.length === 0 ? [] : [{ ...entry, what: "changed", fields }];
}

function declaredThatDiffer(before: StoryGraph, after: StoryGraph): ChangedEntry[] {
  const named = declaredParts.flatMap((part) => {
    const [was, is]: [Fields, Fields] = [before[part] ?? {}, after[part] ?? {}];
    const ids = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...ids].flatMap((id) => entryChange({ part, id }, own(was, id), own(is, id)));
  });
  const single = (["health", "who"] as const).flatMap((part) =>
    entryChange({ part, id: null }, before[part], after[part]),
  );
  return [...named, ...single];
}

interface Version {
  graph: StoryGraph;
  within: Set<string>;
  endings: Set<string>;
}

function versionOf(graph: StoryGraph): Version {
  const within = reachable(graph);
  const endings = Object.entries(graph.nodes)
    .filter(([name, node]) => within.has(name) && isEnding(node))
    .map(([name]) => name);
  return { graph, within, endings: new Set(endings) };
}

function noticed(
  before: GraphNode,
  after: GraphNode | undefined,
  hasWay: boolean,
): Noticing | null {
  if (after === undefined) return "gone";
  if (!hasWay) return "trapped";
  if (isEnding(after) !== isEnding(before)) return isEnding(after) ? "now_ends" : "goes_on";
  const asOffered = (node: GraphNode) =>
    node.choices.map(({ text, target, when, otherwise, check }) => [
      text,
      target,
      when,
      otherwise,
      check,
    ]);
  if (!sameJson(asOffered(before), asOffered(after))) return "choices";
  return before.text === after.text ? null : "text";
}

function sessionsNotice(before: Version, after: StoryGraph): GraphDiff["sessions_notice"] {
  const hadWay = leadingToEndings(before.graph);
  const hasWay = leadingToEndings(after);
  return [...before.within].flatMap((name) => {
    const node = nodeNamed(before.graph, name);
    if (node === undefined) return [];
    const what = noticed(node, nodeNamed(after, name), hasWay.has(name) || !hadWay.has(name));
    return what === null ? [] : [{ node: name, what }];
  });
}

/** What a new version of a story changes, and what that means to those who play it. */
export function diff(before: StoryGraph, after: StoryGraph): GraphDiff {
  const [old, now] = [versionOf(before), versionOf(after)];
  const names = Object.keys(before.nodes);
  const both = names.filter((name) => nodeNamed(after, name) !== undefined);
  return {
    added: Object.keys(after.nodes).filter((name) => nodeNamed(before, name) === undefined),
    removed: names.filter((name) => nodeNamed(after, name) === undefined),
    changed: both.flatMap((node) => {
      const [was, is] = [nodeNamed(before, node), nodeNamed(after, node)];
      const fields = was && is ? fieldsThatDiffer(was, is) : [];
      return fields.length > 0 ? [{ node, fields }] : [];
    }),
    declared: declaredThatDiffer(before, after),
    start_moved_to: before.start_node === after.start_node ? null : after.start_node,
    opened: both.filter((name) => now.within.has(name) && !old.within.has(name)),
    closed: both.filter((name) => old.within.has(name) && !now.within.has(name)),
    endings_gained: [...now.endings].filter((name) => !old.endings.has(name)),
    endings_lost: [...old.endings].filter((name) => !now.endings.has(name)),
    sessions_notice: sessionsNotice(old, after),
  };
}
