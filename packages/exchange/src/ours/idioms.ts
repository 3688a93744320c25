import {
  type Condition,
  conditionsOf,
  type Effect,
  type Quality,
  qualityNamed,
} from "@katha/storygraph";
import { mark, placeOfChoice } from "@katha/storygraph/structure";
import { widest } from "../script/infer.ts";
import type { KnownScript } from "./known.ts";
import { grouped } from "../grouped.ts";
import { allOf } from "../script/condition.ts";
import { detoursOut } from "../writing/arriving.ts";
import { conditionOut, type Writing } from "../writing/conditions.ts";
import { effectOut } from "../writing/effects.ts";
import { offersOut, wonWhen } from "../writing/offers.ts";
import type { Needed } from "../writing/variables.ts";
import { carriedCondition, effectVariable } from "./tokens.ts";

/** An effect as written; null for one that we added to keep count. */
export interface EffectIdiom {
  lines: readonly string[];
  effect: Effect | null;
}

/** What each piece of code that we write in another format stands for. */
export interface Idioms {
  known: KnownScript;
  /** Those that begin in one of these ways: longer ones first, a scene's own before all others. */
  effectsAt: (node: string, beginnings: ReadonlySet<string>) => readonly EffectIdiom[];
  /** What a scene's text names. */
  marksAt: (node: string) => readonly { written: string; mark: string }[];
}

function qualityOf({ graph }: Writing, needed: Needed): Quality {
  const flag = { kind: "flag", name: "", shown: false, start: false } as const;
  switch (needed.of) {
    case "quality":
      return qualityNamed(graph, needed.name) ?? flag;
    case "visits":
    case "carried":
    case "roll":
      return { ...flag, kind: "number", ...widest, start: 0 };
    case "hub":
      return { ...flag, kind: "text", start: "" };
    case "word":
    case "thing":
    case "met":
    case "did":
    case "took":
      return flag;
  }
}

function conditionsIn(writing: Writing): Map<string, Condition> {
  const { graph, tongue, variables } = writing;
  const known = new Map<string, Condition>();
  const learn = (code: string, condition: Condition) => {
    if (code !== tongue.always && code !== tongue.never && !known.has(code))
      known.set(code, condition);
  };
  const own = (condition: Condition) => carriedCondition(condition);
  const once = carriedCondition("once");
  const none = carriedCondition("counting");
  for (const { needed, name } of variables.all())
    if (needed.of === "took") learn(tongue.not(tongue.variable(name)), once);
  const hub = variables.of({ of: "hub" });
  if (hub !== undefined) learn(tongue.compared(tongue.variable(hub), "!=", tongue.value("")), none);
  for (const { condition } of conditionsOf(graph)) {
    const code = conditionOut(writing, condition);
    learn(code, own(condition));
    learn(tongue.not(code), own({ not: condition }));
  }
  for (const [node, { instead = [] }] of Object.entries(graph.nodes)) {
    for (const { when, target } of detoursOut(writing, node)) {
      const ways = instead.filter((way) => way.target === target);
      const way = ways.find((one) => when.endsWith(conditionOut(writing, one.when)));
      learn(when, way === undefined ? none : own(way.when));
    }
    for (const { when } of offersOut(writing, node)) {
      const asked = when.filter((code) => code !== tongue.always);
      const parts = asked.flatMap((code) => known.get(code) ?? []);
      if (parts.length === asked.length && parts.length > 1)
        learn(tongue.both(asked), allOf(parts));
    }
  }
  return known;
}

function checksIn(writing: Writing): KnownScript["checks"] {
  const { graph, variables } = writing;
  const checks = new Map<string, { quality: string }>();
  const roll = variables.of({ of: "roll" });
  if (roll === undefined) return checks;
  for (const { choices } of Object.values(graph.nodes))
    for (const { check } of choices) {
      if (check === undefined) continue;
      const { fails_to: _to, effects: _effects, ...own } = check;
      const quality = variables.of({ of: "quality", name: own.quality }) ?? own.quality;
      const code = wonWhen(writing, check, roll);
      if (!checks.has(code)) checks.set(code, { ...own, quality });
    }
  return checks;
}

