import path from "node:path";
import { answersFrom, type Answer } from "./answers.ts";
import { faultAt, type Page } from "./fault.ts";
import type { Fields } from "./facts.ts";
import { frontFrom } from "./front.ts";
import { filesIn, jsonPage, pageAt } from "./pages.ts";
import { scenesFrom, type Reference, type Scene } from "./scenes.ts";
import { addWordings } from "./wordings.ts";

/** A story as its folder says it, before it is checked against the contract. */
export interface Book {
  slug: string;
  /** What story.md says. */
  front: Fields;
  structure: Fields & {
    start_node: string;
    nodes: Record<string, Scene>;
    reactions?: Record<string, Answer>;
  };
  bible: Fields;
  cover: Fields;
}

/** What of a story is read; everything by default. */
export interface PartsRead {
  /** Other wordings of the choices. */
  wordings?: boolean;
  /** What is answered to typed lines and commands. */
  answers?: boolean;
}

/** Back to a hub, whichever it was. */
const isElsewhere = (target: string) => target.startsWith("@");

function refuseStrays(nodes: Readonly<Record<string, Scene>>, named: readonly Reference[]): void {
  for (const { page, line, scene, what } of named)
    if (!isElsewhere(scene) && !Object.hasOwn(nodes, scene))
      throw faultAt(page, line, `${what} "${scene}", which is no scene.`);
}

const inOrder = new Intl.Collator("en", { numeric: true });

/** A story from its pages by their names in its folder: `scenes-2.md`, `wordings/niche.txt`. */
export function bookFrom(
  slug: string,
  names: readonly string[],
  page: (name: string) => Page,
  { wordings = true, answers = true }: PartsRead = {},
): Book {
  const pagesNamed = (name: RegExp) =>
    names
      .filter((one) => name.test(one))
      .toSorted(inOrder.compare)
      .map(page);

  const { nodes, named } = scenesFrom(pagesNamed(/^scenes(?:-\d+)?\.md$/));
  refuseStrays(nodes, named);
  for (const worded of wordings ? pagesNamed(/^wordings\/.*\.txt$/) : []) {
    const scene = path.posix.basename(worded.file, ".txt");
    const found = Object.hasOwn(nodes, scene) ? nodes[scene] : undefined;
    if (found === undefined) throw faultAt(worded, 1, `there is no scene ${scene}.`);
    addWordings(worded, found);
  }
  const told = answersFrom(
    answers ? pagesNamed(/^answers\/.*\.md$/) : [],
    answers ? pagesNamed(/^answers\/order\.txt$/)[0] : undefined,
  );
  refuseStrays(nodes, told.named);

  const state = names.includes("state.json") ? (jsonPage(page("state.json")) as Fields) : {};
  const reactions = Object.keys(told.reactions).length > 0 ? { reactions: told.reactions } : {};
  return {
    slug,
    front: frontFrom(page("story.md")),
    structure: { start_node: Object.keys(nodes)[0] ?? "", ...state, ...reactions, nodes },
    bible: jsonPage(page("bible.json")) as Fields,
    cover: jsonPage(page("cover.json")) as Fields,
  };
}

/** A story from its folder in `stories`. */
export function readBook(folder: string, slug: string, parts?: PartsRead): Book {
  const home = `stories/${slug}`;
  const page = (name: string) => pageAt(folder, `${home}/${name}`);
  return bookFrom(slug, filesIn(path.join(folder, home)), page, parts);
}
