import type { CatalogueStory } from "../stories/catalogue-stories.ts";
import { lockedAt, offersAt, type Edge } from "../../position/index.ts";
import type { Position } from "../../port.ts";
import { termsOf } from "../../understanding/words/terms.ts";
import { positionAt } from "../position-at.ts";
import { stayLines } from "./stay-lines.ts";

/**
 * - `alias`: another way of saying a choice, which the choice is not told of while it is tried
 * - `not for`: what the author says a choice must not be taken for, without the author's saying it
 * - `elsewhere`: a way of saying a choice of another scene, or what is not meant there
 * - `stays`: what may be typed in any scene, and is no choice of it
 * - `mood`: an alias, refused, asked about or only supposed
 * - `bare`: an alias where no choice has any, as in stories whose authors wrote none
 * - `bare elsewhere`: what is not meant there
 * - `polite`: an alias that the choice is told of, with words around it that change nothing
 */
export const leftOutKinds = [
  "alias",
  "not for",
  "elsewhere",
  "stays",
  "mood",
  "polite",
  "bare",
  "bare elsewhere",
] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

export interface LeftOut {
  story: CatalogueStory;
  kind: LeftOutKind;
  said: string;
  position: Position;
  edges: readonly Edge[];
  /** The choice that is meant, or must not be taken; undefined where nothing here is meant. */
  edge: Edge | undefined;
}

/** Every second story is for building; the others only measure. */
export const isBuiltWith = (at: number) => at % 2 === 0;

const without = (list: readonly string[] | undefined, said: string) =>
  list?.filter((one) => one !== said);

/** A choice without exactly these words among its aliases. */
export function withoutSaying(edge: Edge, said: string): Edge {
  const { aliases, notFor, ...rest } = edge;
  const [own, others] = [without(aliases, said), without(notFor, said)];
  return { ...rest, ...(own && { aliases: own }), ...(others && { notFor: others }) };
}

function bareOf({ aliases: _aliases, notFor: _notFor, ...edge }: Edge): Edge {
  return edge;
}

/** An order in English, so that it can be put in another mood: "take the key". */
const isOrder = (said: string) =>
  /^(?:take|give|go|ask|tell|follow|open|hide|wait|pull|put|climb|run|call|show|keep|leave|send|let|pay|read|sign|burn|stay|make|get|find|bring|say|grab|hold|walk|accept|refuse|look|stop|help)\b/u.test(
    said,
  );
const moods: readonly ((said: string) => string)[] = [
  (said) => `I won't ${said}`,
  (said) => `should I ${said}?`,
  (said) => `if she wants me to, I'll ${said}`,
  (said) => `what happens if I ${said}`,
  (said) => `don't ${said}`,
];

const fillers: readonly ((said: string) => string)[] = [
  (said) => `I think I'll just ${said}`,
  (said) => `ok then, ${said} please`,
  (said) => `I'd like to ${said} now`,
  (said) => `well... let's ${said}, quickly`,
  (said) => `fine, I will ${said}.`,
];
/** How many wordings of a choice are tried: a test of all takes minutes. */
const mostOfChoice = 7;