/** Effects of a scene and its choices, each with the variable that records that it happened. */
function effectsIn(writing: Writing, node: string): EffectIdiom[] {
  const { graph, variables } = writing;
  const { effects, choices = [] } = graph.nodes[node] ?? {};
  const idioms = (some: readonly Effect[] | undefined, place: string) => {
    const did = variables.of({ of: "did", place });
    return (some ?? []).map((effect) => ({ effect, lines: effectOut(writing, effect, did) }));
  };
  return [
    ...idioms(effects, `@${node}`),
    ...choices.flatMap((choice) => {
      const place = placeOfChoice(node, choice);
      const won = idioms(choice.effects, `${place}\nwon`);
      return won.concat(idioms(choice.check?.effects, `${place}\nlost`));
    }),
  ].filter(({ lines }) => lines.length > 0);
}

/** How we keep count: of hubs, visits, and what happens or is taken once. */
function countingIn({ graph, tongue, variables }: Writing): EffectIdiom[] {
  return variables.all().flatMap(({ needed, name }): EffectIdiom[] => {
    const set = (to: string) => ({ lines: [tongue.set(name, to)], effect: null });
    if (needed.of === "visits") return [set(`${tongue.variable(name)} + 1`)];
    if (needed.of === "met" || needed.of === "did" || needed.of === "took")
      return [set(tongue.value(true))];
    return needed.of === "hub"
      ? Object.keys(graph.nodes).map((node) => set(tongue.value(node)))
      : [];
  });
}

const keyOf = ({ lines }: EffectIdiom) => lines.join("\n");

/** How a format shows what we wrote. */
export interface IdiomsIn {
  markOut: (writing: Writing, written: string) => string;
  /** An effect as it is read again. */
  effectIn: (lines: readonly string[]) => readonly string[];
  /** What an effect begins with, by which it is looked up. */
  beginningOf: (lines: readonly string[]) => string;
}

/** Everything that we write for this story, to recognise it in an edited file. */
export function idiomsOf(writing: Writing, { markOut, effectIn, beginningOf }: IdiomsIn): Idioms {
  const { graph, variables } = writing;
  const things = Object.keys(graph.things ?? {}).flatMap((name) =>
    [{ give: name }, { take: name }].map((effect) => {
      return { effect, lines: effectOut(writing, effect, undefined) };
    }),
  );
  const everywhere = [
    ...Object.keys(graph.nodes).flatMap((node) => effectsIn(writing, node)),
    ...things,
    ...countingIn(writing),
  ];
  const different = new Map(everywhere.toReversed().map((one) => [keyOf(one), one]));
  const others = grouped(
    Array.from(different.values(), (idiom, at) => ({ idiom, at })),
    ({ idiom }) => beginningOf(effectIn(idiom.lines)),
  );
  return {
    known: {
      qualities: new Map([
        ...variables.all().map(({ needed, name }) => [name, qualityOf(writing, needed)] as const),
        [effectVariable, qualityOf(writing, { of: "carried" })],
      ]),
      conditions: conditionsIn(writing),
      checks: checksIn(writing),
      isNamed: (variable) => variables.meantBy(variable) !== undefined,
    },
    effectsAt: (node, beginnings) => {
      const own = new Map(
        effectsIn(writing, node)
          .toReversed()
          .map((one) => [keyOf(one), one]),
      );
      const further = [...beginnings]
        .flatMap((beginning) => others.get(beginning) ?? [])
        .filter(({ idiom }) => !own.has(keyOf(idiom)))
        .toSorted((one, other) => one.at - other.at)
        .map(({ idiom }) => idiom);
      return [...own.values(), ...further]
        .toSorted((one, other) => keyOf(other).length - keyOf(one).length)
        .map(({ lines, effect }) => ({ lines: effectIn(lines), effect }));
    },
    marksAt: (node) => {
      const { text = "", choices = [] } = graph.nodes[node] ?? {};
      const written = [text, ...choices.map((choice) => choice.text)].join("\n");
      const marks = new Set(Array.from(written.matchAll(mark), ([whole]) => whole));
      return Array.from(marks, (one) => ({ mark: one, written: markOut(writing, one) }))
        .filter((one) => one.written !== one.mark && /[{<]/.test(one.written))
        .toSorted((one, other) => other.written.length - one.written.length);
    },
  };
}
