import { type Condition, sameJson } from "@katha/storygraph";
import { freeName, jsonKey } from "@katha/storygraph/structure";
import { notOf } from "../script/condition.ts";
import type { Emitted } from "../script/emit.ts";
import { named, withUnwritten, type Edited, type Restoring } from "./restoring.ts";
import { tokensIn, withParagraphs } from "./tokens.ts";

const paragraphsOf = (text: string) => text.split(/\n{2,}/u);
const label = /^\{if (not )?([^{}|]+)\} /u;

/** Whether an unedited paragraph came out where it cannot be restored. */
export function isTextScattered(text: string): boolean {
  return paragraphsOf(text).some((paragraph) => {
    const found = tokensIn("paragraph", paragraph);
    return found.length > 1 || (found.length === 1 && label.test(paragraph));
  });
}

/** The current text, and the conditions that it names. */
export function restoredText(
  { node, notes, parts, left }: Edited,
  emitted: Emitted,
  restoring: Restoring,
) {
  const before = paragraphsOf(notes.text);
  const shown_if: Record<string, Condition> = { ...notes.shown_if };
  const labels = new Map<string, string>();
  const [names, opposites] = [new Map<string, string>(), new Map<string, string>()];
  const learn = (name: string, one: Condition) => {
    if (!names.has(jsonKey(one))) names.set(jsonKey(one), name);
    for (const opposite of [{ not: one }, notOf(one)].map(jsonKey))
      if (!opposites.has(opposite)) opposites.set(opposite, name);
  };
  for (const [name, one] of Object.entries(shown_if)) learn(name, one);
  for (const [name, written] of Object.entries(
    (emitted["shown_if"] ?? {}) as Record<string, Condition>,
  )) {
    const when = restoring.words.condition(written) ?? { all: [] };
    const key = jsonKey(when);
    const other = opposites.get(key);
    const own = names.get(key) ?? (other === undefined ? undefined : `not ${other}`);
    const free = freeName(name, { has: (one) => Object.hasOwn(shown_if, one) });
    labels.set(name, own ?? free);
    if (own !== undefined) continue;
    shown_if[free] = when;
    learn(free, when);
  }
  const told = paragraphsOf(emitted.text).flatMap((paragraph) => {
    const [at] = tokensIn("paragraph", paragraph);
    const [whole = "", not = "", name = ""] = label.exec(paragraph) ?? [];
    const asked = labels.get(name) ?? name;
    const isNot = asked.startsWith("not ") !== (not !== "");
    const head = whole === "" ? "" : `{if ${isNot ? "not " : ""}${asked.replace(/^not /, "")}} `;
    const rest = named(paragraph.slice(whole.length), left.marks, node, restoring);
    const part = head + withParagraphs(rest, before);
    return paragraph === "" ? [] : [{ at: at ?? null, part }];
  });
  const written = new Set(
    parts.paragraphs.filter(({ lines }) => lines.some((one) => one !== "")).map(({ at }) => at),
  );
  const unwritten = before.flatMap((part, at) =>
    written.has(at) || part === "" ? [] : [{ at, part }],
  );
  const all = withUnwritten(told, unwritten);
  const text = sameJson(all, before) ? notes.text : all.join("\n\n");
  return { text, ...(Object.keys(shown_if).length > 0 && { shown_if }) };
}
