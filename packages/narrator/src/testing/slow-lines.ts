import { normalise } from "@katha/storygraph";
import { offersAt, startPosition } from "../position/index.ts";
import { understand } from "../understanding/index.ts";
import { answerAt } from "./answer-at.ts";
import { storyOf } from "./stories/story-of.ts";

/** In characters, as many as the API takes of a player. */
export const longestLine = 4_000;

interface SlowLine {
  readonly name: string;
  /** Where it leads, or how it is answered otherwise. */
  readonly answer: () => string;
}

const words = (count: number, beginning: string, characters: number) =>
  Array.from({ length: count }, (_, each) => beginning + each.toString(36))
    .join(" ")
    .slice(0, characters);

/** Each of 20 long choices leads to a scene, and all their words begin alike. */
function answerAmongChoices(said: string, behind: object): () => string {
  const choices = Array.from({ length: 20 }, (_, to) => ({
    text: words(140, `wyrd${to}`, 1_000),
    target: `n${to}`,
  }));
  const scenes = choices.map(({ target }) => [target, { text: "There.", choices: [], ...behind }]);
  const nodes = { a: { text: "Here.", choices }, ...Object.fromEntries(scenes) };
  const story = storyOf({ graph: normalise({ start_node: "a", nodes }) });
  const position = startPosition(story.graph);
  const offers = offersAt(story.graph, position);
  const action = "custom_action";
  return () => {
    const step = understand({ story, position, action, said, offers, passages: [] });
    return step.way === "edge" ? step.to : step.way;
  };
}

const repeated: Readonly<Record<string, string>> = {
  "one word of Latin letters": "x",
  "one word of Devanagari": "क",
  "one word of Bengali": "ক",
  "one word of Tamil": "க",
  "one word of Urdu": "ک",
  "then and then": "then ",
  commas: "i, ",
  "quotation marks": '"',
  apostrophes: "it's'",
};

/** Lines of so many characters that are made to be slow to understand. */
export function slowLines(characters: number): SlowLine[] {
  const alike = words(characters / 5, "wyrd", characters);
  const long = {
    place: words(400, "wyrd", 2_000),
    cast: Array.from({ length: 50 }, (_, one) => words(300, `wyrd${one}`, 2_000)),
  };
  const answer = answerAt(["Open the door", "Wait for the ferry"]);
  return [
    {
      name: "words that begin as all words of 20 choices do",
      answer: answerAmongChoices(alike, {}),
    },
    {
      name: "the same, with long places and many people behind",
      answer: answerAmongChoices(alike, long),
    },
    ...Object.entries(repeated).map(([name, part]) => {
      const said = part.repeat(Math.ceil(characters / part.length)).slice(0, characters);
      return { name, answer: () => answer(said) };
    }),
  ];
}
