import path from "node:path";
import { answersFrom, type Answer } from "./answers.ts";
import { faultAt } from "./fault.ts";
import type { Fields } from "./facts.ts";
import { frontFrom } from "./front.ts";
import { jsonPage, namesIn, pageAt } from "./pages.ts";
import { scenesFrom, type Scene } from "./scenes.ts";
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
export interface Reading {
  /** Other wordings of the choices. */
  wordings?: boolean;
  /** What is answered to typed lines and commands. */
  answers?: boolean;
}

/** Where a choice without a scene of its own leads. */
const isElsewhere = (target: string) => target === "" || target.startsWith("@");

/** A story from its folder in `stories`. */
export function readBook(
  folder: string,
  slug: string,
  { wordings = true, answers = true }: Reading = {},
): Book {
  const home = `stories/${slug}`;
  const names = namesIn(path.join(folder, home));
  const page = (name: string) => pageAt(folder, `${home}/${name}`);
  const pagesIn = (inner: string, ending: string) =>
    namesIn(path.join(folder, home, inner))
      .filter((name) => name.endsWith(ending))
      .map((name) => page(`${inner}/${name}`));

  const { nodes, named } = scenesFrom(
    names.filter((name) => /^scenes(?:-\d+)?\.md$/.test(name)).map(page),
  );
  if (wordings)
    for (const worded of pagesIn("wordings", ".txt")) {
      const scene = path.basename(worded.file, ".txt");
      const found = Object.hasOwn(nodes, scene) ? nodes[scene] : undefined;
      if (found === undefined) throw faultAt(worded, 1, `there is no scene ${scene}.`);
      addWordings(worded, found);
    }
  const told = answers
    ? answersFrom(pagesIn("answers", ".md"), pagesIn("answers", "order.txt")[0])
    : undefined;
  for (const { page: where, line, scene, what } of [...named, ...(told?.named ?? [])])
    if (!isElsewhere(scene) && !Object.hasOwn(nodes, scene))
      throw faultAt(where, line, `${what} "${scene}", which is no scene.`);

  const state = names.includes("state.json") ? (jsonPage(page("state.json")) as Fields) : {};
  return {
    slug,
    front: frontFrom(page("story.md")),
    structure: {
      start_node: Object.keys(nodes)[0] ?? "",
      ...state,
      ...(told !== undefined &&
        Object.keys(told.reactions).length > 0 && { reactions: told.reactions }),
      nodes,
    },
    bible: jsonPage(page("bible.json")) as Fields,
    cover: jsonPage(page("cover.json")) as Fields,
  };
}
