import type { FieldProblem, MemoryItem } from "@katha/api/contract";
import {
  pageOf,
  type Correction,
  type Passage,
  sightOf,
  type Sight,
  type Step,
  unansweredIn,
  understand,
} from "@katha/narrator";
import { hasScenes, measure, nodeNamed, reactionTo, type WhoAnswers } from "@katha/storygraph";
import { tellPart } from "./device/tell-part.ts";
import { playAfter, playAtOpening, type Played } from "./play/kept-play.ts";
import { openingOf, type Opening } from "./play/opening.ts";
import { standingAt, type Standing } from "./play/standing.ts";
import type { BegunSession, KeptPlay, PlayedTurn } from "./play/turn.ts";
import { factsOf, type StoryFacts } from "./story/facts.ts";
import type { PlayableStory } from "./story/playable-story.ts";
import { storyWords } from "./story/story-words.ts";
import { outcomeOf, tell } from "./telling/tell.ts";
import { playerAction, type PlayerTurn } from "./telling/told.ts";
import { whoFrom, type WhoGiven } from "./story/who.ts";

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
    const last = { action: null, choices };
    return { opening, who, standing: standingAt(work, { play: opening.play, last }) };
  },

  /**
   * The play after each of these parts; parents come before their parts. Whose parent is not among them follows `from`
   * or, without one, the opening.
   */
  follow: (
    work: PlayableStory,
    {
      session,
      from,
      turns,
    }: {
      session: BegunSession;
      from: KeptPlay | null;
      turns: readonly (PlayedTurn & { parent: string | null })[];
    },
  ): Played[] => {
    const start = from ?? playAtOpening(work, session).play;
    const plays = new Map<string | null, KeptPlay>();
    return turns.map((turn) => {
      const played = playAfter(work, plays.get(turn.parent) ?? start, turn);
      plays.set(turn.id, played.play);
      return played;
    });
  },

  opening: playAtOpening,

  standing: standingAt,

  /** Whether the author has written the answer to a command. */
  isAnswered: (
    { graph }: PlayableStory,
    { play: { position }, command }: { play: KeptPlay; command: string },
  ): boolean => reactionTo(graph, position.node, position.state, command) !== undefined,

  understand: (
    work: PlayableStory,
    { play, asking }: { play: KeptPlay; asking: PlayerTurn },
  ): Step => understand(playerAction(work, play, asking)),

  conclude: outcomeOf,

  tell,

  tellPart,

  /** For the author: the part of a typed line that nothing answered. */
  unanswered: (
    story: PlayableStory,
    {
      play: { position },
      said,
      step,
      passages,
    }: { play: KeptPlay; said: string; step: Step; passages: readonly Passage[] },
  ) => unansweredIn({ story, position, passages }, step, said),

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

type Operations = typeof operations;
export type OperationName = keyof Operations;
export type InputOf<Name extends OperationName> = Parameters<Operations[Name]>[1];
export type OutputOf<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;
