import {
  begin,
  isEnding,
  nodeNamed,
  react,
  reactionTo,
  take,
  waysFrom,
  type PlayState,
  type StoryGraph,
  type WhoAnswers,
} from "@katha/storygraph";

/** Everything that the players of a story may come to. */
export interface Explored {
  states: number;
  nodes: Set<string>;
  endings: Set<string>;
  /** Scenes that are no ending where nothing can be chosen. */
  stuck: Set<string>;
}

interface Standing {
  node: string;
  state: PlayState;
}

const mostStates = 200_000;
/** A check that is won, and one that is lost. */
const rolls = [0, 0.999_999];

type Answers = Record<string, string>;

const withAnswer = (answers: Answers, name: string, value: string): Answers => ({
  ...answers,
  [name]: value,
});

/** Every way in which a player may say who they are. */
export function everyWho({ who, qualities = {} }: StoryGraph): (WhoAnswers | null)[] {
  if (who === undefined) return [null];
  let answers: Answers[] = [{}];
  for (const name of who.qualities) {
    const quality = qualities[name];
    const values = quality?.kind === "one_of" ? quality.values : ["Asha"];
    answers = answers.flatMap((before) => values.map((value) => withAnswer(before, name, value)));
  }
  const packed = [[], ...who.things.map((thing) => [thing])];
  return [
    null,
    ...answers.flatMap((named) => packed.map((things) => ({ qualities: named, things }))),
  ];
}

/** Whose turn it is to be told, of an answer's says, changes nothing; what happens once does. */
function keyOf({ node, state: { qualities, things, visits, counts, hub } }: Standing): string {
  const held = Object.values(qualities).map((value) =>
    typeof value === "object" ? value.toSorted((left, right) => left.localeCompare(right)) : value,
  );
  const met = Object.keys(counts).filter((at) => !at.startsWith("!") || at.endsWith("effects"));
  const come = Object.entries(visits).map(([scene, times]) => `${scene} ${Math.min(times, 2)}`);
  return JSON.stringify([node, held, things.toSorted(), come.toSorted(), met.toSorted(), hub]);
}

/** Breadth first over scenes and states, with every choice, outcome of a check and command. */
export function explore(graph: StoryGraph, commands: readonly string[]): Explored {
  const explored: Explored = { states: 0, nodes: new Set(), endings: new Set(), stuck: new Set() };
  const known = new Set<string>();
  const queue: Standing[] = everyWho(graph).map((who) => begin(graph, { who }));
  const next = (standing: Standing) => {
    const key = keyOf(standing);
    if (known.has(key)) return;
    known.add(key);
    queue.push(standing);
  };
  for (const standing of queue) {
    const { node, state } = standing;
    if (known.size > mostStates) throw new Error(`more than ${mostStates} states`);
    explored.nodes.add(node);
    const scene = nodeNamed(graph, node);
    if (scene === undefined || isEnding(scene)) {
      explored.endings.add(node);
      continue;
    }
    const ways = waysFrom(graph, node, state).filter(({ isLocked }) => !isLocked);
    if (ways.length === 0) explored.stuck.add(node);
    for (const way of ways) for (const roll of rolls) next(take(graph, node, state, way, roll));
    for (const command of commands) {
      const reaction = reactionTo(graph, node, state, command);
      const answer = reaction === undefined ? undefined : react(graph, state, reaction);
      if (answer !== undefined) next({ node, state: answer.state });
    }
  }
  return { ...explored, states: known.size };
}
