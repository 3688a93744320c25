import type { VoicedContext } from "../turn-context.ts";
import { linesOf, nodeAt } from "../story/reading.ts";
import { paragraphsOf } from "../story/recent-text.ts";

const scenesBack = 4;

/** Somebody present answers with a line of their own, from earlier scenes first. */
export function replyOf(context: VoicedContext): string {
  const { request, node, reading, lines, voice } = context;
  const earlier = [...new Set(request.position.path.slice(0, -1).toReversed())]
    .slice(0, scenesBack)
    .map((name) => nodeAt(request.story, name, request.position.state).text);
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
