import { canAnswer } from "@katha/storygraph";
import type { PlayerAction } from "../../port.ts";
import { selfHarm } from "../katha/self-harm.ts";
import { bareWords, plain } from "../words/plain.ts";

type AskedAbout = Pick<PlayerAction, "story" | "position">;

/** The topics of every reaction that can answer here and now. */
function topicsByReaction({ story: { graph }, position: { node, state } }: AskedAbout) {
  return Object.entries(graph.reactions ?? {})
    .filter(([name, reaction]) => canAnswer(graph, node, state, name, reaction))
    .map(([name, { topics }]) => ({ name, topics }));
}

/** The reaction that has this line as a topic, word for word. */
export function writtenForLine(asked: AskedAbout, said: string): string | undefined {
  const line = bareWords(said);
  return topicsByReaction(asked).find(({ topics }) =>
    topics.some((topic) => bareWords(topic) === line),
  )?.name;
}

/** The reaction written for self-harm: the one with the largest share of such topics. */
export function writtenForHarm(asked: AskedAbout): string | undefined {
  return topicsByReaction(asked)
    .map(({ name, topics }) => {
      const ofHarm = topics.filter((topic) => selfHarm.test(plain(topic)));
      return { name, share: ofHarm.length / Math.max(1, topics.length) };
    })
    .filter(({ share }) => share > 0)
    .toSorted((left, right) => right.share - left.share)[0]?.name;
}
