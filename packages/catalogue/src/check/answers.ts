import { castOf, isEnding, type Reaction, type StoryGraph } from "@katha/storygraph";
import { isPlayed, storyBibleOf } from "@katha/narrator";

const fewest = { answers: 90, topics: 35, remembered: 5, toldAgain: 30 };

interface CheckedStory {
  graph: StoryGraph;
  bible: unknown;
}

const typedIn = (graph: StoryGraph): Reaction[] =>
  Object.values(graph.reactions ?? {}).filter(({ command }) => command === "");

function deedsIn({ nodes, reactions = {} }: StoryGraph) {
  return [...Object.values(reactions), ...Object.values(nodes).flatMap(({ choices }) => choices)];
}

const remembered = (graph: StoryGraph): number =>
  deedsIn(graph).filter(({ remembers }) => remembers !== undefined).length;

/** How many of the player's deeds a story mentions later. */
export const toldAgain = (graph: StoryGraph): number =>
  deedsIn(graph).filter(({ later }) => later !== undefined).length;

/** What a story lacks for players who type: people who say nothing, things that cannot be looked at. */
export function lacksOfAnswers({ graph, bible }: CheckedStory): string[] {
  const typed = typedIn(graph);
  const about = new Set(typed.map((reaction) => reaction.about));
  const { cast, objects, places } = storyBibleOf(bible);
  const playable = Object.entries(graph.nodes).filter(([, node]) => !isEnding(node));
  const met = castOf({ ...graph, nodes: Object.fromEntries(playable) });
  const mute = cast.filter((one) => !isPlayed(one) && met.has(one.name) && !about.has(one.name));
  const unseen = [...objects, ...places].filter((one) => one.about === "" && !about.has(one.name));
  const topics = typed.filter((reaction) => reaction.topics.length > 0).length;
  const deeds = remembered(graph);
  const again = toldAgain(graph);
  return [
    ...(typed.length < fewest.answers ? [`only ${typed.length} answers to what is typed`] : []),
    ...(topics < fewest.topics ? [`only ${topics} topics are answered`] : []),
    ...(again < fewest.toldAgain ? [`only ${again} deeds are told later`] : []),
    ...(deeds < fewest.remembered ? [`only ${deeds} deeds are remembered`] : []),
    ...mute.map(({ name }) => `${name} answers nothing`),
    ...unseen.map(({ name }) => `${name} cannot be looked at`),
    ...playable
      .filter(([, { nudges = [] }]) => nudges.length === 0)
      .map(([node]) => `nobody says anything at ${node} while nothing moves`),
  ];
}

/** How much a story answers, in words. */
export function answerCounts(graph: StoryGraph): string {
  const typed = typedIn(graph);
  const words = typed
    .flatMap(({ says }) => says)
    .reduce((sum, line) => sum + line.split(/\s+/u).length, 0);
  const topics = typed.filter((reaction) => reaction.topics.length > 0).length;
  return `${typed.length} answers (${topics} to topics), ${words} words; ${toldAgain(graph)} deeds told later`;
}
