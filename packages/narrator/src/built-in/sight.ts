import { nodeNamed, textAt } from "@katha/storygraph";
import type { Position, SceneFacts, StoryVersion } from "../port.ts";
import { readingWordsOf, viewOf, wholeTextOf } from "../reading/index.ts";
import { escapeRegExp } from "../text/escape-reg-exp.ts";
import { sceneOf } from "./scene-facts.ts";

/** What there is to be seen of a scene, for the painter. */
export interface Sight {
  /** The scene as it is told; empty where its author wrote none. */
  text: string;
  /** What the author says of it, and who is in it as its text tells. */
  facts: SceneFacts;
  /** Whom the text says more of than their names: "brother", "captain". */
  people: readonly { name: string; is: string }[];
  /** What the author calls the scene. */
  name: string;
  /**
   * The scenes that the player came from by their names and texts, the latest first: what they say of place, hour and
   * weather may still hold.
   */
  before: readonly string[];
  /** As much of the whole story's text as a painter reads. */
  whole: string;
}

const mostWhole = 8_000;

/** "A dog called Wellington", "the hedgehog, whose name was Sir Bramble", "Bert the caretaker". */
function whatIs(whole: string, name: string): string[] {
  const own = escapeRegExp(name);
  const before = String.raw`(\p{L}+),? (?:called|named|whose name (?:is|was)) (?:\p{Lu}\p{L}+ )?${own}`;
  const after = String.raw`${own},? the (\p{L}+)`;
  return [before, after].flatMap(
    (pattern) => new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, "u").exec(whole)?.[1] ?? [],
  );
}

const inWords = (name: string) => name.replaceAll(/[_-]/gu, " ");

const mostBefore = 3;

/** The scene that the player is in, whatever was last said there. */
export function sightOf(story: StoryVersion, position: Position): Sight {
  const { graph } = story;
  const { node, path, state } = position;
  const scene = nodeNamed(graph, node);
  const facts = scene === undefined ? {} : sceneOf(scene);
  const { roles } = readingWordsOf(story.language);
  const whole = wholeTextOf(story);
  const { present } = viewOf(story, position, false);
  // Whatever speaks is answered, be it water; it is no figure in a picture.
  const figures = present
    .map(({ name, forms, isNamed }) => ({ name, forms, isNamed, is: whatIs(whole, name) }))
    .filter(({ isNamed, forms }) => isNamed || forms.some((form) => roles.has(form)))
    // "A girl named Wren" is one of them, and not two.
    .filter(
      (one, _, all) =>
        one.isNamed || !all.some(({ is }) => is.some((what) => one.forms.includes(what))),
    );
  const cast = facts.cast ?? figures.map(({ name }) => name);
  const before = path
    .filter((name) => name !== node)
    .toReversed()
    .slice(0, mostBefore)
    .map((name) => `${inWords(name)}\n${textAt(graph, name, state)}`);
  return {
    text: textAt(graph, node, state),
    facts: { ...facts, ...(cast.length > 0 && { cast }) },
    people: figures.map(({ name, forms, is }) => ({ name, is: is.concat(forms).join(" ") })),
    name: inWords(node),
    before,
    whole: whole.slice(0, mostWhole),
  };
}
