import { lineOf } from "./page.ts";
import type { ComponentReference } from "./reference.ts";

interface OtherPage {
  readonly title: string;
  /** Where it is on the site. */
  readonly place: string;
}

/** The index that programs read first, in the form of llmstxt.org. Links are relative to it. */
export function llmsText(
  components: readonly ComponentReference[],
  pages: readonly OtherPage[],
): string {
  const groups = Map.groupBy(components, ({ title }) =>
    title === undefined ? "Beside others" : title.split("/").slice(0, -1).join(": "),
  );
  const listed = [...groups]
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
    .map(([group, members]) => {
      const links = members.map(
        (component) =>
          `- [${component.name}](reference/${component.name}.md): ${lineOf(component)}`,
      );
      return `## ${group}\n\n${links.join("\n")}`;
    });
  const guides = pages.map(({ title, place }) => `- [${title}](${place})`);
  return `# @katha/ui

> React 19 components of a platform for story games: buttons and fields, story cards, a page that plays a story, an editor.
> Props in, callbacks out. Each page says which entry its component comes from: "@katha/ui", "@katha/ui/author" or
> "@katha/ui/admin". \`katha.css\` holds the tokens and has to be loaded once, \`fonts.css\` the typefaces. Texts are in English; \`I18nProvider\` and \`createI18n\` give another language.

Each component has a page with its props, its keyboard, and examples that are modules as they stand.

${listed.join("\n\n")}

## Guides and recipes

${guides.join("\n")}
`;
}

const order = ["Primitives", "Parts"];

function rankOf(group: string): number {
  const rank = order.findIndex((first) => group.startsWith(first));
  return rank === -1 ? order.length : rank;
}
