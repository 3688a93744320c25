import { fieldsFrom, storyFacts, type Fields } from "./facts.ts";
import { faultAt, type Page } from "./fault.ts";
import { factIn, sectionsOf, textOf } from "./sections.ts";

/** The long texts of a story by their headings in story.md. */
export const longTexts = {
  Description: "story_description",
  Prompt: "story_prompt",
  Sources: "sources_note",
} as const;

const isLongText = (title: string): title is keyof typeof longTexts =>
  Object.hasOwn(longTexts, title);

/** Before and after the short fields. */
export const fence = "---";

/** story.md: short fields between two fences, then the long texts under their headings. */
export function frontFrom(page: Page): Fields {
  const lines = page.text.split("\n");
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end === -1)
    throw faultAt(page, 1, "a story begins with its facts between two lines of `---`.");
  const facts = lines.slice(1, end).map((text, at) => {
    const fact = factIn(text, at + 2);
    if (fact === undefined) throw faultAt(page, at + 2, "this is no `name: value`.");
    return fact;
  });
  const fields = fieldsFrom(page, facts, storyFacts);
  for (const { title, line, facts: strays, body } of sectionsOf(page, end + 2)) {
    if (!isLongText(title)) {
      const known = Object.keys(longTexts).join(", ");
      throw faultAt(page, line, `"${title}" is no heading here; these are: ${known}.`);
    }
    if (strays.length > 0) throw faultAt(page, line + 1, "text begins after an empty line.");
    fields[longTexts[title]] = textOf(body);
  }
  return fields;
}
