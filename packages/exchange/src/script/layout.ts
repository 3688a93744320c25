import { type Condition, sameJson } from "@katha/storygraph";
import { jsonKey } from "@katha/storygraph/structure";
import type { PartsMade } from "../bounds.ts";
import { allOf, notOf } from "./condition.ts";
import { isBlank, type TextPart } from "./text-part.ts";

interface Variant {
  when: Condition[];
  text: string;
}

/** Looks up qualities for a layout, and makes one for a condition where it needs one. */
export interface LayoutNeeds {
  isFlag: (quality: string) => boolean;
  /** A flag that is on while the condition holds. */
  flagFor: (condition: Condition) => string;
  /** Called for a paragraph with more variants than can be written out. */
  tooMany: () => void;
  parts: PartsMade;
}

/** With more variants than this, a paragraph uses inline flags instead. */
const mostVariants = 8;

const isPlain = (text: string) => !/[{|}\n]/.test(text);

function plainText(told: readonly TextPart[]): string | null {
  const parts = told.map((part) => (part.kind === "text" && isPlain(part.text) ? part.text : null));
  return parts.every((part) => part !== null) ? parts.join("") : null;
}

/** `{lamp|it burns|it is dark}`, where a flag decides between plain words. */
function formOf(
  part: Extract<TextPart, { kind: "either" }>,
  { isFlag }: LayoutNeeds,
): string | null {
  const [first, second, ...more] = part.branches;
  if (first === undefined || more.length > 0) return null;
  const { when } = first;
  if (!("quality" in when) || !("value" in when) || !isFlag(when.quality)) return null;
  if (when.is !== "equals" || typeof when.value !== "boolean") return null;
  const isElse =
    second === undefined ||
    sameJson(second.when, { all: [] }) ||
    sameJson(second.when, notOf(when));
  const [yes, no] = [plainText(first.told), plainText(second?.told ?? [])];
  if (!isElse || yes === null || no === null) return null;
  return when.value ? `{${when.quality}|${yes}|${no}}` : `{${when.quality}|${no}|${yes}}`;
}

/** Each branch's condition, excluding earlier ones; the last is for no branch. */
export function apart(conditions: readonly Condition[], parts: PartsMade): Condition[] {
  const opposites = conditions.map(notOf);
  return [...conditions, { all: [] }].map((when, at) => {
    parts.addTo(at);
    return allOf([...opposites.slice(0, at), when]);
  });
}

const keys = new WeakMap<Condition, string>();

function keyOf(condition: Condition): string {
  const known = keys.get(condition) ?? jsonKey(condition);
  keys.set(condition, known);
  return known;
}

/** Whether some part never holds, or not together with a later one. */
function contradicts(when: readonly Condition[]): boolean {
  const later = new Set<string>();
  return when.toReversed().some((one) => {
    if (("any" in one && one.any.length === 0) || later.has(keyOf(notOf(one)))) return true;
    later.add(keyOf(one));
    return false;
  });
}

function flat(condition: Condition): readonly Condition[] {
  return "all" in condition ? condition.all : [condition];
}

function variantsOf(told: readonly TextPart[], asking: LayoutNeeds): Variant[] {
  let variants: Variant[] = [{ when: [], text: "" }];
  const each = (text: string) => {
    variants = variants.map((one) => ({ ...one, text: one.text + text }));
  };
  for (const part of told) {
    if (part.kind === "text") each(part.text);
    else if (isBlank([part])) each(" ");
    else if (part.kind === "print") each(`{${part.quality}}`);
    else {
      const form = formOf(part, asking);
      if (form !== null) {
        each(form);
        continue;
      }
      const whens = apart(
        part.branches.map(({ when }) => when),
        asking.parts,
      );
      const ways = whens.flatMap((when, at) =>
        variantsOf(part.branches[at]?.told ?? [], asking).map((way) => ({
          when: [...flat(when), ...way.when],
          text: way.text,
        })),
      );
      variants = variants.flatMap((one) =>
        ways.flatMap((way) => {
          asking.parts.addTo(one.when.length);
          const when = [...one.when];
          const known = new Set(when.map(keyOf));
          for (const condition of way.when) {
            if (!known.has(keyOf(condition))) when.push(condition);
            known.add(keyOf(condition));
          }
          return contradicts(when) ? [] : [{ when, text: one.text + way.text }];
        }),
      );
    }
  }
  return variants;
}

