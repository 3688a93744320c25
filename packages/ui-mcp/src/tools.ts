import { ToolError } from "./protocol.ts";
import type { Tool } from "./protocol.ts";

/** A page of the documentation in the index that scripts/reference writes. */
export interface Listed {
  readonly name: string;
  readonly line: string;
  /** What others call it. */
  readonly otherNames: readonly string[];
}

export interface Documentation {
  readonly components: readonly Listed[];
  readonly guides: readonly Listed[];
  /** The page of one of them, in Markdown. */
  readonly read: (kind: "components" | "guides", name: string) => string;
}

const longestQuery = 200;

export function toolsOf({ components, guides, read }: Documentation): Tool[] {
  return [
    {
      name: "list_components",
      description: "The React components of @katha/ui, each in a line.",
      takes: {
        query: { description: "Words to look for, such as modal or date", isNeeded: false },
      },
      call: ({ query = "" }) => lines(matching(components, query), "No component has these words."),
    },
    {
      name: "get_component",
      description:
        "A component of @katha/ui: when to use it, its props with types and defaults, its keyboard, and examples that run.",
      takes: { name: { description: "Its name, such as StoryCard", isNeeded: true } },
      call: ({ name = "" }) => read("components", known(components, name, "list_components")),
    },
    {
      name: "list_guides",
      description:
        "Recipes and guides to @katha/ui: set-up with Vite or Next, themes, words, icons.",
      takes: {},
      call: () => lines(guides, "There are none."),
    },
    {
      name: "get_guide",
      description: "A recipe or guide to @katha/ui with its whole code.",
      takes: { name: { description: "Its name as in list_guides", isNeeded: true } },
      call: ({ name = "" }) => read("guides", known(guides, name, "list_guides")),
    },
  ];
}

function lines(listed: readonly Listed[], none: string): string {
  return listed.map(({ name, line }) => `- ${name}: ${line}`).join("\n") || none;
}

/** Those that have every word of the query, in any place. */
function matching(listed: readonly Listed[], query: string): readonly Listed[] {
  const words = query.slice(0, longestQuery).toLowerCase().split(/\s+/).filter(Boolean);
  return listed.filter(({ name, line, otherNames }) => {
    const text = [name, line, ...otherNames].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The name as it is listed, however it is capitalised. */
function known(listed: readonly Listed[], wanted: string, list: string): string {
  const lower = wanted.toLowerCase();
  const found = listed.find(({ name }) => name.toLowerCase() === lower);
  if (found) return found.name;
  const near = matching(listed, wanted)
    .slice(0, 5)
    .map(({ name }) => name);
  const instead = near.length > 0 ? `Did you mean ${near.join(", ")}?` : `${list} has all names.`;
  throw new ToolError(`There is no "${wanted.slice(0, longestQuery)}". ${instead}`);
}
