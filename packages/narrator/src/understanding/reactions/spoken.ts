import { nodeNamed, type Spoken } from "@katha/storygraph";
import type { Passage, Position, StoryVersion } from "../../port.ts";
import { actsIn } from "../acts/act.ts";
import type { ActKind } from "../acts/kinds.ts";
import type { Clause } from "../mood/mood.ts";
import { namedIn, othersIn } from "../named.ts";
import { plain } from "../words/plain.ts";
import { topicsIn } from "./topics.ts";

/** Acts that are done to somebody: who is there is meant, without being named. */
const toSomebody = new Set<ActKind>([
  "ask",
  "tell",
  "say_aloud",
  "call",
  "greet",
  "thank",
  "apologise",
  "forgive",
  "comfort",
  "insult",
  "threaten",
  "warn",
  "promise",
  "lie",
  "confess",
  "agree",
  "refuse",
  "show",
  "give",
  "pay",
  "help",
  "wake",
  "touch",
  "kiss",
  "attack",
  "follow",
]);

const pronoun =
  /\b(?:it|this|that|them|these|those|isko|usko|ise|use|yeh|woh|ye|wo)\b|(?<!\p{L})(?:इसे|उसे|इसको|उसको|यह|वह|ये|वे|इन्हें|उन्हें)(?!\p{L})/u;

/** Who says a line without any deed says it to whoever is there. */
function actsOf(clause: Clause): readonly ActKind[] {
  const acts = actsIn(clause);
  return acts.length === 0 ? ["say_aloud", "tell", "ask"] : acts;
}

/** Whether a line calls somebody by name: "Sushila, are you afraid?", "are you afraid, Sushila?" */
function isCalled(text: string, name: string): boolean {
  const [line, called] = [plain(text).trim(), plain(name)];
  return line.startsWith(`${called},`) || /^[\s.!?।؟]*$/u.test(line.split(`, ${called}`)[1] ?? "-");
}

interface Speaking {
  story: StoryVersion;
  position: Position;
  passages: readonly Passage[];
}

/** What a clause says, as far as authored answers depend on it. */
export function spokenOf({ story, position, passages }: Speaking, clause: Clause): Spoken {
  const { text } = clause;
  const acts = actsOf(clause);
  const isToSomebody = acts.some((act) => toSomebody.has(act));
  const named = namedIn(story, position, text);
  const about = named
    .filter(({ kind, isHere }) => isHere || (kind === "person" && !isToSomebody))
    .map(({ name }) => ({ name, isNamed: true }));
  const isToOne = named.some(
    ({ kind, name, isHere }) => kind === "person" && (isHere || isCalled(text, name)),
  );
  const cast = nodeNamed(story.graph, position.node)?.cast ?? [];
  const others = isToOne || !isToSomebody ? [] : othersIn(story, cast);
  const before = passages.at(-1)?.said ?? "";
  const meant =
    named.length === 0 && pronoun.test(plain(text))
      ? namedIn(story, position, before).filter(({ isHere }) => isHere)
      : [];
  return {
    acts,
    about: [
      ...about,
      ...others.map((name) => ({ name, isNamed: false })),
      ...meant.map(({ name }) => ({ name, isNamed: false })),
    ],
    speaksOf: topicsIn(text),
  };
}
