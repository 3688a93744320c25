import { faultAt, type Page } from "./fault.ts";
import type { Choice, Scene } from "./scenes.ts";
import { unescaped } from "./sections.ts";

/** What else a choice is called, and what it must not be taken for. */
interface Worded {
  aliases?: string[];
  not_for?: string[];
}

/** Heads the lines that a choice must not be taken for. */
export const notMark = "not:";
/** The heading of a storylet's own wordings. */
export const ofStorylet = "storylet";

export const headingOf = ({ text, target }: Choice) => `${text} -> ${target}`;

function wordedBy(heading: string, scene: Scene, taken: ReadonlySet<Worded>): Worded | undefined {
  if (heading === ofStorylet) return scene["storylet"] as Worded | undefined;
  return scene.choices.find((one) => headingOf(one) === heading && !taken.has(one));
}

/** Adds the wordings of a scene's choices to them: `# words -> scene` as in the scene, then one a line. */
export function addWordings(page: Page, scene: Scene): void {
  const taken = new Set<Worded>();
  let open: Worded | undefined;
  let into: string[] | undefined;
  for (const [at, text] of page.text.split("\n").entries()) {
    const line = at + 1;
    if (text === "") continue;
    if (text.startsWith("# ")) {
      const heading = text.slice(2).trim();
      open = wordedBy(heading, scene, taken);
      if (open === undefined) {
        const known = scene.choices.map((one) => `"# ${headingOf(one)}"`).join(", ");
        throw faultAt(page, line, `the scene has no such choice; its choices are ${known}.`);
      }
      taken.add(open);
      into = open.aliases = [];
    } else if (open === undefined || into === undefined) {
      throw faultAt(page, line, "this stands before the first heading.");
    } else if (text === notMark) {
      into = open.not_for = [];
    } else {
      into.push(unescaped(text));
    }
  }
}