/** At most so many of a list, evenly spread. */
export function someOf<One>(list: readonly One[], most: number): One[] {
  const step = Math.max(1, list.length / most);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

const pick = <One>(list: readonly One[], at: number): One => list[at % list.length] as One;

interface Scene {
  story: CatalogueStory;
  position: Position;
  edges: readonly Edge[];
  /** What each of the edges is about. */
  gists: readonly ReadonlySet<string>[];
}

function scenesOf(story: CatalogueStory): Scene[] {
  return Object.keys(story.graph.nodes)
    .map((node) => positionAt(story.graph, [node]))
    .map((position) => {
      const edges = [...offersAt(story.graph, position), ...lockedAt(story.graph, position)];
      return { story, position, edges, gists: edges.map(gist) };
    })
    .filter(({ edges }) => edges.length > 0);
}

function ownLines({ story, position, edges }: Scene): LeftOut[] {
  return edges.flatMap((edge) => {
    const tried = (kind: LeftOutKind, lines: readonly string[] = []) =>
      someOf(lines, mostOfChoice).map((said): LeftOut => {
        const told = withoutSaying(edge, said);
        const all = edges.map((one) => (one === edge ? told : one));
        return { story, kind, said, position, edges: all, edge: told };
      });
    const orders = (edge.aliases ?? []).filter(isOrder).slice(0, 4);
    const changed = orders.map((said, at): LeftOut => {
      const isPolite = at % 2 === 1;
      const change = pick(isPolite ? fillers : moods, said.length + at);
      const told = at < 2 ? edge : withoutSaying(edge, said);
      const all = edges.map((one) => (one === edge ? told : one));
      const kind = isPolite ? "polite" : "mood";
      return { story, kind, said: change(said), position, edges: all, edge: told };
    });
    const bare = someOf(edge.aliases ?? [], mostOfChoice / 2).map((said): LeftOut => {
      const all = edges.map(bareOf);
      return { story, kind: "bare", said, position, edges: all, edge: all[edges.indexOf(edge)] };
    });
    return [...tried("alias", edge.aliases), ...tried("not for", edge.notFor), ...changed, ...bare];
  });
}

const wordingsOf = ({ text, aliases = [] }: Edge) => [text, ...aliases];
const unrefused = (term: string) => term.replace(/^!/u, "");

/** Words that more than one wording of a choice has. */
function gist(edge: Edge): ReadonlySet<string> {
  const all = wordingsOf(edge).map((one) => new Set(termsOf(one).map(unrefused)));
  const terms = [...new Set(all.flatMap((one) => [...one]))];
  return new Set(terms.filter((term) => all.filter((one) => one.has(term)).length > 1));
}

/** Whether two choices of different scenes may be the same one, offered again: "go home", "tell him the truth". */
function isSameAgain(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const shared = [...left].filter((term) => right.has(term)).length;
  return shared >= 0.4 * Math.min(left.size, right.size);
}

/** A few lines for choices of other scenes that this scene does not have. */
function strangeLines({ story, position, edges, gists }: Scene, all: readonly Scene[]): LeftOut[] {
  const here = new Set(edges.map(({ to }) => to));
  const own = new Set(edges.flatMap(wordingsOf));
  const isHere = (its: ReadonlySet<string>) => gists.some((one) => isSameAgain(one, its));
  const others = all
    .flatMap((scene) => scene.edges.map((edge, at) => ({ edge, its: scene.gists[at] })))
    .filter(({ edge, its }) => !here.has(edge.to) && its !== undefined && !isHere(its))
    .map(({ edge }) => edge)
    .flatMap(({ aliases = [], notFor = [] }) => aliases.concat(notFor.slice(0, 1)))
    .filter((said) => !own.has(said));
  const step = Math.max(1, Math.floor(others.length / 10));
  return others
    .filter((_, at) => at % step === 0)
    .flatMap((said, at): LeftOut[] => {
      const one = { story, kind: "elsewhere", position, edges, said, edge: undefined } as const;
      if (at % 3 > 0) return [one];
      const bare = edges.map(bareOf);
      return [one, { story, kind: "bare elsewhere", position, edges: bare, said, edge: undefined }];
    });
}

/** Lines for any scene, without those that are nearly a choice of this one. */
function stillLines({ story, position, edges }: Scene, at: number): LeftOut[] {
  const known = edges.map((edge) => new Set(wordingsOf(edge).flatMap(termsOf).map(unrefused)));
  return stayLines(story, position.node, at)
    .filter((said) => {
      const terms = termsOf(said).map(unrefused);
      return !known.some((one) => terms.length > 0 && terms.every((term) => one.has(term)));
    })
    .map((said) => ({ story, kind: "stays", position, edges, said, edge: undefined }));
}

/** All lines of a story to try without the help of its author's aliases. */
export function leftOutOf(story: CatalogueStory): LeftOut[] {
  const scenes = scenesOf(story);
  return scenes.flatMap((scene, at) =>
    ownLines(scene).concat(strangeLines(scene, scenes), stillLines(scene, at)),
  );
}
