import type { Condition } from "../../state/model/condition.ts";
import type { Draft, DraftCheck, DraftWay } from "./draft.ts";
import { isBlank } from "./told.ts";

const isOnward = (way: DraftWay) => way.words === null && !way.isFallback;

/** A way, and where it leads when it fails. */
export const bothWays = (way: DraftWay) => (way.check === undefined ? [way] : [way, way.check]);

/** Scenes by what leads to them. */
function leadsTo(drafts: ReadonlyMap<string, Draft>) {
  const ways = new Map<string, (DraftCheck | DraftWay)[]>();
  const detours = new Map<string, Draft["instead"]>();
  for (const { ways: own, instead } of drafts.values()) {
    for (const way of own.flatMap(bothWays))
      ways.set(way.target, [...(ways.get(way.target) ?? []), way]);
    for (const one of instead) detours.set(one.target, [...(detours.get(one.target) ?? []), one]);
  }
  return { ways, detours };
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

/**
 * Players would have to click through empty scenes that only lead on: their effects move
 * to the ways into them, and players skip them. `kept` are scenes whose visits count.
 */
export function tidy(drafts: Map<string, Draft>, start: string, kept: ReadonlySet<string>): void {
  for (const draft of drafts.values()) {
    const target = onlyLeadsTo(draft);
    if (target === null || target === draft.name || kept.has(draft.name)) continue;
    const { ways, detours } = leadsTo(drafts);
    for (const lead of [...(ways.get(draft.name) ?? []), ...(detours.get(draft.name) ?? [])])
      lead.target = target;
  }
  for (const draft of drafts.values()) {
    const { name, effects, told, ways, instead, returnsFrom } = draft;
    if (name === start || kept.has(name) || !isBlank(told) || returnsFrom !== null) continue;
    if (ways.length === 0 || instead.length > 0 || !ways.every(isOnward)) continue;
    if (ways.some((way) => way.effects.length > 0 || way.target === name)) continue;
    const leads = leadsTo(drafts);
    const incoming = leads.ways.get(name) ?? [];
    const canMove = effects.length === 0 || !leads.detours.has(name);
    if (!canMove || incoming.length * effects.length > mostMoved * 4) continue;
    if (effects.length > mostMoved) continue;
    for (const way of incoming) way.effects.push(...effects);
    draft.effects = [];
    draft.ways = [];
    const always: Condition = { all: [] };
    draft.instead = ways.map(({ when = always, target }) => ({ when, target }));
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
    next.push(
      ...draft.ways.flatMap(bothWays).map(({ target }) => target),
      ...draft.instead.map(({ target }) => target),
    );
  }
  return new Map(Array.from(drafts).filter(([name]) => found.has(name)));
}
