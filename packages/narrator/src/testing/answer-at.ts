import { normalise } from "@katha/storygraph";
import type { Passage } from "../port.ts";
import { offersAt, startPosition } from "../position/index.ts";
import { understand } from "../understanding/index.ts";
import { neitherOf } from "../understanding/katha/asking.ts";
import { storyOf } from "./stories/story-of.ts";

/** What is answered to a line typed in a scene with these choices: where it leads, or how it is answered otherwise. */
export function answerAt(
  choices: string[],
  more: object = {},
  language = "en",
  asked: string[] = [],
) {
  const nodes = {
    a: { text: "A.", choices: choices.map((text, to) => ({ text, target: `n${to}` })), ...more },
    ...Object.fromEntries(choices.map((_, to) => [`n${to}`, { text: `N${to}.` }])),
  };
  const story = storyOf({ graph: normalise({ start_node: "a", nodes }), language });
  const position = startPosition(story.graph);
  const offers = offersAt(story.graph, position);
  const neither = { text: neitherOf(language, asked.length), to: null };
  const shown =
    asked.length === 0 ? offers : [...offers.filter(({ text }) => asked.includes(text)), neither];
  return (said: string | null, turnsHere = 0, passages: Passage[] = []): string => {
    const step = understand({
      story,
      position: { ...position, turnsHere },
      action: said === null ? "continue" : "custom_action",
      said,
      offers: shown,
      passages,
    });
    if (step.way === "edge") return step.to;
    if (step.way === "ask") return `ask ${step.choices.length}`;
    if (step.way === "reaction") return step.reaction;
    if (step.way === "recall") return step.told;
    return step.way === "detour" ? `detour ${step.beat}` : step.because;
  };
}
