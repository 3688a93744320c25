import { createRng, wordsIn, type StoryGraph } from "@katha/storygraph";
import { sentencesOf } from "../../text/sentences.ts";
import type { StoryVersion } from "../../port.ts";
import { isFromKatha } from "../../authored/word-for-word.ts";
import { openSession, type PlayedTurn } from "./session.ts";

/** What a stranger types at any story. */
const englishLines: readonly string[] = [
  "who are you?",
  "what is your name?",
  "where are we?",
  "I look around",
  "why are you here?",
  "help me",
  "what do you want?",
  "I promise I will come back",
  "thank you",
  "I am sorry",
  "what should I do?",
  "you are a fool",
  "I hug you",
  "I sing a song",
  "tell me about your family",
  "are you afraid?",
  "I want to go home",
  "I look at my hands",
  "don't be sad",
  "can I trust you?",
  "I wait and listen",
  "my name is Asha",
  "is anybody else here?",
  "I laugh",
];
const strangersLines: Readonly<Record<string, readonly string[]>> = {
  hi: [
    "तुम कौन हो?",
    "आपका नाम क्या है?",
    "हम कहाँ हैं?",
    "main idhar udhar dekhta hoon",
    "तुम यहाँ क्यों हो?",
    "मेरी मदद करो",
    "aap kya chahte ho?",
    "मैं वादा करता हूँ कि लौटूँगा",
    "धन्यवाद",
    "मुझे माफ़ करो",
    "ab kya karoon?",
    "तुम मूर्ख हो",
    "मैं तुम्हें गले लगाता हूँ",
    "main gaana gaata hoon",
    "अपने परिवार के बारे में बताओ",
    "डर लगता है?",
    "मैं घर जाना चाहता हूँ",
    "apne haath dekhta hoon",
    "उदास मत हो",
    "kya main tum par bharosa karoon?",
    "मैं रुककर सुनता हूँ",
    "मेरा नाम आशा है",
    "यहाँ और कोई है?",
    "हँसता हूँ",
  ],
};

const typedLines = 12;
const linesAScene = 2;

export interface Conversation {
  story: StoryVersion;
  turns: readonly PlayedTurn[];
  /** The typed lines that an author answered, and how many there were. */
  answered: number;
  typed: number;
  /** Typed lines that took a choice. */
  moved: number;
  /** Sentences that are neither the author's nor the player's. */
  own: readonly string[];
  /** Whether the scenes or the ending differ from the play without the typed lines. */
  comesBack: boolean;
}

const flat = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

/** Everything that the author wrote, as players may read it. */
function authored(graph: StoryGraph, { position: { state } }: PlayedTurn): string {
  const { reactions = {}, nodes } = graph;
  const written = [
    ...Object.values(nodes).flatMap(({ text, nudges = [], choices }) =>
      nudges.concat(
        text,
        choices.map(({ later = "" }) => later),
      ),
    ),
    ...Object.values(reactions).flatMap(({ says, later = "" }) => says.concat(later)),
  ];
  return flat(written.map((text) => wordsIn(graph, text, state)).join("\n"));
}

function ownOf(story: StoryVersion, turn: PlayedTurn): string[] {
  if (isFromKatha(turn.step)) return [];
  const known = authored(story.graph, turn);
  return sentencesOf(turn.narrative, story.language)
    .map(flat)
    .filter((sentence) => !known.includes(sentence));
}

/** The scenes and choices of a play; picks are fixed, so that only typed lines make a difference. */
async function walk(story: StoryVersion, seed: string, lines: readonly string[]) {
  const rng = createRng(seed);
  const session = openSession(story, seed);
  const turns: PlayedTurn[] = [];
  const scenes: string[] = [];
  let next = 0;
  for (let scene = 0; scene < 40 && !session.isOver(); scene += 1) {
    for (let at = 0; at < linesAScene && next < lines.length && !session.isOver(); at += 1) {
      turns.push(await session.play({ action: "custom_action", said: lines[next] ?? "" }));
      next += 1;
    }
    const offers = session.offers().filter(({ to }) => to !== null);
    const pick = offers[rng.between(0, 1_000) % Math.max(1, offers.length)];
    if (pick === undefined) break;
    const turn = await session.play({ action: "continue", said: pick.text });
    turns.push(turn);
    scenes.push(flat(turn.narrative));
  }
  return { turns, scenes };
}

/** Compares a play in which a stranger types twelve lines with the same play without them. */
export async function conversation(story: StoryVersion, seed: string): Promise<Conversation> {
  const rng = createRng(`${seed} lines`);
  const pool = strangersLines[story.language] ?? englishLines;
  const first = rng.between(0, pool.length - 1);
  const lines = Array.from(
    { length: typedLines },
    (_, at) => pool[(first + at * 5) % pool.length] ?? "",
  );
  const spoken = await walk(story, seed, lines);
  const silent = await walk(story, seed, []);
  const typed = spoken.turns.filter(({ action }) => action === "custom_action");
  return {
    story,
    turns: spoken.turns,
    typed: typed.length,
    answered: typed.filter(({ step }) => step.way === "reaction").length,
    moved: typed.filter(({ step }) => step.way === "edge").length,
    own: spoken.turns.flatMap((turn) => ownOf(story, turn)),
    comesBack: spoken.scenes.some((scene) => !silent.scenes.includes(scene)),
  };
}

/** Sentences that are no author's and came before in the same play. */
export const twiceIn = ({ own, story }: Conversation): string[] =>
  own
    .filter((sentence, at) => own.indexOf(sentence) !== at)
    .map((sentence) => `${story.title}: ${sentence}`);