/** The same, with flags in place of conditions wherever the words are plain. */
function byFlags(told: readonly TextPart[], asking: LayoutNeeds): TextPart[] {
  return told.flatMap((part): TextPart[] => {
    if (part.kind !== "either") return [part];
    if (isBlank([part])) return [];
    const whens = apart(
      part.branches.map(({ when }) => when),
      asking.parts,
    );
    return part.branches.map(({ told: inner }, at) => {
      const when = whens[at] ?? { any: [] };
      const quality = asking.flagFor(when);
      return {
        kind: "either",
        branches: [{ when: { quality, is: "equals", value: true }, told: byFlags(inner, asking) }],
      };
    });
  });
}

/** The maximum number of variants. */
function countOf(told: readonly TextPart[], asking: LayoutNeeds): number {
  return told.reduce((count, part) => {
    if (part.kind !== "either" || isBlank([part]) || formOf(part, asking) !== null) return count;
    const ways = part.branches.map((branch) => countOf(branch.told, asking));
    return count * ways.reduce((sum, one) => sum + one, 1);
  }, 1);
}

/** The most variants of one paragraph. */
const mostWays = 256;

/** All variants with their conditions; equal texts are merged. */
export function waysToTell(told: readonly TextPart[], asking: LayoutNeeds): Variant[] {
  if (countOf(told, asking) <= mostVariants * 4) {
    const ways = variantsOf(told, asking);
    if (ways.length <= mostVariants) return ways;
  }
  const flagged = byFlags(told, asking);
  if (countOf(flagged, asking) <= mostWays) return variantsOf(flagged, asking);
  asking.tooMany();
  return variantsOf(
    flagged.filter((part) => part.kind !== "either" || formOf(part, asking) !== null),
    asking,
  );
}

/** Splits paragraphs at blank lines outside all conditions. */
function paragraphsIn(told: readonly TextPart[]): TextPart[][] {
  const paragraphs: TextPart[][] = [[]];
  for (const part of told) {
    if (part.kind !== "text") {
      paragraphs.at(-1)?.push(part);
      continue;
    }
    for (const [at, text] of part.text.split(/\n{2,}/u).entries()) {
      if (at > 0) paragraphs.push([]);
      if (text !== "") paragraphs.at(-1)?.push({ kind: "text", text });
    }
  }
  return paragraphs;
}

/** A scene's text, and the conditions that its paragraphs name. */
export interface LaidOut {
  text: string;
  shown_if: Record<string, Condition>;
}

/** Lays out a scene's text in paragraphs, each with the short name of its condition before it. */
export function laidOut(told: readonly TextPart[], asking: LayoutNeeds): LaidOut {
  const shown_if: Record<string, Condition> = {};
  const labels = new Map<string, string>();
  const learn = (condition: Condition, label: string) => {
    const key = jsonKey(condition);
    if (!labels.has(key)) labels.set(key, label);
  };
  let count = 0;
  const labelOf = (condition: Condition): string => {
    const known = labels.get(jsonKey(condition));
    if (known !== undefined) return known;
    count += 1;
    const label = `case ${count}`;
    shown_if[label] = condition;
    learn(condition, label);
    learn(notOf(condition), `not ${label}`);
    return label;
  };
  const paragraphs = paragraphsIn(told).flatMap((paragraph) =>
    waysToTell(paragraph, asking).flatMap(({ when, text }) => {
      const parts = text
        .split(/\n{2,}/u)
        .map((one) => one.trim())
        .filter((one) => one !== "");
      if (parts.length === 0 || when.length === 0) return parts;
      const label = labelOf(allOf(when));
      return parts.map((one) => `{if ${label}} ${one}`);
    }),
  );
  return { text: paragraphs.join("\n\n"), shown_if };
}
