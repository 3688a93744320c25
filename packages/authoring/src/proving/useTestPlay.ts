import type { ModelLists } from "@katha/api/models";
import {
  isEnding,
  keepsCount,
  nodeAt,
  takeWay,
  textOf as textToldAt,
  walkTotals,
  type Economy,
  type StateByHand,
  type StoryGraph,
  type WantedOutcome,
} from "@katha/storygraph";
import { useMemo, useRef, useState } from "react";
import {
  choiceOf,
  firstMove,
  movesAgain,
  narratedMove,
  offersAfter,
  positionAfter,
  toldWaysAfter,
  type Move,
  type ModelScene,
  type TestPlayOffer,
  type TestPlayPosition,
} from "./test-play-moves.ts";
import { stateAt, stateToSet, waysAt } from "./test-play-state.ts";

export interface TestPlayStep {
  model: string;
  action: "continue" | "custom_action";
  said: string;
  position: TestPlayPosition;
  offers: readonly TestPlayOffer[];
  passages: readonly { node: string; said: string | null; text: string }[];
}

/** Models that can narrate a test play in place of the author's words. */
export interface TestNarrator {
  models: ModelLists["text"];
  /** Resolves to a scene, or to the reason for a failure, in the author's language. */
  narrate: (step: TestPlayStep, stopping: AbortSignal) => Promise<ModelScene | { failure: string }>;
}

export type TestOutcome = WantedOutcome | "chance";

interface TestPlayRequest {
  action: TestPlayStep["action"];
  said: string;
  failure?: string;
}

/** The moves, and the graph that they were made in. */
interface Made {
  readonly graph: StoryGraph;
  readonly moves: readonly Move[];
}

/** The most that the server reads. */
const mostPassages = 40;

/**
 * A test play of the current story; after an edit, the play keeps the moves that are still possible. `shown` is
 * undefined while nobody plays.
 */
export function useTestPlay(graph: StoryGraph, economy?: Economy, narrator?: TestNarrator) {
  const [made, setMade] = useState<Made>({ graph, moves: [] });
  const [model, setModel] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<TestOutcome>("chance");
  const [asking, setAsking] = useState<TestPlayRequest>();
  const stopping = useRef<AbortController>(undefined);
  const moves = useMemo(
    () => (made.graph === graph ? made.moves : movesAgain(graph, made.moves)),
    [graph, made],
  );

  const stop = () => {
    stopping.current?.abort();
    stopping.current = undefined;
    setAsking(undefined);
  };
  const go = (next: readonly Move[]) => {
    stop();
    setMade({ graph, moves: next });
  };
  const begin = (node: string, byHand: StateByHand = {}) => {
    const first = firstMove(graph, node, byHand);
    go(first ? [first] : []);
  };
  const last = moves.at(-1);
  const node = last && nodeAt(graph, last.walk);
  if (!last || !node) return { begin, shown: undefined };

  const chosen = narrator?.models.find(({ modelKey }) => modelKey === model);
  const textOf = ({ walk, scene }: Move) => scene?.text ?? textToldAt(graph, walk);
  const ways = waysAt(graph, last.walk);
  const told = toldWaysAfter(graph, last);

  async function ask(action: TestPlayRequest["action"], said: string): Promise<void> {
    if (!narrator || !chosen || !last) return;
    stopping.current?.abort();
    const mine = new AbortController();
    stopping.current = mine;
    setAsking({ action, said });
    const passages = moves.slice(-mostPassages).map((move) => ({
      node: move.walk.node,
      said: choiceOf(graph, move),
      text: textOf(move),
    }));
    const asked = { model: chosen.modelKey, action, said, passages };
    const [position, offers] = [positionAfter(last), offersAfter(graph, last)];
    const scene = await narrator.narrate({ ...asked, position, offers }, mine.signal);
    if (stopping.current !== mine) return;
    if ("failure" in scene) setAsking({ action, said, failure: scene.failure });
    else go([...moves, narratedMove(graph, last, { said, scene, price: chosen.creditCost })]);
  }

  function step(choice: number): void {
    if (!last) return;
    if (chosen) {
      const { offer = null } = told[choice] ?? {};
      if (offer !== null) void ask("continue", offer.text);
      return;
    }
    const way = ways[choice]?.way ?? null;
    const wanted = outcome === "chance" ? undefined : outcome;
    const walk = way && takeWay(graph, last.walk, way, wanted);
    if (walk) go([...moves, { walk, said: null, scene: null, price: 0 }]);
  }

  const totals = walkTotals(graph, last.walk, economy);
  return {
    begin,
    shown: {
      text: textOf(last),
      choices: chosen ? told.map(({ shown }) => shown) : ways.map((way) => way.shown),
      isEnding: isEnding(node),
      ending: node.ending?.title,
      path: moves.map((move) => ({ node: move.walk.node, choice: choiceOf(graph, move) })),
      totals: {
        ...totals,
        turns: moves.length - 1,
        coins: moves.reduce((sum, { price }) => sum + price, 0),
      },
      narratedBy: last.scene?.by,
      heard: last.scene?.heard,
      ...(keepsCount(graph) && {
        state: stateAt(graph, last.walk),
        setup: {
          ...stateToSet(graph),
          value: moves[0]?.walk.byHand ?? {},
          onValueChange: (byHand: StateByHand) => begin(moves[0]?.walk.target ?? "", byHand),
        },
        outcome: { value: outcome, onValueChange: setOutcome },
      }),
      ...(narrator && {
        narrator: {
          models: narrator.models,
          value: chosen?.modelKey ?? null,
          onValueChange: (key: string | null) => {
            stop();
            setModel(key);
          },
        },
      }),
      ...(chosen && { onType: (words: string) => void ask("custom_action", words) }),
      ...(asking && asking.failure === undefined && { narrating: { onStop: stop } }),
      ...(asking?.failure !== undefined && {
        failure: asking.failure,
        onNarrateAgain: () => void ask(asking.action, asking.said),
      }),
      onSelect: step,
      onBack: () => go(moves.length > 1 ? moves.slice(0, -1) : moves),
      onRestart: () => go(moves.slice(0, 1)),
      onClose: () => go([]),
    },
  };
}
