import { conditionsOf, type Effect, normalise, type Quality } from "@katha/storygraph";
import { changedQuality, freeName, freeNames, namesIn } from "@katha/storygraph/structure";
import type { Loss } from "../lost.ts";
import { Compiler } from "./compiler.ts";
import { onwardWay, type Draft } from "./draft.ts";
import { emitted, type Emitted } from "./emit.ts";
import { inferQualities, type Declared } from "./infer.ts";
import { type KnownScript, nothingKnown } from "../ours/known.ts";
import { Ledger } from "./ledger.ts";
import { readsOf } from "./reads.ts";
import { askedIn, everyStatement, type HoldersOf, type Section } from "./statement.ts";
import { partsOf } from "./expression.ts";
import { bothWays, reached, tidy } from "./tidy.ts";

/** Everything read from a file of another format. */
export interface Script {
  sections: readonly Section[];
  declared: readonly Declared[];
  start: string;
  /** Without it every arrival counts as a visit. */
  holdersOf?: HoldersOf;
  /** The label of choices that only lead on. */
  onward: string;
  known?: KnownScript;
}

export interface Compiled {
  nodes: Map<string, Emitted>;
  /** The section that each scene was made for. */
  madeFor: ReadonlyMap<string, string>;
  qualities: Record<string, Quality>;
  lost: Loss[];
}

/** The scenes of sections, and of those labels that something leads to or asks about. */
function scenesOf({ sections }: Script): Map<string, string> {
  const scenes = new Map(sections.map(({ name, node }) => [name, node]));
  const asked = new Set<string>();
  const all = sections.flatMap((section) =>
    Array.from(everyStatement(section.body), (statement) => ({ section, statement })),
  );
  for (const { statement } of all) {
    if ("target" in statement) asked.add(statement.target);
    for (const { of } of askedIn(statement))
      for (const part of of === null ? [] : partsOf(of))
        if (part.kind === "visits") asked.add(part.of);
  }
  const taken = new Set(scenes.values());
  const free = freeNames(taken);
  for (const { section, statement } of all)
    if (statement.kind === "label" && asked.has(statement.name) && !scenes.has(statement.name)) {
      const short = statement.name.slice(statement.name.lastIndexOf(".") + 1);
      const node = free(`${section.node}.${short}`);
      taken.add(node);
      scenes.set(statement.name, node);
    }
  return scenes;
}

/** Sections that are entered from within, or past their beginning. */
function comesUnlike({ sections }: Script, holdersOf: HoldersOf): Set<string> {
  const unlike = new Set<string>();
  const known = new Set(sections.map(({ name }) => name));
  for (const { name: from, body } of sections)
    for (const statement of everyStatement(body)) {
      if (!("target" in statement)) continue;
      const { target } = statement;
      const within = holdersOf(from);
      if (within.includes(target)) unlike.add(target);
      for (const name of holdersOf(target))
        if (known.has(name) && name !== target && !within.includes(name)) unlike.add(name);
    }
  return unlike;
}

function keysIn({ sections }: Script): Map<string, number> {
  const keys = new Map<string, number>();
  for (const { body } of sections)
    for (const statement of everyStatement(body))
      if (statement.kind === "offer")
        for (const { once } of statement.options)
          if (once !== null) keys.set(once, (keys.get(once) ?? 0) + 1);
  return keys;
}

/** Ways back from a tunnel, by the quality that records the caller. */
function comeBack(drafts: Iterable<Draft>, { returns }: Compiler, ledger: Ledger): void {
  for (const draft of drafts) {
    if (draft.returnsFrom === null) continue;
    const sites = returns.get(draft.returnsFrom);
    if (sites === undefined) ledger.lose("condition", draft.name, { code: "->->" });
    const quality = `back_from_${draft.returnsFrom.replaceAll(/\W+/gu, "_")}`;
    ledger.parts.addTo(sites?.size ?? 0);
    for (const [target, value] of sites ?? [])
      draft.ways.push(onwardWay(target, { quality, is: "equals", value }));
    draft.returnsFrom = null;
  }
}

