import { bibleOf } from "../../understanding/bible.ts";
import { voicedContext, type TurnContext } from "../turn-context.ts";
import { isStaying, lookedAt } from "./look-words.ts";
import { authorsDetour } from "./authors-words.ts";
import { detour, joined } from "./detour.ts";
import { noted, thingsAround } from "../passages/things.ts";

/** The player picked the extra choice that Immerse offered beside the author's only one. */
export function lookedDetour(context: TurnContext): string[] | undefined {
  const { story } = context.request;
  const said = context.request.said?.trim() ?? "";
  const thing = lookedAt(story.language, said);
  if (thing === undefined && !isStaying(story.language, said)) return undefined;
  const wordless: TurnContext = { ...context, request: { ...context.request, said: null } };
  const own = voicedContext(wordless);
  if (thing === undefined) return own ? detour(own) : authorsDetour(wordless);
  const about = bibleOf(story.bible).objects.find(({ name }) => name === thing)?.about ?? "";
  const note = about === "" ? "" : context.lines.again([noted(thing, about, story.language)]);
  if (!own) return [note, ...authorsDetour(wordless)];
  const mentions = own.reading.plain.filter(
    (sentence) => sentence.includes(thing) && sentence.length < 170,
  );
  const again = own.lines.again(mentions);
  return [
    joined(note, own.lines.fresh(own.voice.still)),
    again === "" ? "" : `*${again.replaceAll("*", "")}*`,
    joined(...thingsAround(own, 2)),
  ];
}
