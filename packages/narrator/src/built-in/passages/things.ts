import type { VoicedContext } from "../turn-context.ts";
import { paragraphsOf } from "../story/recent-text.ts";
import { bibleOf } from "../../understanding/bible.ts";
import { closed } from "../../memory/sentences.ts";

/** A scene without what is only spoken of or compared: nothing of that is there to be seen. */
function seenIn(text: string): string {
  return text
    .replaceAll(/["“«][^"”»“«]*["”»]/gu, " ")
    .replaceAll(/\b(?:like|as if|as though|as (?:a|an|one|the)|than)\b[^.,;:!?]*/giu, " ")
    .replaceAll(/(?:जैसे|मानो)[^।,;]*/gu, " ");
}

/** What goes on about the player: things of the scene first, then the hour and the weather. */
export function thingsAround(context: VoicedContext, count: number): string[] {
  const { lines, node, world, request } = context;
  // A long scene begins with what led to it.
  const paragraphs = paragraphsOf(node.text);
  const present = paragraphs.length > 2 ? paragraphs.slice(1) : paragraphs;
  const text = `${seenIn(present.join("\n"))} @${spotOf(context)}`;
  const isWild = wild.has(spotOf(context));
  const here = world.motifs.filter(
    ({ seen, isOfHouses }) => seen.test(text) && !(isOfHouses && isWild),
  );
  const found = here
    .filter(({ seen }) => seen.test(request.said ?? ""))
    .slice(0, 1)
    .flatMap((motif) => lines.fresh(motif.lines) || []);
  const left = [...here];
  while (found.length < count && left.length > 0) {
    const [motif] = left.splice(lines.rng.between(0, left.length - 1), 1);
    const line = lines.fresh(motif?.lines ?? []);
    if (line !== "") found.push(line);
  }
  while (found.length < count) {
    const line = airOf(context);
    if (line === "") break;
    found.push(line);
  }
  return found;
}

/** The painter's places where nobody lives. */
const wild = new Set(["sea", "forest", "riverbank", "desert", "mountains", "void"]);

/** The painter's place that the scene's own place is like. */
function spotOf({ request, node, reading }: VoicedContext): string {
  if (reading.isOffWorld) return "void";
  const { places } = bibleOf(request.story.bible);
  return places.find(({ name }) => name === node.place)?.place ?? node.place ?? "";
}

/** A line about the hour or the weather, where the author set one and the sky is visible. */
export function airOf(context: VoicedContext): string {
  const { lines, node, world } = context;
  if (spotOf(context) === "void") return "";
  const isWild = wild.has(spotOf(context));
  const sources = [world.hours, world.weathers, ...(isWild ? [] : [world.nearHouses])];
  const told = sources.flatMap((source) =>
    [node.hour ?? "", node.weather ?? ""].flatMap((each) => source[each] ?? []),
  );
  return lines.fresh(told);
}

/** A small gesture by somebody present, but not by the last one who made one. */
export function gestureOf({ lines, reading, world }: VoicedContext, but = ""): string {
  const others = reading.speakers.filter((name) => but === "" || !but.includes(name));
  const who = others[lines.rng.between(0, Math.max(0, others.length - 1))];
  if (who === undefined) return "";
  return lines.fresh(reading.areHuman ? world.gestures.concat(world.bodies) : world.gestures, {
    who,
  });
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

export function noted(name: string, about: string, language: string): string {
  const bare = about.replace(/[.।۔]+$/u, "");
  const isSplit = /^\p{Lu}|[:：]/u.test(bare);
  return isSplit
    ? `${closed(capital(name), language)} ${closed(capital(bare), language)}`
    : closed(`${capital(name)}: ${bare}`, language);
}
