import type { Condition, Effect, SkillCheck } from "@katha/storygraph";
import { changedQuality } from "@katha/storygraph/structure";
import { allOf } from "./condition.ts";
import type { Ledger } from "./ledger.ts";
import { Readers } from "./readers.ts";
import { isBlank, type TextPart } from "./text-part.ts";

/** A way out of a scene that is being made. */
export interface DraftWay {
  /** Null: taken automatically, since there is no other way. */
  words: TextPart[] | null;
  when: Condition | undefined;
  /** Offered until taken once; options that share a key count as one. */
  once: string | null;
  /** A fallback, taken automatically when nothing else is open. */
  isFallback: boolean;
  isLocked: boolean;
  /** Locked rather than hidden once it was taken. */
  staysShown?: boolean;
  effects: Effect[];
  target: string;
  /** Where it leads when it fails. */
  check?: DraftCheck;
}

/** A skill check on a way. */
export interface DraftCheck extends Pick<SkillCheck, "quality" | "difficulty"> {
  effects: Effect[];
  target: string;
}

/** A scene that is being made. */
export interface Draft {
  name: string;
  instead: { when: Condition; target: string }[];
  effects: Effect[];
  told: TextPart[];
  ways: DraftWay[];
  /** What its text and its ways read. */
  readers: Readers;
  /** Where a `return` leads; known once everything was read. */
  returnsFrom: string | null;
}

/** Where a script stands while a scene is being made. */
export interface Spot {
  draft: Draft;
  /** The condition here, beyond that of the whole scene. */
  when: Condition | undefined;
}

/** A way that is taken automatically. */
export function onwardWay(target: string, when?: Condition): DraftWay {
  return { words: null, when, once: null, isFallback: false, isLocked: false, effects: [], target };
}

export function newDraft(name: string): Draft {
  const readers = new Readers();
  return { name, instead: [], effects: [], told: [], ways: [], readers, returnsFrom: null };
}

/** Whether nothing was told or done yet, so that players can still be diverted. */
export function isUntouched({ effects, told, ways }: Draft): boolean {
  return effects.length === 0 && isBlank(told) && ways.length === 0;
}

/** Keeps a quality's current value for what was told or offered so far. */
function keepValue(draft: Draft, name: string, ledger: Ledger): void {
  const quality = ledger.quality(name);
  if (quality === undefined || !draft.readers.has(name)) return;
  const before = ledger.helper(`${name}_before`, quality);
  draft.effects.push({ set: before, as: name });
  draft.readers.readInstead(name, before);
}

/** Adds effects at this point of a scene, although scenes run all effects before their first word. */
export function addEffects(
  draft: Draft,
  effects: readonly Effect[],
  when: Condition | undefined,
  ledger: Ledger,
): void {
  for (const effect of effects) {
    const written = changedQuality(effect);
    if (written !== undefined) keepValue(draft, written, ledger);
    const both = when === undefined ? effect.when : allOf([when, effect.when]);
    draft.effects.push(both === undefined ? effect : { ...effect, when: both });
  }
}
