import { expect, test } from "vitest";
import { catalogueStories } from "../../../testing/stories/catalogue-stories.ts";
import { offersAt } from "../../../position/index.ts";
import { positionAt } from "../../../testing/position-at.ts";
import { understand } from "../../understand.ts";
import { wordsOf } from "../../words/spoken-words.ts";

const english = [
  "they expect me to …",
  "I'm afraid to …",
  "before I …, I want to know more",
  "anything but …",
  "I'd rather die than …",
  "in my dream I …",
  "the last person who tried to … died",
  "I was going to … but I stay put",
  "tell her to …",
  "watch him …",
  "you should …",
  "one day I will …",
  "who will …",
  "so I have to …?",
  "I won't …",
  "I'm not going to …",
  "no way I …",
  "let nobody …",
  "he told me not to …",
  "I was told to …",
  "last year I had to …",
  "I ask whether to …",
  "must I …?",
];
const hindi = ["बाद में …", "तुम …", "लोग कहते हैं कि …", "सपने में देखा कि …", "उससे कहो कि …"];

/** A bare order, which may stand behind any of these. */
const isOrder = (alias: string) =>
  /^[a-z][a-z' ]{4,50}$/u.test(alias) &&
  wordsOf(alias)[0]?.senses.some((sense) => sense.startsWith(":")) === true &&
  !/\b(?:karo|do|lo|jao|ko|se|hai|ka|ki|mein)\b/u.test(alias);
const isHindiOrder = (alias: string) => /^[\u0900-\u097F ]{6,50}(?:ओ|ो)$/u.test(alias);

/** One wording in so many, so that the test takes seconds. */
const every = { en: 40, hi: 6 };

test.each([
  { language: "en" as const, frames: english, isFit: isOrder, most: 0.07 },
  { language: "hi" as const, frames: hindi, isFit: isHindiOrder, most: 0.1 },
])(
  "a wording that such words stand round is not taken ($language)",
  ({ language, frames, isFit, most }) => {
    const wordings = catalogueStories()
      .filter((story) => story.language === language)
      .flatMap((story) =>
        Object.entries(story.graph.nodes).flatMap(([node, { choices }]) =>
          choices.length < 2
            ? []
            : choices.flatMap(({ aliases = [] }) =>
                aliases.filter(isFit).map((alias) => ({ story, node, alias })),
              ),
        ),
      )
      .filter((_, at) => at % every[language] === 0);
    const ways = wordings.flatMap(({ story, node, alias }, at) => {
      const position = positionAt(story.graph, [node]);
      const offers = offersAt(story.graph, position);
      const type = (said: string) =>
        understand({
          story,
          position,
          offers,
          action: "custom_action",
          passages: [],
          said,
        }).way;
      const frame = frames[at % frames.length] ?? "";
      return type(alias) === "edge" ? [type(frame.replace("…", alias))] : [];
    });
    const moved = ways.filter((way) => way === "edge").length;
    process.stdout.write(`${language}: of ${ways.length} framed wordings ${moved} are taken\n`);
    expect(ways.length).toBeGreaterThan(30);
    expect(moved / ways.length).toBeLessThanOrEqual(most);
  },
  300_000,
);
