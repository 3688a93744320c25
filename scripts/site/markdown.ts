import { createElement } from "react";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import rehypeHighlight from "rehype-highlight";
import remarkGfm from "remark-gfm";

export interface RenderedPage {
  readonly title: string;
  readonly html: string;
  /** The ids of its headings, which links may lead to. */
  readonly anchors: ReadonlySet<string>;
}

interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  readonly children?: HtmlNode[];
}

/** Renders a page; `addressOf` says where a link or a picture of it leads, or that it leads nowhere. */
export function renderMarkdown(
  markdown: string,
  addressOf: (target: string) => string | undefined,
): RenderedPage {
  const anchors = new Set<string>();
  let title = "";
  const nameHeadings = () => (tree: HtmlNode) => {
    for (const heading of (tree.children ?? []).filter(({ tagName }) =>
      /^h\d$/.test(tagName ?? ""),
    )) {
      const words = textOf(heading);
      title ||= words;
      const id = unusedAnchor(words, anchors);
      anchors.add(id);
      heading.properties = { ...heading.properties, id };
    }
  };
  const html = renderToStaticMarkup(
    createElement(Markdown, {
      // Without JSX there is no other way that its types know.
      // oxlint-disable-next-line react/no-children-prop
      children: markdown,
      remarkPlugins: [remarkGfm],
      rehypePlugins: [nameHeadings, [rehypeHighlight, { plainText: ["text", "txt", "md"] }]],
      urlTransform: (target) => addressOf(target) ?? "",
      components: { a: LinkOrWords, table: Wide, pre: Scrolling },
    }),
  );
  return { title, html, anchors };
}

/** What leads nowhere is shown as words. */
function LinkOrWords({ href, children }: ComponentProps<"a">) {
  return href ? createElement("a", { href }, children) : children;
}

function Wide({ children }: ComponentProps<"table">) {
  return createElement("div", { className: "wide" }, createElement("table", null, children));
}

/** Reachable by keyboard, because it may be wider than the page. */
function Scrolling({ children }: ComponentProps<"pre">) {
  return createElement("pre", { tabIndex: 0 }, children);
}

function textOf({ value, children = [] }: HtmlNode): string {
  return value ?? children.map(textOf).join("");
}

/** As GitHub makes it, so that links with an anchor hold in both places. */
function unusedAnchor(words: string, taken: ReadonlySet<string>): string {
  const plain = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  for (let count = 0; ; count += 1) {
    const anchor = count === 0 ? plain : `${plain}-${count}`;
    if (!taken.has(anchor)) return anchor;
  }
}
