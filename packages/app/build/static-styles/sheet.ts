import createCache from "@emotion/cache";
import type { SerializedStyles } from "@emotion/react";

// Browsers we build for need no prefix, and each Emotion cache writes a style only once.
const stylis = () => createCache({ key: "k", stylisPlugins: [], speedy: false });

/** The rules of a style under a class name of its own, and of the keyframes it names. */
export function rulesOf(className: string, style: SerializedStyles): string[] {
  const cache = stylis();
  const rules: string[] = [];
  for (let one: SerializedStyles | undefined = style; one; one = one.next) {
    const selector = one === style ? `.${className}` : "";
    // Without a page Emotion hands the rules back instead of putting them into it.
    const text = cache.insert(selector, one, cache.sheet, true);
    rules.push(...topLevelRules(typeof text === "string" ? text : ""));
  }
  return rules;
}

function topLevelRules(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (mark === "{") depth += 1;
    if (mark !== "}" || (depth -= 1) > 0) continue;
    rules.push(text.slice(from, index + 1));
    from = index + 1;
  }
  return rules;
}

const conditional = /^@(?:media|supports|container)/;

/**
 * Emotion writes styles that are used together as one, with what holds under a condition after all
 * else. In a sheet the same comes of writing the conditions of all styles after the last of them.
 */
export function sheetOf(rules: readonly string[]): string {
  const apart = (isWanted: boolean) => rules.filter((rule) => conditional.test(rule) === isWanted);
  return [...new Set([...apart(false), ...apart(true)])].join("\n");
}
