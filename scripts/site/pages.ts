import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Addresses } from "./addresses.ts";
import { layout, relative, siteName } from "./layout.ts";
import type { MenuGroup } from "./layout.ts";
import { renderMarkdown } from "./markdown.ts";
import { onSite, pageGroups, placeOf } from "./places.ts";

export interface SitePage {
  readonly source: string;
  readonly place: string;
  readonly title: string;
  readonly html: string;
  readonly anchors: ReadonlySet<string>;
}

export interface Pages {
  readonly pages: readonly SitePage[];
  /** Pictures that the pages show: the place on the site, and the file in the repository. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Links to files that the repository does not have: "docs/README.md: gone.md". */
  readonly broken: readonly string[];
}

/** Every Markdown page of the site, with links that hold under any address. */
export function sitePages(root: string, addresses: Addresses | undefined): Pages {
  const groups = pageGroups(root);
  const sources = new Set(groups.flatMap(({ pages }) => pages));
  const pictures = new Map<string, string>();
  const broken: string[] = [];
  const rendered = [...sources].map((source) => {
    const markdown = readFileSync(path.join(root, source), "utf8");
    const place = placeOf(source);
    const addressOf = (target: string) => {
      if (/^(?:[a-z]+:|#)/i.test(target)) return target;
      const [file = "", anchor] = target.split("#");
      const there = path.posix.join(path.posix.dirname(source), file);
      if (!existsSync(path.join(root, there))) broken.push(`${source}: ${target}`);
      const page = /\.(?:webp|png|svg)$/.test(there) ? pictureOf(there) : onSite(there, sources);
      if (page !== undefined) return relative(place, page) + (anchor ? `#${anchor}` : "");
      return addresses && `${addresses.repository}/blob/HEAD/${there}`;
    };
    const pictureOf = (file: string) => {
      const shown = `pictures/${path.posix.basename(file)}`;
      pictures.set(shown, file);
      return shown;
    };
    const page = renderMarkdown(readableLines(markdown, source), addressOf);
    return { source, place, page, title: titleOf(source, page.title) };
  });
  const menu: MenuGroup[] = groups.map(({ name, pages }) => ({
    name,
    pages: rendered.filter(({ source }) => pages.includes(source)),
  }));
  const pages = rendered.map(({ source, place, title, page: { html, anchors } }) => ({
    source,
    place,
    title,
    anchors,
    html: layout({ source, place, title, html }, menu, addresses),
  }));
  return { pages, pictures, broken };
}

/** The report of an API has a heading for each entry and one block of code, which is too long to be coloured. */
function readableLines(markdown: string, source: string): string {
  return source.endsWith("api-report.md") ? markdown.replaceAll(/^```ts$/gm, "```text") : markdown;
}

function titleOf(source: string, heading: string): string {
  if (source === "docs/README.md") return siteName;
  return source.startsWith("examples/") ? `Example: ${heading}` : heading;
}
