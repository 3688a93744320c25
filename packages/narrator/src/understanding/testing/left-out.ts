import type { CatalogueStory } from "../../built-in/testing/catalogue-stories.ts";
import { lockedAt, offersAt, type Edge } from "../../position/index.ts";
import type { Position } from "../../port.ts";
import { positionAt } from "../../testing/position-at.ts";

/**
 * - `alias`: another way of saying a choice, which the choice is not told of while it is tried
 * - `not for`: what the author says a choice must not be taken for, without the author's saying it
 * - `elsewhere`: a way of saying a choice of another scene, or what is not meant there
 * - `mood`: an alias, refused, asked about or only supposed
 * - `bare`: an alias where no choice has any, as in stories whose authors wrote none
 * - `bare elsewhere`: what is not meant there
 * - `polite`: an alias that the choice is told of, with words around it that change nothing
 */
export const leftOutKinds = [
  "alias",
  "not for",
  "elsewhere",
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
  /** The choice that is meant, or the one that is not; none where nothing here is meant. */
  edge: Edge | undefined;
}

/** Every second story is built with; the others only measure. */
export const isBuiltWith = (at: number) => at % 2 === 0;

const without = (list: readonly string[] | undefined, said: string) =>
  list?.filter((one) => one !== said);

function withoutSaying(edge: Edge, said: string): Edge {
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
const pick = <One>(list: readonly One[], at: number): One => list[at % list.length] as One;

interface Scene {
  story: CatalogueStory;
  position: Position;
  edges: readonly Edge[];
}

function scenesOf(story: CatalogueStory): Scene[] {
  return Object.keys(story.graph.nodes)
    .map((node) => positionAt(story.graph, [node]))
    .map((position) => ({
      story,
      position,
      edges: [...offersAt(story.graph, position), ...lockedAt(story.graph, position)],
    }))
    .filter(({ edges }) => edges.length > 0);
}

function ownLines({ story, position, edges }: Scene): LeftOut[] {
  return edges.flatMap((edge) => {
    const tried = (kind: LeftOutKind, lines: readonly string[] = []) =>
      lines.map((said): LeftOut => {
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
    const bare = (edge.aliases ?? [])
      .filter((_, at) => at % 3 === 0)
      .map((said): LeftOut => {
        const all = edges.map(bareOf);
        return { story, kind: "bare", said, position, edges: all, edge: all[edges.indexOf(edge)] };
      });
    return [...tried("alias", edge.aliases), ...tried("not for", edge.notFor), ...changed, ...bare];
  });
}

/** A few lines of other scenes that lead elsewhere than this one's do. */
function strangeLines({ story, position, edges }: Scene, all: readonly Scene[]): LeftOut[] {
  const here = new Set(edges.map(({ to }) => to));
  const own = new Set(edges.flatMap(({ text, aliases = [] }) => [text, ...aliases]));
  const others = all
    .flatMap((scene) => scene.edges)
    .filter(({ to, text }) => !here.has(to) && !own.has(text))
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

/** Every line of a story that is tried where the catalogue's authors do not help it. */
export function leftOutOf(story: CatalogueStory): LeftOut[] {
  const scenes = scenesOf(story);
  return scenes.flatMap((scene) => ownLines(scene).concat(strangeLines(scene, scenes)));
}
