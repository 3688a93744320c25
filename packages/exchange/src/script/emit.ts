import type { Condition, Effect, SkillCheck } from "@katha/storygraph";
import { allOf, always, anyOf, isAlways, notOf } from "./condition.ts";
import { addEffects, type Draft, type DraftCheck, type DraftWay } from "./draft.ts";
import { laidOut, waysToTell, type LayoutNeeds } from "./layout.ts";
import type { Ledger } from "./ledger.ts";
import { isBlank } from "./text-part.ts";

/** A scene as plain story JSON. */
export interface Emitted {
  text: string;
  choices: object[];
  [field: string]: unknown;
}

export interface EmitOptions {
  ledger: Ledger;
  /** The label of a way that is taken automatically. */
  onward: string;
  /** How many options share each key. */
  keys: ReadonlyMap<string, number>;
}

const flagIs = (quality: string, value: boolean): Condition => ({ quality, is: "equals", value });

/** A once-only option that became several choices has one flag for all of them. */
function withFlags(draft: Draft, { ledger, keys }: EmitOptions, asking: LayoutNeeds): void {
  const fallbacks = draft.ways.filter(({ isFallback }) => isFallback);
  for (const way of draft.ways) {
    if (way.once === null) continue;
    const isOne =
      fallbacks.length === 0 &&
      way.staysShown !== true &&
      (keys.get(way.once) ?? 0) <= 1 &&
      waysToTell(way.words ?? [], asking).length === 1;
    if (isOne) continue;
    const taken = ledger.shared(`took_${way.once}`, "flag");
    way.once = null;
    for (const { effects } of way.check === undefined ? [way] : [way, way.check])
      effects.unshift({ set: taken, to: true });
    way.when = allOf([way.when, flagIs(taken, false)]);
  }
  const others = draft.ways.filter(({ isFallback }) => !isFallback);
  if (fallbacks.length === 0) return;
  const open = others.map(({ when }) => when ?? always);
  for (const way of fallbacks) {
    ledger.parts.addTo(open.length);
    const some = anyOf(open);
    way.when = allOf([way.when, notOf(some)]);
    // Where something always is open, more changes nothing.
    if (isAlways(some)) open.splice(0, open.length, always);
    else open.push(way.when);
  }
}

function checkFrom({ target, effects, ...check }: DraftCheck): SkillCheck {
  return { ...check, fails_to: target, ...(effects.length > 0 && { effects }) };
}

function choicesFrom(way: DraftWay, { onward }: EmitOptions, asking: LayoutNeeds): object[] {
  const { words, when, once, isLocked, effects, target, check } = way;
  const more = {
    ...(isLocked && { otherwise: "locked" }),
    ...(once !== null && { once: true }),
    ...(effects.length > 0 && { effects }),
    ...(check !== undefined && { check: checkFrom(check) }),
  };
  const ways = words === null ? [{ when: [], text: onward }] : waysToTell(words, asking);
  return ways.map(({ when: told, text }) => {
    const all = allOf([when, ...told]);
    const isAsked = !("all" in all) || all.all.length > 0;
    const plain = text.replaceAll(/\s+/gu, " ").trim();
    const asked = isAsked ? { when: all } : {};
    return Object.assign({ text: plain, target }, asked, more);
  });
}

/** Writes a scene made from a script. */
export function emitted(draft: Draft, options: EmitOptions): Emitted {
  const { ledger } = options;
  const asking: LayoutNeeds = {
    isFlag: (quality) => ledger.quality(quality)?.kind === "flag" && ledger.known.isNamed(quality),
    parts: ledger.parts,
    tooMany: () => ledger.lose("left_out", draft.name, { code: "{…|…|…}" }),
    flagFor: (condition) => {
      const set = ledger.helper("case", "flag");
      const effects: Effect[] = [
        { set, to: false },
        { set, to: true, when: condition },
      ];
      addEffects(draft, effects, undefined, ledger);
      return set;
    },
  };
  withFlags(draft, options, asking);
  const { text, shown_if } = isBlank(draft.told)
    ? { text: "", shown_if: {} }
    : laidOut(draft.told, asking);
  const choices = draft.ways.flatMap((way) => choicesFrom(way, options, asking));
  const { instead, effects } = draft;
  return {
    text,
    ...(Object.keys(shown_if).length > 0 && { shown_if }),
    ...(instead.length > 0 && { instead }),
    ...(effects.length > 0 && { effects }),
    choices,
  };
}
