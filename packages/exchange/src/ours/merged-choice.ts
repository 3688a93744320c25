import {
  type Effect,
  type GraphChoice,
  nodeNamed,
  sameJson,
  type SkillCheck,
} from "@katha/storygraph";
import { grouped } from "../grouped.ts";
import { conditionOut, type Writing } from "../writing/conditions.ts";
import { effectsOut } from "../writing/effects.ts";
import { wonWhen } from "../writing/offers.ts";
import type { Locked, Restoring } from "./restoring.ts";

/** Words normalised as every format normalises them. */
export const plain = (words: string) =>
  words.replaceAll(/["\\]/g, "'").replaceAll(/\s+/gu, " ").trim();

/** Where two values are written alike, our original one stays. */
function sameEffects(
  writing: Writing,
  now: readonly Effect[] = [],
  before: readonly Effect[] = [],
): readonly Effect[] | undefined {
  const written = (some: readonly Effect[]) =>
    some.map((effect) => [effectsOut(writing, [effect], ""), effect.once === true]);
  const isSame = sameJson(written(now), written(before));
  const stays = isSame ? before : now;
  return stays.length === 0 ? undefined : stays;
}

function checkOf(
  writing: Writing,
  now: SkillCheck | undefined,
  before: SkillCheck | undefined,
): SkillCheck | undefined {
  if (now === undefined || before === undefined) {
    // What was not written cannot have been edited.
    const isWritten = before !== undefined && nodeNamed(writing.graph, before.fails_to);
    return isWritten === undefined ? (now ?? before) : now;
  }
  const { quality, difficulty, fails_to } = now;
  const isSame = wonWhen(writing, now, "roll") === wonWhen(writing, before, "roll");
  const odds = isSame
    ? { quality: before.quality, difficulty: before.difficulty }
    : { quality, difficulty };
  const effects = sameEffects(writing, now.effects, before.effects);
  return {
    quality: odds.quality,
    ...(odds.difficulty !== undefined && { difficulty: odds.difficulty }),
    fails_to,
    ...(effects !== undefined && { effects }),
  };
}

/** A choice as read, with those fields of the earlier one that no other format has. */
export function mergedChoice(
  { writing }: Restoring,
  now: GraphChoice,
  before: GraphChoice | undefined,
  locked: Locked | undefined,
): GraphChoice {
  const reason =
    locked === undefined || locked === "as_before"
      ? {}
      : { otherwise: "locked" as const, ...(locked.reason !== null && { reason: locked.reason }) };
  if (before === undefined) return { ...now, ...reason };
  const { text, target: _target, when, once: _once, effects, check, ...own } = before;
  const isSameWhen =
    when !== undefined &&
    conditionOut(writing, when) ===
      (now.when === undefined ? writing.tongue.always : conditionOut(writing, now.when));
  const { otherwise: _otherwise, reason: _reason, ...unlocked } = own;
  const kept = now.when === undefined && !isSameWhen ? unlocked : own;
  const tried = checkOf(writing, now.check, check);
  const happens = sameEffects(writing, now.effects, effects);
  const asked = isSameWhen ? when : now.when;
  return {
    ...kept,
    ...reason,
    text: plain(now.text) === plain(text) ? text : now.text,
    target: now.target,
    ...(asked !== undefined && { when: asked }),
    ...(now.once === true && { once: true }),
    ...(happens !== undefined && { effects: happens }),
    ...(tried !== undefined && { check: tried }),
  };
}

/** Takes the first choice that is left with a key. */
function byKey(left: Iterable<GraphChoice>, keyOf: (choice: GraphChoice) => string) {
  const waiting = grouped(left, keyOf);
  for (const choices of waiting.values()) choices.reverse();
  return (choice: GraphChoice) => waiting.get(keyOf(choice))?.pop();
}

/** Pairs re-read choices with the earlier ones: by words and target, by words, by target, or else in their order. */
export function pairsOf(
  now: readonly GraphChoice[],
  before: readonly GraphChoice[],
): ReadonlyMap<GraphChoice, GraphChoice> {
  const pairs = new Map<GraphChoice, GraphChoice>();
  const left = new Set(before);
  const keys = [
    ({ text, target }: GraphChoice) => `${plain(text)}\n${target}`,
    ({ text }: GraphChoice) => plain(text),
    ({ target }: GraphChoice) => target,
    ...(now.length === before.length ? [() => ""] : []),
  ];
  for (const keyOf of keys) {
    if (left.size === 0) break;
    const take = byKey(left, keyOf);
    for (const one of now) {
      const found = pairs.has(one) ? undefined : take(one);
      if (found === undefined) continue;
      pairs.set(one, found);
      left.delete(found);
    }
  }
  return pairs;
}
