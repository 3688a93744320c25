import type { ComponentType } from "react";
import { createElement } from "react";

/** React's names of attributes that differ from HTML; SVG attributes lose their dashes. */
const renamed: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  srcset: "srcSet",
  fetchpriority: "fetchPriority",
  tabindex: "tabIndex",
};

function propName(attribute: string): string {
  const own = renamed[attribute];
  if (own !== undefined) return own;
  if (/^(?:aria|data)-/.test(attribute)) return attribute;
  return attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * A component that renders the markup of this element as if written by hand: the same elements and attributes, plain class
 * names, a listener on each button. Nothing else runs.
 */
export function plainComponentOf(element: Element): ComponentType {
  const code = `return function Plain() { return ${codeOf(element)}; };`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the compiled code equals hand-written code
  const make = new Function("h", "listen", code) as (
    h: typeof createElement,
    listen: () => void,
  ) => ComponentType;
  return make(createElement, () => undefined);
}

function declarationsOf(style: string): Record<string, string> {
  const declarations = style.split(";").filter((each) => each.trim() !== "");
  return Object.fromEntries(
    declarations.map((each) => {
      const [name = "", ...value] = each.split(":");
      return [propName(name.trim()), value.join(":").trim()];
    }),
  );
}

function codeOf(node: Node): string {
  if (node instanceof Text) return JSON.stringify(node.data);
  if (!(node instanceof Element)) return "null";
  const props = [...node.attributes].map(
    ({ name, value }) =>
      `${JSON.stringify(propName(name))}: ${JSON.stringify(name === "style" ? declarationsOf(value) : value)}`,
  );
  if (node.matches("button")) props.push("onClick: listen");
  if (node.matches("img")) props.push("onError: listen");
  const children = [...node.childNodes].map(codeOf);
  return `h(${[JSON.stringify(node.localName), `{${props.join(", ")}}`, ...children].join(", ")})`;
}
