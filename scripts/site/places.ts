import { globSync } from "node:fs";
import path from "node:path";

export interface PageGroup {
  readonly name: string;
  /** Paths from the root of the repository. */
  readonly pages: readonly string[];
}

/** The Markdown pages of the repository that are on the site, as its menu lists them. */
export function pageGroups(root: string): PageGroup[] {
  const within = (pattern: string) => {
    const found = globSync(pattern, { cwd: root }).map((file) => file.replaceAll(path.sep, "/"));
    const isFirst = (file: string) => Number(path.posix.basename(file) !== "README.md");
    return found.toSorted((one, other) => isFirst(one) - isFirst(other) || (one < other ? -1 : 1));
  };
  const packages = ["ui", "api", "storygraph"];
  return [
    { name: "Start", pages: ["docs/README.md"] },
    {
      name: "Packages",
      pages: packages.map((name) => `packages/${name}/README.md`),
    },
    {
      name: "Every name and type",
      pages: packages.map((name) => `packages/${name}/api-report.md`),
    },
    { name: "Recipes", pages: within("docs/recipes/*.md") },
    { name: "Examples", pages: ["examples/README.md", ...within("examples/*/README.md")] },
    { name: "Guides", pages: within("docs/guides/*.md") },
    { name: "Changes", pages: ["CHANGELOG.md"] },
    {
      name: "About Katha",
      pages: ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...within("docs/!(README).md")],
    },
    { name: "Decisions", pages: within("docs/decisions/*.md") },
  ];
}

/** Where a page is on the site: `docs/guides/theming.md` is `guides/theming.html`. */
export function placeOf(page: string): string {
  if (page === "docs/README.md") return "index.html";
  if (page === "README.md") return "katha.html";
  return page
    .replace(/^docs\//, "")
    .replace(/README\.md$/, "index.md")
    .replace(/\.md$/, ".html")
    .toLowerCase();
}

/** Folders of the repository that the site has in another form. */
const built: Readonly<Record<string, string>> = { ".storybook": "storybook/index.html" };

/** Where the site has a file or folder of the repository, or `undefined`. A folder is its README, as on GitHub. */
export function onSite(file: string, pages: ReadonlySet<string>): string | undefined {
  const plain = file.replace(/\/$/, "");
  const page = [plain, `${plain}/README.md`].find((each) => pages.has(each));
  return built[plain] ?? (page === undefined ? undefined : placeOf(page));
}
