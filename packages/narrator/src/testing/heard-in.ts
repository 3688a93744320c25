import { normalise } from "@katha/storygraph";
import { startPosition } from "../position/index.ts";
import { understand } from "../understanding/index.ts";
import { storyOf } from "./stories/story-of.ts";
import { typedAction } from "./typed-action.ts";

type Choices = readonly (readonly [text: string, ...aliases: string[]])[];

interface More {
  language?: string;
  bible?: unknown;
  cast?: readonly string[];
  reactions?: object;
}

/** What comes of a line in a scene: the choice that is taken, the author's answer by its name, "asks" or "stays". */
export function heardIn(text: string, choices: Choices, more: More = {}) {
  const { language = "en", bible = null, cast = [], reactions = {} } = more;
  const graph = normalise({
    start_node: "here",
    nodes: {
      here: {
        text,
        cast,
        choices: choices.map(([own, ...aliases], at) => ({
          text: own,
          target: `to${at}`,
          ...(aliases.length > 0 && { aliases }),
        })),
      },
      ...Object.fromEntries(choices.map((_, at) => [`to${at}`, { text: `The end ${at}.` }])),
    },
    reactions,
  });
  const story = storyOf({ graph, bible, language });
  return (said: string) => {
    const step = understand(typedAction(story, startPosition(graph), said));
    if (step.way === "edge") return step.choice;
    if (step.way === "reaction") return step.reaction;
    return step.way === "ask" ? "asks" : "stays";
  };
}
