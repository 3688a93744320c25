import { normalise } from "@katha/storygraph";
import { fitThroughout } from "../fitness/unfit.ts";
import { startPosition } from "../position/index.ts";
import type { StoryVersion } from "../port.ts";
import { checkPassage, ratingHeldTo } from "../safety/index.ts";

/** A scene as it stands in its author's form. */
export interface SceneLookedAt extends Pick<StoryVersion, "title" | "language" | "contentRating"> {
  text: string;
  before: readonly string[];
  /** What else may be named: who is here, where it is, what the author has in mind. */
  facts: readonly string[];
}

const here = "here";
const closed = /[.!?।॥؟۔…]["'”’»)\]]*$/u;

/** Whether a closer look can be told in its scene as it is: checked sentence by sentence, like a narrator's text. */
export function closerLookFits(
  { title, language, contentRating, text, before, facts }: SceneLookedAt,
  system: string,
): (look: string) => boolean {
  const graph = normalise({ start_node: here, nodes: { [here]: { text, choices: [] } } });
  const story: StoryVersion = {
    title,
    language,
    contentRating,
    prompt: "",
    systemPrompt: "",
    graph,
    bible: null,
  };
  const passages = before.map((told) => ({
    turnId: null,
    action: "story_start" as const,
    said: null,
    text: told,
    node: here,
  }));
  const position = startPosition(graph);
  const told = { story, position, passages, memory: [], said: facts.join("\n") };
  const isFit = fitThroughout(told, system);
  return (look) => {
    // Braces would be read as the name of a quality.
    if (/[{}]/u.test(look) || !closed.test(look) || text.includes(look)) return false;
    return checkPassage(look, ratingHeldTo(story), language) === null && isFit(look);
  };
}
