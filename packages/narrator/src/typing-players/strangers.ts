import type { StrangersCounts, TypedProof } from "@katha/api/contract";
import { createRng, nodeNamed, textAt, type Rng } from "@katha/storygraph";
import { bibleOf } from "../bible/bible.ts";
import { narrateTurn } from "../built-in/narrate-turn.ts";
import { choiceAt, isAllOne, nextPosition, type Edge } from "../position/index.ts";
import type { Passage, Step, StoryVersion } from "../port.ts";
import { namedThingsIn } from "../reading/named-things.ts";
import {
  findAbout,
  readingWordsOf,
  viewOf,
  literalsIn,
  wantedIn,
  type View,
} from "../reading/index.ts";
import { styleOf } from "../style/style.ts";
import {
  isCatchAll,
  isSaid,
  topicsOfLine,
  unansweredIn,
  understand,
} from "../understanding/index.ts";
import { termsOf } from "../understanding/words/terms.ts";
import { rewordingsOf } from "./rewordings.ts";
import { standsIn, type Stand } from "./stands.ts";
import { languageOf } from "./wordings.ts";

type StrangersLine = TypedProof["strangers_lines"][number];
type Kind = StrangersLine["kind"];
type Outcome = StrangersLine["outcome"];

export interface StrangersReport {
  counts: StrangersCounts;
  lines: StrangersLine[];
  /** False: of a large story only some of the lines were typed. */
  isWhole: boolean;
}

interface Line {
  kind: Kind;
  said: string;
  edge?: Edge;
  /** What is asked about in a look or a question. */
  wanted?: readonly string[];
}

interface Scene {
  story: StoryVersion;
  stand: Stand;
  view: View;
  rng: Rng;
}

const looksOfScene = 4;
const peopleOfScene = 4;
const longestTold = 240;

function oneOf<One>(rng: Rng, all: readonly One[]): One | undefined {
  return all[rng.between(0, Math.max(0, all.length - 1))];
}

/** The things and places that the scene names, as they are called there. */
function namedHere({ story, view }: Scene): string[] {
  const { language } = story;
  const { definite } = readingWordsOf(language);
  const isPerson = (word: string) => view.people.some(({ forms }) => forms.includes(word));
  const ofNames = new Map<string, string>();
  for (const sentence of view.scenes[0] ?? [])
    for (const { key, text, isDefinite } of namedThingsIn(sentence, language, isPerson))
      if (isDefinite || definite === "")
        ofNames.set(key, /^\p{Lu}/u.test(text) ? text : `${definite}${text}`);
  return [...ofNames.values()];
}

function some<One>(rng: Rng, all: readonly One[], most: number): One[] {
  const left = [...all];
  const found: One[] = [];
  while (left.length > 0 && found.length < most)
    found.push(...left.splice(rng.between(0, left.length - 1), 1));
  return found;
}

/** What strangers type in a scene: every new choice in other words, looks at what is named, questions to whoever is there. */
function linesIn(scene: Scene): Line[] {
  const { story, stand, view, rng } = scene;
  const { language } = story;
  const { wordings } = languageOf(language);
  const things = namedHere(scene);
  const rewordings = stand.fresh.flatMap((edge) =>
    rewordingsOf(edge.text, language, rng).map((said): Line => ({ kind: "rewording", said, edge })),
  );
  const about = (what: string) => [
    ...wantedIn(termsOf(what), language),
    ...literalsIn(what, language),
  ];
  const look = (what: string): Line => {
    const said = oneOf(rng, wordings.look)?.(what) ?? what;
    return { kind: "look", said, wanted: about(what) };
  };
  const people = some(rng, view.present, peopleOfScene).map(({ name }) => name);
  const looks = [...some(rng, things, looksOfScene), ...some(rng, people, 1)].map(look);
  const questions = people.flatMap((name): Line[] => {
    const asked = oneOf(rng, [...wordings.who, ...wordings.family]) ?? "";
    const thing = oneOf(rng, things);
    const ask = (what: string, wanted: readonly string[]): Line => ({
      kind: "question",
      said: wordings.to(name, what),
      wanted,
    });
    const ofThem = ask(asked, about(asked));
    return thing === undefined ? [ofThem] : [ofThem, ask(wordings.topic(thing), about(thing))];
  });
  return [...rewordings, ...looks, ...questions];
}

/** The choices as the scene has them; those of a storylet are none of its own. */
function numbersOf({ story: { graph }, stand }: Scene, edges: readonly Edge[]): number[] {
  return edges.flatMap((edge) => choiceAt(graph, stand.position.node, edge) ?? []);
}

/** Whether what is told has something of the author about what was asked. */
function speaksOf({ story, view }: Scene, told: string, { kind, wanted = [] }: Line): boolean {
  const passages = findAbout(view, wanted, kind === "look");
  if (passages.some(({ text }) => told.includes(text.slice(0, -1)))) return true;
  const low = told.toLowerCase();
  const { cast, places, objects } = bibleOf(story.bible);
  return [...cast.map(({ is }) => is), ...[...places, ...objects].map(({ about }) => about)].some(
    (note) => note !== "" && low.includes(note.toLowerCase().replace(/(?<![.।۔])[.।۔]+$/u, "")),
  );
}

