import type { SpokenGround } from "./ground.ts";
import { linesOf, nodeAt } from "./story/reading.ts";
import { paragraphsOf } from "./story/told.ts";

const scenesBack = 4;

/** Somebody who stands there answers in their own words, those of scenes before this one first. */
export function replyOf(ground: SpokenGround): string {
  const { telling, node, reading, lines, voice } = ground;
  const earlier = [...new Set(telling.standing.path.slice(0, -1).toReversed())]
    .slice(0, scenesBack)
    .map((name) => nodeAt(telling.work, name).text);
  const here = paragraphsOf(node.text).slice(0, -1).join("\n");
  for (const text of [...earlier, here]) {
    const spoken = linesOf(text, reading.speakers, reading);
    for (const [who, own] of spoken) {
      const quote = lines.again(own.filter((line) => line.length <= 90));
      if (quote !== "") return lines.fresh(voice.replies, { who, quote });
    }
  }
  return "";
}
