import { fieldsOf, type Fields } from "../../graph/fields.ts";
import { sameJson } from "../../graph/same-json.ts";
import { isEnding, nodeNamed, type StoryGraph } from "../../graph/structure.ts";
import type { Reaction } from "../../state/model/parts.ts";
import { hasEvery, wordSetOf } from "../../state/model/word-set.ts";
import { catchesAll } from "../../state/model/catches-all.ts";
import { castOf } from "../../state/turns/answers.ts";
import { finding, type GraphFinding } from "../findings.ts";

/** A person, thing or place as the bible introduces it. */
interface Introduced {
  name: string;
  names: readonly string[];
  about: string;
}

const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

function introducedIn(bible: unknown, lists: readonly string[]): Introduced[] {
  const fields = fieldsOf(bible) ?? {};
  const entries = lists.flatMap((list): unknown[] => {
    const entry = fields[list];
    return Array.isArray(entry) ? entry : [];
  });
  return entries.flatMap((entry) => {
    const { name, about, is, also }: Fields = fieldsOf(entry) ?? {};
    if (typeof name !== "string" || name === "") return [];
    const told = [about, is].find((text) => typeof text === "string");
    return [{ name, names: [name, ...textsIn(also)], about: typeof told === "string" ? told : "" }];
  });
}

type Named = readonly [name: string, reaction: Reaction];

const takesAll = (all: readonly string[], some: readonly string[]) =>
  (all.length === 0) === (some.length === 0) && hasEvery(wordSetOf(all), some);

/** Whether it answers every time the other would, and comes before it: then the other never answers. */
const hides = (one: Reaction, other: Reaction) =>
  takesAll(one.topics, other.topics) &&
  takesAll(one.acts, other.acts) &&
  sameJson(one.when, other.when);

/** Where an answer that hides another is found: by each of its topics, or among those without. */
const shelvesOf = ({ topics }: Reaction) => (topics.length === 0 ? [""] : new Set(topics));

function faultsOfHidden(typed: readonly Named[]): GraphFinding[] {
  const groups = Map.groupBy(typed, ([, { at, about }]) => `${at}\n${about}`);
  return [...groups.values()].flatMap((group) => {
    const before = new Map<string, Named[]>();
    return group.flatMap((named) => {
      const [entry, reaction] = named;
      const [by] =
        before.get(reaction.topics[0] ?? "")?.find(([, one]) => hides(one, reaction)) ?? [];
      if (reaction.repeats !== "never")
        for (const shelf of shelvesOf(reaction)) {
          const known = before.get(shelf);
          if (known === undefined) before.set(shelf, [named]);
          else known.push(named);
        }
      return by === undefined ? [] : [finding("answer_hidden", { entry, by })];
    });
  });
}

/**
 * Answers that come to whatever is typed: without a topic, a person or a thing. Whoever writes several texts for one, or
 * says how it is repeated, means it so.
 */
function faultsOfCatchAll(typed: readonly Named[]): GraphFinding[] {
  return typed.flatMap(([entry, reaction]) => {
    const isMeantSo = reaction.says.length > 1 || reaction.repeats !== undefined;
    const isWide = reaction.acts.length === 0 || reaction.at === "";
    return catchesAll(reaction) && isWide && !isMeantSo
      ? [finding("answer_catches_all", { entry })]
      : [];
  });
}

/** Answers about people who are not in the scene, and answers in an ending, where nobody types. */
function faultsOfPlace(graph: StoryGraph, typed: readonly Named[]): GraphFinding[] {
  const cast = castOf(graph);
  return typed.flatMap(([entry, { at, about }]) => {
    const scene = at === "" ? undefined : nodeNamed(graph, at);
    if (scene === undefined) return [];
    if (isEnding(scene)) return [finding("answer_after_end", { entry, scene: at })];
    const isAway = cast.has(about) && !(scene.cast ?? []).includes(about);
    return isAway ? [finding("answer_of_absent", { entry, name: about, scene: at })] : [];
  });
}

/** People the player meets who answer nothing. Whoever is in every scene may be the player. */
function faultsOfPeople(graph: StoryGraph, typed: readonly Named[], bible: unknown) {
  const people = new Set(introducedIn(bible, ["cast"]).map(({ name }) => name));
  const scenes = Object.values(graph.nodes).filter((node) => !isEnding(node) && node.cast?.length);
  const met = new Set(scenes.flatMap(({ cast = [] }) => cast));
  return [...met].flatMap((name) => {
    const isEverywhere = scenes.every(({ cast = [] }) => cast.includes(name));
    const isAnswering = typed.some(([, { about }]) => about === name);
    if (!people.has(name) || isEverywhere || isAnswering) return [];
    return [finding("silent_person", { name })];
  });
}

const looks = (acts: readonly string[]) => acts.length === 0 || acts.includes("look");

/** Things and places that a scene names and that neither the bible nor an answer describes. */
function faultsOfThings(graph: StoryGraph, typed: readonly Named[], bible: unknown) {
  return introducedIn(bible, ["objects", "places"]).flatMap(({ name, names, about }) => {
    const isSeen = typed.some(([, one]) => one.about === name && looks(one.acts));
    if (isSeen || about !== "") return [];
    const [node] =
      Object.entries(graph.nodes).find(
        ([, one]) => !isEnding(one) && names.some((form) => one.text.includes(form)),
      ) ?? [];
    return node === undefined ? [] : [finding("unseen_thing", { name }, { node })];
  });
}

/** What players who type would miss. The bible is checked only in stories that answer typed lines at all. */
export function faultsOfTyped(graph: StoryGraph, bible: unknown): GraphFinding[] {
  const typed = Object.entries(graph.reactions ?? {}).filter(([, { command }]) => command === "");
  if (typed.length === 0) return [];
  return [
    ...faultsOfHidden(typed),
    ...faultsOfCatchAll(typed),
    ...faultsOfPlace(graph, typed),
    ...(bible === undefined
      ? []
      : [...faultsOfPeople(graph, typed, bible), ...faultsOfThings(graph, typed, bible)]),
  ];
}
