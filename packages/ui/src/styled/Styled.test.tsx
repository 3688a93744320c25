// @vitest-environment happy-dom
import createCache from "@emotion/cache";
import { CacheProvider, css, keyframes } from "@emotion/react";
import * as emotion from "@emotion/react/jsx-runtime";
import { cleanup, render } from "@testing-library/react";
import { useId } from "react";
import type { ElementType, ReactNode, Ref } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import * as own from "./jsx-runtime.ts";

type Runtime = { jsx: (type: ElementType, props: object, key?: string) => ReactNode };

const turn = keyframes({ to: { rotate: "1turn" } });
const base = css({ color: "red", "&:hover": { color: "blue" } });
const large = css({ fontSize: "2rem", "@media (min-width: 1px)": { fontSize: "3rem" } });
const wheel = css({ animation: `${turn} 1s` });

afterEach(cleanup);

/** The markup and, in their order, the rules that a runtime makes. */
function madeBy(runtime: Runtime, tree: (jsx: Runtime["jsx"]) => ReactNode) {
  const container = document.head.appendChild(document.createElement("div"));
  const cache = createCache({ key: "k", container, speedy: false });
  const { container: page, unmount } = render(
    <CacheProvider value={cache}>{tree(runtime.jsx)}</CacheProvider>,
  );
  const made = {
    markup: page.innerHTML,
    rules: [...container.querySelectorAll("style")].map(({ textContent }) => textContent),
  };
  unmount();
  container.remove();
  return made;
}

const handOn =
  (jsx: Runtime["jsx"]) =>
  ({ className }: { className?: string }) =>
    jsx("b", { css: large, className, children: "b" });

const trees: [name: string, tree: (jsx: Runtime["jsx"]) => ReactNode][] = [
  ["one style", (jsx) => jsx("p", { css: base, children: "p" })],
  ["several, with what does not hold", (jsx) => jsx("p", { css: [base, false, [large, null]] })],
  ["none that holds", (jsx) => jsx("p", { css: [undefined, ""] })],
  [
    "lists within lists",
    (jsx) => [
      jsx("p", { css: [[base, large]] }, "both"),
      jsx("p", { css: [[base], large] }, "each"),
    ],
  ],
  ["the same styles in another order", (jsx) => jsx("p", { css: [large, base] })],
  ["keyframes", (jsx) => jsx("p", { css: [base, wheel] })],
  ["a name from outside", (jsx) => jsx("p", { className: "theirs and-theirs", css: base })],
  ["an empty name from outside", (jsx) => jsx("p", { className: "", css: base })],
  ["no name from outside", (jsx) => jsx("p", { className: undefined, css: base })],
  ["a style handed on to a component of ours", (jsx) => jsx(handOn(jsx), { css: base })],
  [
    "a style handed on beside a name",
    (jsx) => jsx(handOn(jsx), { className: "theirs", css: [base] }),
  ],
  ["an object written on the spot", (jsx) => jsx("p", { css: [base, { margin: 0 }] })],
  ["a style made of a theme", (jsx) => jsx("p", { css: () => ({ margin: 0 }) })],
  [
    "one within the other",
    (jsx) => jsx("p", { css: wheel, children: jsx("b", { css: [large], children: "b" }) }),
  ],
  ["nothing to style", (jsx) => jsx("p", { className: "theirs", children: "p" })],
];

describe("what Emotion makes is made class for class and rule for rule", () => {
  it.each(trees)("%s", (_name, tree) => {
    const wanted = madeBy(emotion, tree);
    expect(madeBy(own, tree)).toEqual(wanted);
    expect(madeBy(own, tree)).toEqual(wanted);
  });
});

it("hands on refs, keys and all else", () => {
  let found: Element | null = null;
  const ref: Ref<Element> = (element) => {
    found = element;
  };
  const items = ["a", "b"].map((each) =>
    own.jsx("li", { css: base, title: each, ...(each === "b" && { ref }) }, each),
  );
  render(<ul>{items}</ul>);
  expect(found).toHaveProperty("title", "b");
});

it("gives the ids that a server gave, where Emotion rendered", () => {
  let given = "";
  const Named = () => {
    given = useId();
    return <i id={given} />;
  };
  const tree = ({ jsx }: Runtime) =>
    jsx("p", { css: base, children: jsx("b", { css: [large], children: <Named /> }) });
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(tree(emotion));
  const served = given;
  given = "";
  render(<>{tree(own)}</>, { container: host, hydrate: true });
  expect(given).toBe(served);
});