function usedIn(nodes: ReadonlyMap<string, Emitted>): Set<string> {
  const graph = normalise({ nodes: Object.fromEntries(nodes) });
  const used = new Set<string>();
  const read = (effects: readonly Effect[] = []) => {
    for (const effect of effects) {
      used.add(changedQuality(effect) ?? "");
      if ("as" in effect) used.add(effect.as);
      if ("by_quality" in effect) used.add(effect.by_quality);
    }
  };
  for (const { condition } of conditionsOf(graph))
    for (const name of readsOf(condition)) used.add(name);
  for (const { effects, text, choices } of Object.values(graph.nodes)) {
    read(effects);
    for (const name of namesIn(text)) used.add(name);
    for (const choice of choices) {
      read(choice.effects);
      read(choice.check?.effects);
      used.add(choice.check?.quality ?? "");
      for (const name of namesIn(choice.text)) used.add(name);
    }
  }
  return used;
}

/** One pass with these sections counted by qualities; reports which others need it. */
function compiledWith(
  script: Script,
  counted: ReadonlySet<string>,
): Compiled & { toCount: Set<string> } {
  const scenes = scenesOf(script);
  const end = freeName("end", new Set(scenes.values()));
  const named = new Set(script.sections.map(({ node }) => node));
  const known = script.known ?? nothingKnown;
  const inferred = inferQualities(
    script.declared,
    script.sections.map(({ body }) => body),
  );
  const qualities = new Map([...inferred, ...known.qualities]);
  const asked = new Map<string, string>();
  const holdersOf = script.holdersOf ?? (() => []);
  const unlike = comesUnlike(script, holdersOf);
  const ledger = new Ledger(
    qualities,
    counted,
    (section) => {
      const scene = unlike.has(section) ? null : (scenes.get(section) ?? null);
      if (scene !== null) asked.set(scene, section);
      return scene;
    },
    known,
  );
  const lines = new Map(script.declared.toReversed().map(({ name, line }) => [name, line]));
  for (const [name, quality] of qualities)
    if (quality === null) ledger.lose("variable", null, { name }, lines.get(name) ?? 0);
  const compiler = new Compiler(ledger, scenes, { end, holdersOf });
  compiler.make(script.sections);
  const { drafts } = compiler;
  comeBack(drafts.values(), compiler, ledger);
  const toCount = new Set(ledger.toCount);
  for (const [scene, section] of asked)
    if ((drafts.get(scene)?.instead.length ?? 0) > 0) toCount.add(section);
  tidy(drafts, script.start, new Set(asked.keys()));
  const kept = reached(drafts, [...named, script.start]);
  const options = { ledger, onward: script.onward, keys: keysIn(script) };
  const nodes = new Map(Array.from(kept, ([name, draft]) => [name, emitted(draft, options)]));
  const all = Array.from(kept.values());
  const ends = all.some((one) =>
    [...one.ways.flatMap(bothWays), ...one.instead].some(({ target }) => target === end),
  );
  if (ends && !nodes.has(end)) nodes.set(end, { text: "", choices: [] });
  for (const { name, ways } of all)
    for (const { words, isFallback, target } of ways)
      if (words === null && !isFallback) ledger.lose("became_choice", name, { target });
  const asWritten = new Set(scenes.values());
  for (const { name } of all)
    if (!named.has(name) && !asWritten.has(name))
      ledger.lose("became_node", compiler.madeFor.get(name) ?? null, { node: name });
  const used = usedIn(nodes);
  const declared = new Set(Array.from(qualities.keys()).filter((name) => !ledger.rolls.has(name)));
  return {
    nodes,
    madeFor: compiler.madeFor,
    qualities: Object.fromEntries(
      Array.from(ledger.all()).filter(([name]) => declared.has(name) || used.has(name)),
    ),
    lost: ledger.lost,
    toCount,
  };
}

/** The scenes of a script. Visits that no scene can count are counted by a quality of their own. */
export function compileScript(script: Script): Compiled {
  let counted = new Set<string>();
  for (;;) {
    const compiled = compiledWith(script, counted);
    const more = Array.from(compiled.toCount).filter((section) => !counted.has(section));
    if (more.length === 0) return compiled;
    counted = new Set([...counted, ...more]);
  }
}
