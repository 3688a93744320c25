import { holds, react, textAt, type Reaction } from "@katha/storygraph";
import { withoutDefinite } from "../../reading/index.ts";
import { capital, closed } from "../../text/sentences.ts";
import { namedIn, type Named } from "../../understanding/named.ts";
import type { TurnContext } from "../turn-context.ts";
import { wordCount } from "../../text/word-count.ts";

/** What the author answers to a look at something here. */
interface WrittenLook {
  /** Whom or what it is at; blank: the scene. */
  about: string;
  text: string;
}

/** An answer to more acts than these tells of no look. */
const mostActs = 6;
const shortest = 8;
const longest = 75;

/** It answers a look at just that, and nothing else comes of it. */
const isLook = ({ command, acts, topics, target, effects, remembers, later }: Reaction) =>
  command === "" &&
  acts.includes("look") &&
  acts.length <= mostActs &&
  topics.length === 0 &&
  target === "" &&
  [effects, remembers, later].every((more) => more === undefined);

const isSpoken = (text: string) => /["“”«]/u.test(text);

/** The author's answers to looks at what is here, as if they had been asked for; first those written for this scene. */
export function writtenLooks({ request, recent, style }: TurnContext): WrittenLook[] {
  const { story, position } = request;
  const { graph } = story;
  const { node, state } = position;
  const here = namedIn(story, position, textAt(graph, node, state));
  const named = (about: string): Named | undefined => here.find(({ name }) => name === about);
  const isHere = ({ at, about }: Reaction) =>
    at === node ? named(about)?.kind !== "self" : at === "" && about !== "" && isSeen(named(about));
  const looks = Object.entries(graph.reactions ?? {}).flatMap(([name, reaction]) => {
    if (!isLook(reaction) || !isHere(reaction) || !holds(reaction.when, state)) return [];
    const text = react(graph, state, name)?.text.trim() ?? "";
    const words = wordCount(text);
    const isFit = words >= shortest && words <= longest;
    const isTold = recent.hasWords(text);
    const { at, about } = reaction;
    const isNamed = about === "" || isNamedFirst(text, named(about)?.names ?? [about]);
    const lead = isNamed ? "" : `${closed(capital(about), style.language)} `;
    const worth = Number(at === node) - Number(isSpoken(text));
    return [{ about, text: `${lead}${text}`, isFit, isTold, worth }];
  });
  // Whatever was looked at once is not looked at again by another answer.
  return [...Map.groupBy(looks, ({ about }) => about).values()]
    .flatMap((ofOne) => (ofOne.some(({ isTold }) => isTold) ? [] : best(ofOne)))
    .toSorted((left, right) => right.worth - left.worth)
    .map(({ about, text }) => ({ about, text }));
}

const isSeen = (one: Named | undefined) => one !== undefined && one.kind !== "self" && one.isHere;

/** Whether the beginning of an answer says what it is about. */
function isNamedFirst(text: string, names: readonly string[]): boolean {
  const [first = ""] = text.split(/(?<=[.!?।])\s/u);
  const low = first.toLowerCase();
  return names.some((name) => low.includes(withoutDefinite(name.toLowerCase())));
}

const best = <One extends { isFit: boolean; worth: number }>(looks: readonly One[]): One[] =>
  looks
    .filter(({ isFit }) => isFit)
    .toSorted((left, right) => right.worth - left.worth)
    .slice(0, 1);