function outcomeOf(scene: Scene, line: Line, step: Step, told: string): Outcome {
  const { graph } = scene.story;
  const { edges, position } = scene.stand;
  const { edge } = line;
  if (step.way === "edge") {
    const taken = edges.find(({ text, to }) => text === step.choice && to === step.to);
    if (taken === undefined) return "mistaken";
    // Its author has said that this is what the line means.
    const isWording = [taken.text, ...(taken.aliases ?? [])].some((one) => isSaid(one, line.said));
    const isMeant =
      edge !== undefined && (taken === edge || isAllOne(graph, position.node, [taken, edge]));
    return isMeant || isWording ? "understood" : "mistaken";
  }
  if (step.way === "ask")
    return edge === undefined || step.choices.includes(edge.text) ? "asked" : "missed";
  if (edge !== undefined) return "missed";
  const isOwn = step.way === "reaction" && !isCatchAll(scene.story, step.reaction);
  return isOwn || speaksOf(scene, told, line) ? "answered" : "missed";
}

function typed(scene: Scene, line: Line): StrangersLine {
  const { story, stand } = scene;
  const { position, edges } = stand;
  const { said, kind, edge } = line;
  const text = textAt(story.graph, position.node, position.state);
  const passage: Passage = {
    turnId: null,
    action: "story_start",
    said: null,
    text,
    node: position.node,
  };
  const asked = { story, position, passages: [passage] };
  const step = understand({ ...asked, action: "custom_action", said, offers: edges });
  const isTold = step.way !== "edge" && step.way !== "ask";
  const told = isTold
    ? narrateTurn({
        ...asked,
        action: "custom_action",
        said,
        step,
        before: position,
        position: nextPosition(story.graph, position, step),
        memory: [],
        voice: "",
        seed: said,
      }).narrative
    : "";
  const left = unansweredIn(asked, { way: "detour", beat: null }, said);
  const met =
    step.way === "edge"
      ? edges.filter(({ text: choice, to }) => choice === step.choice && to === step.to)
      : step.way === "ask"
        ? edges.filter(({ text: choice }) => step.choices.includes(choice))
        : [];
  return {
    scene: position.node,
    said,
    kind,
    meant: edge === undefined ? null : (numbersOf(scene, [edge])[0] ?? null),
    outcome: outcomeOf(scene, line, step, told),
    choices: numbersOf(scene, met),
    told: told.slice(0, longestTold).replace(/[\ud800-\udbff]$/u, ""),
    act: left?.act ?? null,
    about: left?.about ?? null,
    topics: topicsOfLine(story, said, left?.about ?? null),
  };
}

function countsOf(lines: readonly StrangersLine[]): StrangersCounts {
  const count = (kind: Kind, outcome?: Outcome) =>
    lines.filter((one) => one.kind === kind && (outcome === undefined || one.outcome === outcome))
      .length;
  // What its author has said to mean a choice is met, too.
  const good = (kind: Kind) => count(kind, "answered") + count(kind, "understood");
  return {
    rewordings: {
      tried: count("rewording"),
      understood: count("rewording", "understood"),
      asked: count("rewording", "asked"),
      missed: count("rewording", "missed"),
      mistaken: count("rewording", "mistaken"),
    },
    looks: { tried: count("look"), answered: good("look") },
    questions: { tried: count("question"), answered: good("question") },
  };
}

/** A second or two of a server's processor. */
const mostLines = 600;
const mostScenes = 150;

/** So many, from all parts of it. */
function spread<One>(all: readonly One[], most: number): One[] {
  const each = Math.max(1, all.length / most);
  return Array.from(
    { length: Math.min(all.length, most) },
    (_, at) => all[Math.floor(at * each)],
  ).filter((one) => one !== undefined);
}

/** Lines of every scene in turn, so that of a large story each scene has some. */
function inTurn<One>(all: readonly (readonly One[])[], most: number): [at: number, one: One][] {
  const found: [number, One][] = [];
  for (let rank = 0; found.length < most; rank += 1) {
    const ofRank = all.flatMap((lines, at): [number, One][] => {
      const one = lines[rank];
      return one === undefined ? [] : [[at, one]];
    });
    if (ofRank.length === 0) break;
    found.push(...ofRank.slice(0, most - found.length));
  }
  return found.toSorted(([left], [right]) => left - right);
}

/**
 * Types in every scene what strangers would; of a large story in some. Between its steps it says how many lines that were,
 * and ends when it is told that these are enough. The same seed, the same lines.
 */
export function* strangers(
  story: StoryVersion,
  { seed = 1 }: { seed?: string | number } = {},
): Generator<number, StrangersReport, "enough" | undefined> {
  const start = nodeNamed(story.graph, story.graph.start_node);
  const isThird = start !== undefined && styleOf(story, start).person === "third";
  const stands = standsIn(story.graph, String(seed));
  const planned: { scene: Scene; lines: Line[] }[] = [];
  const lines: StrangersLine[] = [];
  let isWhole = stands.length <= mostScenes;
  const report = () => ({ counts: countsOf(lines), lines, isWhole });
  for (const stand of spread(stands, mostScenes)) {
    const rng = createRng(`${seed} ${stand.position.node} ${stand.fresh[0]?.text ?? ""}`);
    const scene = { story, stand, view: viewOf(story, stand.position, isThird), rng };
    planned.push({ scene, lines: linesIn(scene) });
    if ((yield 0) === "enough") return { ...report(), isWhole: false };
  }
  const wanted = inTurn(
    planned.map((one) => one.lines),
    mostLines,
  );
  isWhole &&= wanted.length === planned.reduce((sum, one) => sum + one.lines.length, 0);
  for (const [at, line] of wanted) {
    const scene = planned[at]?.scene;
    if (scene !== undefined) lines.push(typed(scene, line));
    if ((yield lines.length) === "enough") return { ...report(), isWhole: false };
  }
  return report();
}
