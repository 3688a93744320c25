import createCache from "@emotion/cache";
import type { SerializedStyles } from "@emotion/react";
import { classes } from "./classes.ts";

/** Styles bring the keyframes that they use. */
function* parts(styles: SerializedStyles): Generator<SerializedStyles> {
  for (let part: SerializedStyles | undefined = styles; part; part = part.next) yield part;
}

/**
 * The rules of every class, as Emotion writes them for a component: the same text, under another selector. Where an element
 * has several styles, Emotion puts the declarations of all of them before the nested rules of any, so a tone does not win
 * over what an earlier style says for forced colours. The sheet has the same order.
 */
export function classStylesheet(): string {
  // No prefixes: a browser that has `light-dark()`, without which the tokens have no value, needs none of them.
  const cache = createCache({ key: "katha", stylisPlugins: [] });
  const keyframes = new Set<string>();
  const declarations: string[] = [];
  const nested: string[] = [];
  const write = (selector: string, styles: SerializedStyles) => {
    // Emotion remembers a rule by the name of its styles, which two classes may share.
    const named = { ...styles, name: `${selector} ${styles.name}` };
    const rule = cache.insert(selector, named, cache.sheet, false);
    if (typeof rule !== "string") throw new Error("Emotion returns rules outside browsers alone.");
    return rule;
  };
  for (const [name, styles] of Object.values(classes).flatMap(Object.entries<SerializedStyles>)) {
    const [own, ...moving] = parts(styles);
    const rules = own ? write(`.${name}`, own) : "";
    const [first = ""] = new RegExp(`^\\.${name}\\{[^}]*\\}`).exec(rules) ?? [];
    declarations.push(first);
    nested.push(rules.slice(first.length));
    for (const each of moving) keyframes.add(write("", each));
  }
  return `@layer katha.primitives{${[...declarations, ...nested, ...keyframes].join("")}}`;
}
