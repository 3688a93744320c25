import { type Change, type Effect, qualityNamed } from "@katha/storygraph";
import { rulesFor, suits } from "@katha/storygraph/structure";
import { conditionOut, wordVariable, type Writing } from "./conditions.ts";
import { widest } from "../script/infer.ts";

function numberTo(writing: Writing, name: string, to: string, isBounded: boolean): string[] {
  const { graph, tongue, variables } = writing;
  const quality = qualityNamed(graph, name);
  const variable = variables.of({ of: "quality", name });
  if (quality?.kind !== "number" || variable === undefined) return [];
  const { least, most } = quality;
  const isWide = least <= widest.least && most >= widest.most;
  return [tongue.set(variable, isBounded || isWide ? to : tongue.bounded(to, least, most))];
}

function wordsTo(writing: Writing, name: string, isIn: (word: string) => string): string[] {
  const { graph, tongue, variables } = writing;
  const quality = qualityNamed(graph, name);
  if (quality?.kind !== "set") return [];
  return quality.values.flatMap((word) => {
    const variable = variables.of({ of: "word", quality: name, word });
    return variable === undefined ? [] : [tongue.set(variable, isIn(word))];
  });
}

function setOut(writing: Writing, change: Extract<Change, { set: string }>): string[] {
  const { graph, tongue, variables } = writing;
  const name = change.set;
  const quality = qualityNamed(graph, name);
  const variable = variables.of({ of: "quality", name });
  if (quality === undefined) return [];
  if ("to" in change) {
    const { to } = change;
    if (!suits(quality, to)) return [];
    if (typeof to === "object")
      return wordsTo(writing, name, (word) => tongue.value(to.includes(word)));
    if (variable === undefined) return [];
    if (typeof to !== "number" || quality.kind !== "number")
      return [tongue.set(variable, tongue.value(to))];
    const bounded = Math.min(quality.most, Math.max(quality.least, to));
    return numberTo(writing, name, tongue.value(bounded), true);
  }
  const other = qualityNamed(graph, change.as);
  if (other?.kind === "set" && quality.kind === "set") {
    const strange = other.values.filter((word) => !quality.values.includes(word));
    const hasNone = tongue.not(
      tongue.either(strange.map((word) => wordVariable(writing, change.as, word))),
    );
    return tongue.only(
      hasNone,
      wordsTo(writing, name, (word) => wordVariable(writing, change.as, word)),
    );
  }
  const from = variables.of({ of: "quality", name: change.as });
  if (other === undefined || from === undefined || variable === undefined) return [];
  const to = tongue.variable(from);
  if (other.kind === "number" && quality.kind === "number") {
    const fits = other.least >= quality.least && other.most <= quality.most;
    return numberTo(writing, name, to, fits);
  }
  const areWords = other.kind === "text" || other.kind === "one_of";
  if (quality.kind === "one_of" && areWords) {
    const isKnown = quality.values.map((word) => tongue.compared(to, "=", tongue.value(word)));
    return tongue.only(tongue.either(isKnown), [tongue.set(variable, to)]);
  }
  const isAlike = other.kind === quality.kind || (quality.kind === "text" && areWords);
  return isAlike ? [tongue.set(variable, to)] : [];
}

function addOut(writing: Writing, change: Extract<Change, { add: string }>): string[] {
  const { tongue, variables, graph } = writing;
  const variable = variables.of({ of: "quality", name: change.add });
  if (variable === undefined || qualityNamed(graph, change.add)?.kind !== "number") return [];
  const own = tongue.variable(variable);
  if ("by" in change) {
    const sum = `${own} ${change.by < 0 ? "-" : "+"} ${tongue.value(Math.abs(change.by))}`;
    return numberTo(writing, change.add, sum, false);
  }
  const { by_quality: name, times = 1 } = change;
  const other = variables.of({ of: "quality", name });
  if (other === undefined || qualityNamed(graph, name)?.kind !== "number") return [];
  const by = Math.abs(times);
  const amount =
    by === 1 ? tongue.variable(other) : `${tongue.variable(other)} * ${tongue.value(by)}`;
  return numberTo(writing, change.add, `${own} ${times < 0 ? "-" : "+"} ${amount}`, false);
}

function thingOut(writing: Writing, name: string, isGiven: boolean): string[] {
  const { graph, tongue, variables } = writing;
  const thing = variables.of({ of: "thing", name });
  if (thing === undefined) return [];
  const carried = variables.of({ of: "carried" });
  const has = tongue.variable(thing);
  const change = tongue.set(thing, tongue.value(isGiven));
  if (carried === undefined) return [change];
  const count = tongue.variable(carried);
  if (!isGiven) return tongue.only(has, [tongue.set(carried, `${count} - 1`), change]);
  const hasRoom = tongue.compared(count, "<", tongue.value(rulesFor(graph).slots));
  return tongue.only(tongue.both([tongue.not(has), hasRoom]), [
    change,
    tongue.set(carried, `${count} + 1`),
  ]);
}

function changeOut(writing: Writing, change: Change): string[] {
  const { tongue, variables, graph } = writing;
  if ("set" in change) return setOut(writing, change);
  if ("add" in change) return addOut(writing, change);
  if ("give" in change) return thingOut(writing, change.give, true);
  if ("take" in change) return thingOut(writing, change.take, false);
  if (!("include" in change) && !("exclude" in change)) return [];
  const quality = "include" in change ? change.include : change.exclude;
  const variable = variables.of({ of: "word", quality, word: change.value });
  if (variable === undefined || qualityNamed(graph, quality)?.kind !== "set") return [];
  return [tongue.set(variable, tongue.value("include" in change))];
}

/** One effect; `did` is the variable that records that it happened. */
export function effectOut(writing: Writing, effect: Effect, did: string | undefined): string[] {
  const { tongue } = writing;
  const change = changeOut(writing, effect);
  const conditions = [
    ...(effect.once === true && did !== undefined ? [tongue.not(tongue.variable(did))] : []),
    ...(effect.when === undefined ? [] : [conditionOut(writing, effect.when)]),
  ];
  if (change.length === 0 || conditions.length === 0) return change;
  return tongue.only(tongue.both(conditions), change);
}

/** Effects in another format; `place` identifies those that happen once. */
export function effectsOut(
  writing: Writing,
  effects: readonly Effect[] | undefined,
  place: string,
): string[] {
  const { tongue, variables } = writing;
  const did = variables.of({ of: "did", place });
  const lines = (effects ?? []).flatMap((effect) => effectOut(writing, effect, did));
  const counts = effects?.some(({ once }) => once === true) === true;
  return did === undefined || !counts ? lines : [...lines, tongue.set(did, tongue.value(true))];
}
