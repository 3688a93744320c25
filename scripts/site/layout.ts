import path from "node:path";
import type { Addresses } from "./addresses.ts";

export interface MenuGroup {
  readonly name: string;
  readonly pages: readonly { readonly title: string; readonly place: string }[];
}

interface Page {
  /** Where it is on the site: "guides/theming.html". */
  readonly place: string;
  /** Where it is in the repository. */
  readonly source: string;
  readonly title: string;
  readonly html: string;
}

/** The link from one place of the site to another, which holds wherever the site lies. */
export function relative(from: string, to: string): string {
  return path.posix.relative(path.posix.dirname(from), to);
}

/** The whole page, with the site's menu. */
export function layout(
  { place, source, title, html }: Page,
  menu: readonly MenuGroup[],
  addresses: Addresses | undefined,
): string {
  const to = (target: string) => relative(place, target);
  const groups = menu.map(({ name, pages }) => {
    const isOpen = pages.some((page) => page.place === place);
    const items = pages.map((page) => {
      const current = page.place === place ? ' aria-current="page"' : "";
      return `<li><a href="${to(page.place)}"${current}>${escaped(page.title)}</a></li>`;
    });
    return `<details${isOpen ? " open" : ""}><summary>${name}</summary><ul class="plain">${items.join("")}</ul></details>`;
  });
  const repository = addresses
    ? `<a href="${addresses.repository}/blob/HEAD/${source}">This page in the repository</a>`
    : `In the repository this page is <code>${source}</code>.`;
  return `<!doctype html>
<html lang="en" data-theme="system">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title === siteName ? siteName : `${escaped(title)} · ${siteName}`}</title>
    <link rel="icon" href="${to("icon.svg")}" />
    <link rel="stylesheet" href="${to("look/katha.css")}" />
    <link rel="stylesheet" href="${to("look/page.css")}" />
    <link rel="stylesheet" href="${to("look/fonts.css")}" />
    <link rel="stylesheet" href="${to("look/site.css")}" />
  </head>
  <body>
    <a class="skip" href="#page">To the page</a>
    <header>
      <a class="name" href="${to("index.html")}"><img src="${to("icon.svg")}" alt="" width="32" height="32" />Katha</a>
      <nav aria-label="Main">
        <a href="${to("storybook/index.html")}">Components</a>
        <a href="${to("recipes/index.html")}">Recipes</a>
        <a href="${to("guides/theming.html")}">Theming</a>
        <a href="${to("llms.txt")}">llms.txt</a>
        <a href="#pages">All pages</a>
      </nav>
    </header>
    <div class="columns">
      <main id="page">
        <article>${html}</article>
        <footer>${repository}</footer>
      </main>
      <nav class="menu" id="pages" aria-label="All pages">
        ${groups.join("\n        ")}
      </nav>
    </div>
  </body>
</html>
`;
}

export const siteName = "Build with Katha";

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
