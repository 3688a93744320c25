import { nodeNamed } from "@katha/storygraph";
import type { Position, StoryVersion } from "../../port.ts";
import { actsIn } from "../acts/act.ts";
import { namedIn } from "../named.ts";
import { isTo } from "../reactions/addressing.ts";
import { isDeed } from "../words/terms.ts";
import type { SpokenWord } from "../words/spoken-words.ts";
import type { Choice } from "./choice-words.ts";

/** What a line gives to somebody who is here, and to whom, in words: "bittu ko roti do". */
export function giftIn(
  story: StoryVersion,
  position: Position,
  text: string,
  words: readonly SpokenWord[],
): readonly SpokenWord[] | undefined {
  const cast = nodeNamed(story.graph, position.node)?.cast ?? [];
  if (cast.length === 0 || !actsIn({ text, mood: "done", isWhether: false }).includes("give"))
    return undefined;
  const isGiven = namedIn(story, position, text).some(
    (one) => one.kind === "person" && one.isHere && isTo(text, one),
  );
  return isGiven ? words.filter(({ senses }) => !senses.some(isDeed)) : undefined;
}

/** Whether a choice has to do with a gift: it speaks of the person or of the thing. */
export function isOfGift({ wordings }: Choice, gift: readonly SpokenWord[]): boolean {
  return wordings.some(({ words }) =>
    words.some((one) =>
      gift.some(
        ({ form, heard, senses }) =>
          one.form === form ||
          (heard !== "" && one.heard === heard) ||
          one.senses.some((sense) => !isDeed(sense) && senses.includes(sense)),
      ),
    ),
  );
}
