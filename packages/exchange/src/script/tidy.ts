import type { Condition } from "@katha/storygraph";
import { append } from "../append.ts";
import type { Draft, DraftCheck, DraftWay } from "./draft.ts";
import { isBlank } from "./text-part.ts";

const isOnward = (way: DraftWay) => way.words === null && !way.isFallback;

/** A way, and where it leads when it fails. */
export const bothWays = (way: DraftWay) => (way.check === undefined ? [way] : [way, way.check]);

/** Where scenes lead on to without a word, followed to the end. */
class Detours {
  private readonly onward = new Map<string, string>();

  lead(from: string, to: string): void {
    this.onward.set(from, to);
  }

  end(name: string): string {
    const passed: string[] = [];
    let at = name;
    for (let next = this.onward.get(at); next !== undefined; next = this.onward.get(at)) {
      passed.push(at);
      at = next;
    }
    for (const one of passed) this.onward.set(one, at);
    return at;
  }
}

/** The target of a scene that only leads on; null where it does more. */
function onlyLeadsTo({ effects, told, ways, instead, returnsFrom }: Draft): string | null {
  const [way, ...more] = ways;
  const isEmpty = effects.length === 0 && isBlank(told) && returnsFrom === null;
  if (!isEmpty || more.length > 0 || instead.length > 0) return null;
  const goes = way !== undefined && isOnward(way) && way.when === undefined;
  return goes && way.effects.length === 0 ? way.target : null;
}

const mostMoved = 64;

/** Leads past scenes that only lead on. */
function leadPast(drafts: Map<string, Draft>, kept: ReadonlySet<string>): void {
  const past = new Detours();
  for (const draft of drafts.values()) {
    const to = onlyLeadsTo(draft);
    const target = to === null ? null : past.end(to);
    if (target === null || target === draft.name || kept.has(draft.name)) continue;
    past.lead(draft.name, target);
  }
  for (const { ways, instead } of drafts.values())
    for (const lead of [...ways.flatMap(bothWays), ...instead]) lead.target = past.end(lead.target);
}

/** The ways to each scene, and whether any scene is led to by a diversion. */
function leadsTo(drafts: ReadonlyMap<string, Draft>) {
  const ways = new Map<string, Set<DraftCheck | DraftWay>>();
  const diverted = new Set<string>();
  for (const { ways: own, instead } of drafts.values()) {
    for (const way of own.flatMap(bothWays)) {
      const known = ways.get(way.target) ?? new Set();
      ways.set(way.target, known.add(way));
    }
    for (const { target } of instead) diverted.add(target);
  }
  return { ways, diverted };
}

/**
 * Players would have to click through empty scenes that only lead on: their effects move
 * to the ways into them, and players skip them. `kept` are scenes whose visits count.
 */
export function tidy(drafts: Map<string, Draft>, start: string, kept: ReadonlySet<string>): void {
  leadPast(drafts, kept);
  const leads = leadsTo(drafts);
  for (const draft of drafts.values()) {
    const { name, effects, told, ways, instead, returnsFrom } = draft;
    if (name === start || kept.has(name) || !isBlank(told) || returnsFrom !== null) continue;
    if (ways.length === 0 || instead.length > 0 || !ways.every(isOnward)) continue;
    if (ways.some((way) => way.effects.length > 0 || way.target === name)) continue;
    const incoming = leads.ways.get(name) ?? new Set();
    const canMove = effects.length === 0 || !leads.diverted.has(name);
    if (!canMove || incoming.size * effects.length > mostMoved * 4) continue;
    if (effects.length > mostMoved) continue;
    for (const way of incoming) append(way.effects, effects);
    draft.effects = [];
    draft.ways = [];
    const always: Condition = { all: [] };
    draft.instead = ways.map(({ when = always, target }) => ({ when, target }));
    for (const way of ways.flatMap(bothWays)) leads.ways.get(way.target)?.delete(way);
    for (const { target } of ways) leads.diverted.add(target);
  }
}

/** Removes scenes that nothing leads to any more, unless the script named them. */
export function reached(
  drafts: ReadonlyMap<string, Draft>,
  named: Iterable<string>,
): Map<string, Draft> {
  const found = new Map<string, Draft>();
  const next = Array.from(named);
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    const draft = drafts.get(name);
    if (draft === undefined || found.has(name)) continue;
    found.set(name, draft);
    for (const { target } of [...draft.ways.flatMap(bothWays), ...draft.instead]) next.push(target);
  }
  return new Map(Array.from(drafts).filter(([name]) => found.has(name)));
}
