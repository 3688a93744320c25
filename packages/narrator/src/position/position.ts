import {
  afterReaction,
  arrive,
  backToHub,
  begin,
  consequencesNow,
  follow,
  keepsCount,
  nodeNamed,
  take,
  withToldOnAsking,
  type CheckOutcome,
  type GivenState,
  type PlayState,
  type StateChange,
  type StoryGraph,
  type Way,
  type WhoAnswers,
} from "@katha/storygraph";
import type { Position, Step } from "../port.ts";
import { endedAt } from "../unwritten/index.ts";

/** A position, with the changes on the way to it. */
export interface Moving {
  position: Position;
  changes: readonly StateChange[];
  /** How the skill check on the way came out. */
  check: CheckOutcome | null;
}

/** What holds for a whole play. */
interface Player {
  given?: GivenState;
  who?: WhoAnswers | null;
}

type EdgeStep = Extract<Step, { way: "edge" }>;

const nothing = { changes: [], check: null };

type Reached = Pick<Position, "path" | "arrivals">;

const nowhere: Reached = { path: [], arrivals: 0 };

function reached(node: string, { path, arrivals }: Reached, state: PlayState): Position {
  return {
    node,
    turnsHere: 0,
    beatsTold: [],
    path: path.includes(node) ? path : [...path, node],
    arrivals: arrivals + 1,
    state,
  };
}

/** The first position: the start node, or the first node if there is none, unless the story leads elsewhere. */
export function begun(graph: StoryGraph, player: Player = {}): Moving {
  const start = nodeNamed(graph, graph.start_node) ? graph.start_node : Object.keys(graph.nodes)[0];
  const { node, state, changes } = begin(graph, { ...player, at: start ?? "" });
  return { position: reached(node, nowhere, state), changes, check: null };
}

export function startPosition(graph: StoryGraph, player: Player = {}): Position {
  return begun(graph, player).position;
}

/** The choice that was taken; in another version of the story, the one with the same words, else with the same target. */
function choiceTaken(
  graph: StoryGraph,
  { node, state }: Position,
  { to, choice, taken }: EdgeStep,
): number | undefined {
  const choices = nodeNamed(graph, node)?.choices ?? [];
  const [at, text] = taken !== undefined && "choice" in taken ? [taken.choice, taken.text] : [];
  if (at !== undefined && choices[at]?.text === text) return at;
  const leads = (target: string) => target === to || (target === backToHub && state.hub === to);
  const words = text ?? choice;
  const same = choices.findIndex((one) => one.text === words && leads(one.target));
  if (same >= 0) return same;
  const alike = choices.findIndex((one) => leads(one.target));
  return alike < 0 ? undefined : alike;
}

/** The way that a step took. Nothing where the scene has no such way any more. */
function wayTaken(graph: StoryGraph, position: Position, step: EdgeStep): Way | undefined {
  const { to, taken } = step;
  const isLocked = false;
  if (taken !== undefined && "storylet" in taken)
    return { choice: null, target: taken.storylet, isLocked };
  const choice = choiceTaken(graph, position, step);
  return choice === undefined ? undefined : { choice, target: to, isLocked };
}

function movedAlong(graph: StoryGraph, position: Position, step: EdgeStep): Moving {
  const { node, state } = position;
  if (!keepsCount(graph)) return { position: reached(step.to, position, state), ...nothing };
  const way = wayTaken(graph, position, step);
  const moved =
    way === undefined
      ? { ...arrive(graph, step.to, state), check: null }
      : take(graph, node, state, way);
  const { changes, check } = moved;
  return { position: reached(moved.node, position, moved.state), changes, check };
}

function stayed(position: Position, beat: number | null): Position {
  const { beatsTold } = position;
  return {
    ...position,
    turnsHere: position.turnsHere + 1,
    beatsTold: beat === null || beatsTold.includes(beat) ? beatsTold : [...beatsTold, beat],
  };
}

/** Where an authored answer leaves the player. */
function answeredAt(
  graph: StoryGraph,
  position: Position,
  reaction: string,
): Pick<Moving, "position" | "changes"> {
  const { node, state, changes } = afterReaction(graph, position.node, position.state, reaction);
  const isThere = graph.reactions?.[reaction]?.target === "" || node === position.node;
  return {
    position: isThere ? { ...position, state } : reached(node, position, state),
    changes,
  };
}

/** Where a step leads, without consequences. An edge that no longer exists counts as a turn in place. */
function stepped(graph: StoryGraph, position: Position, step: Step): Moving {
  switch (step.way) {
    case "edge":
      return nodeNamed(graph, step.to)
        ? movedAlong(graph, position, step)
        : { position: stayed(position, null), ...nothing };
    case "ask":
      return { position, ...nothing };
    case "detour":
      if (step.ends === true) return { position: endedAt(position), ...nothing };
      return { position: stayed(position, step.beat), ...nothing };
    case "recall": {
      const { deed } = step;
      const state = deed === undefined ? position.state : withToldOnAsking(position.state, deed);
      return { position: { ...stayed(position, null), state }, ...nothing };
    }
    case "refusal": {
      const isNoTurn = ["over", "locked", "neither", "katha"].includes(step.because);
      return { position: isNoTurn ? position : stayed(position, null), ...nothing };
    }
    case "reaction":
      return [step.reaction, ...(step.also ?? [])].reduce<Moving>(
        (moving, reaction) => {
          const { changes, ...there } = answeredAt(graph, moving.position, reaction);
          return { ...there, changes: [...moving.changes, ...changes], check: null };
        },
        { position: stayed(position, null), ...nothing },
      );
  }
}

/** Where a step leads, with what the model let happen after it. */
export function move(graph: StoryGraph, before: Position, step: Step): Moving {
  const first = stepped(graph, before, step);
  const consequences = "consequences" in step ? (step.consequences ?? []) : [];
  return consequences.reduce<Moving>(({ position, changes, check }, name) => {
    const happened = follow(graph, position.state, name);
    const after = { ...position, state: happened.state };
    return { position: after, changes: [...changes, ...happened.changes], check };
  }, first);
}

/** The step with the consequences that the model reports, as far as the author's story allows them now. */
export function withConsequences(
  graph: StoryGraph,
  position: Position,
  step: Step,
  names: readonly string[],
): Step {
  if (step.way !== "edge" && step.way !== "detour") return step;
  let { state } = position;
  const consequences = [...new Set(names)].filter((name) => {
    const mayHappen = consequencesNow(graph, state).includes(name);
    if (mayHappen) state = follow(graph, state, name).state;
    return mayHappen;
  });
  return consequences.length === 0 ? step : { ...step, consequences };
}

export function nextPosition(graph: StoryGraph, position: Position, step: Step): Position {
  return move(graph, position, step).position;
}
