import type { FieldProblem, MemoryItem } from "@katha/api/contract";
import {
  isLeftUnanswered,
  pageOf,
  type Correction,
  type NarrationEvent,
  type Passage,
  sightOf,
  type Sight,
  type Step,
} from "@katha/narrator";
import { hasScenes, measure, nodeNamed, reactionTo, type WhoAnswers } from "@katha/storygraph";
import type { Turn } from "../repo.ts";
import { storyWords } from "../unanswered/story-words.ts";
import {
  playAfter,
  playAtOpening,
  type BegunSession,
  type KeptPlay,
  type Played,
  type PlayedTurn,
} from "./kept-play.ts";
import { narrationOf } from "./narration.ts";
import { openingOf, type Opening } from "./opening.ts";
import type { PlayableStory } from "./playable-stories.ts";
import { factsOf, standingAt, type LastPart, type Standing, type StoryFacts } from "./standing.ts";
import {
  concluded,
  narratedByKatha,
  unansweredPart,
  understood,
  type Asking,
  type Concluded,
} from "./told.ts";
import { whoFrom, type WhoGiven } from "./who.ts";

type Told = Parameters<typeof concluded>[2];
type ToldTurn = Told["turn"];

/** Of a story without scenes Katha can only say that it cannot tell it, which is no part of the story. */
function stepByKatha(work: PlayableStory, play: KeptPlay, asking: Asking): Step {
  return hasScenes(work.graph)
    ? understood(work, play, asking)
    : { way: "refusal", because: "katha", matter: "about" };
}

/** A part as the built-in narrator tells it, with all that follows from it. */
export interface ToldByKatha extends Outcome {
  events: NarrationEvent[];
}

/** What follows from a part once it is narrated. */
interface Outcome {
  concluded: Concluded;
  standing: Standing;
  /** The author has no answer to what was typed. */
  isLeftUnanswered: boolean;
}

export interface Begun {
  opening: Opening;
  who: WhoAnswers | null;
  standing: Standing;
}

/** Everything that is worked out from a story's scenes. All of it is pure, and all that goes in and out is plain data. */
export const operations = {
  facts: (work: PlayableStory, _input: null): StoryFacts => factsOf(work),

  /** How many scenes and endings it has: none where it is told from its premise. */
  size: ({ graph }: PlayableStory, _input: null): { scenes: number; endings: number } => {
    const { nodes, endings } = measure(graph);
    return hasScenes(graph) ? { scenes: nodes, endings } : { scenes: 0, endings: 0 };
  },

  begin: (
    work: PlayableStory,
    {
      session,
      given,
    }: { session: Omit<BegunSession, "who" | "initial_xp">; given: WhoGiven | null },
  ): Begun | { faults: readonly FieldProblem[] } => {
    const answers = given === null ? null : whoFrom(work.graph, given);
    if (answers && answers.faults.length > 0) return { faults: answers.faults };
    const who = answers?.who ?? null;
    const opening = openingOf(work, { ...session, who, initial_xp: work.initialXp });
    const choices = opening.offers.map(({ text }) => text);
    return { opening, who, standing: standingAt(work, opening.play, { action: null, choices }) };
  },

  /** The play after each of these turns, one after another from a part or, without one, from the opening. */
  follow: (
    work: PlayableStory,
    {
      session,
      from,
      turns,
    }: { session: BegunSession; from: KeptPlay | null; turns: readonly PlayedTurn[] },
  ): Played[] => {
    let play = from ?? playAtOpening(work, session).play;
    return turns.map((turn) => {
      const played = playAfter(work, play, turn);
      play = played.play;
      return played;
    });
  },

  /** The play after each of these parts, wherever each of them follows; parents come before their parts. */
  replay: (
    work: PlayableStory,
    {
      session,
      turns,
    }: { session: BegunSession; turns: readonly (PlayedTurn & Pick<Turn, "parent">)[] },
  ): { opening: Played; played: Played[] } => {
    const opening = playAtOpening(work, session);
    const plays = new Map<string, KeptPlay>();
    const played = turns.map((turn) => {
      const before = turn.parent === null ? undefined : plays.get(turn.parent);
      const after = playAfter(work, before ?? opening.play, turn);
      plays.set(turn.id, after.play);
      return after;
    });
    return { opening, played };
  },

  opening: (work: PlayableStory, session: BegunSession): Played => playAtOpening(work, session),

  standing: (work: PlayableStory, { play, last }: { play: KeptPlay; last: LastPart }): Standing =>
    standingAt(work, play, last),

  /** Whether the author has written the answer to a command. */
  isAnswered: (
    { graph }: PlayableStory,
    { play: { position }, command }: { play: KeptPlay; command: string },
  ): boolean => reactionTo(graph, position.node, position.state, command) !== undefined,

  understand: (work: PlayableStory, { play, asking }: { play: KeptPlay; asking: Asking }): Step =>
    understood(work, play, asking),

  conclude: (work: PlayableStory, { play, ...told }: { play: KeptPlay } & Told): Outcome =>
    outcomeOf(work, play, told),

  tell: async (
    work: PlayableStory,
    {
      play,
      asking,
      turn,
      voice,
      step: given,
    }: { play: KeptPlay; asking: Asking; turn: ToldTurn; voice: string; step?: Step | undefined },
  ): Promise<ToldByKatha> => {
    const step = given ?? stepByKatha(work, play, asking);
    const toldWith = (seed: string) => narratedByKatha(work, play, { asking, step, seed, voice });
    const events = await toldWith(turn.id);
    const narration = narrationOf(events);
    const outcome = outcomeOf(work, play, { turn, step, narration });
    const { became } = outcome.concluded;
    // Katha may also have the same words of its own for it whenever it is told again.
    if (!became.is_verbatim) {
      const again = narrationOf(await toldWith(`${turn.id} again`));
      became.is_verbatim =
        again.narrative === narration.narrative && again.setup === narration.setup;
    }
    return { events, ...outcome };
  },

  unanswered: (
    work: PlayableStory,
    { play, ...line }: { play: KeptPlay; said: string; step: Step; passages: readonly Passage[] },
  ): ReturnType<typeof unansweredPart> => unansweredPart(work, play, line),

  /** What the story itself says in a scene, which tells nothing of the player. */
  storyWords: (work: PlayableStory, { position }: KeptPlay): string =>
    storyWords(work, position.node),

  /** What the author calls the places of these scenes. */
  places: ({ graph }: PlayableStory, nodes: readonly string[]): (string | null)[] =>
    nodes.map((node) => nodeNamed(graph, node)?.place ?? null),

  sight: (work: PlayableStory, { position }: KeptPlay): Sight => sightOf(work, position),

  remember: (
    story: PlayableStory,
    told: { passages: readonly Passage[]; corrections: readonly Correction[] },
  ): MemoryItem[] => pageOf({ story, ...told }),
};

function outcomeOf(work: PlayableStory, play: KeptPlay, told: Told): Outcome {
  const after = concluded(work, play, told);
  const choices = after.offers.map(({ text }) => text);
  return {
    concluded: after,
    standing: standingAt(work, after.play, { action: told.turn.action, choices }),
    isLeftUnanswered: isLeftUnanswered(work, after.step),
  };
}

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type InputOf<Name extends OperationName> = Parameters<Operations[Name]>[1];
export type OutputOf<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;
