import { bibleOf } from "../loom/bible.ts";
import { spoken, type Ground } from "./ground.ts";
import { isStaying, lookedAt } from "./look.ts";
import { authorsDetour } from "./other-tongues.ts";
import { detour, joined } from "./detour.ts";
import { noted, thingsAround } from "./things.ts";

/** The player took the look that Immerse offered beside the author's one way. */
export function lookedDetour(ground: Ground): string[] | undefined {
  const { work } = ground.telling;
  const said = ground.telling.said?.trim() ?? "";
  const thing = lookedAt(work.language, said);
  if (thing === undefined && !isStaying(work.language, said)) return undefined;
  const wordless: Ground = { ...ground, telling: { ...ground.telling, said: null } };
  const own = spoken(wordless);
  if (thing === undefined) return own ? detour(own) : authorsDetour(wordless);
  const about = bibleOf(work.bible).objects.find(({ name }) => name === thing)?.about ?? "";
  const note = about === "" ? "" : ground.lines.again([noted(thing, about, work.language)]);
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
