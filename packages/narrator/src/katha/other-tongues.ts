import { bibleOf } from "../loom/bible.ts";
import { cannotBe } from "../loom/world.ts";
import { echoOf } from "./echo/echo.ts";
import type { Ground } from "./ground.ts";
import { beatTold, refrainFor, saidBefore } from "./recall.ts";
import { noted } from "./things.ts";

/** Any sentence of the scene but the last ones, which have only just been read. */
export function anySentence({ lines, reading }: Ground): string {
  const sentence = lines.again(
    reading.plain.slice(0, -2).filter(({ length }) => length >= 12 && length <= 170),
  );
  return sentence === "" ? "" : `*${sentence.replaceAll("*", "")}*`;
}

/** A line that somebody says: of this scene, else of one before it. */
function quoted(ground: Ground): string {
  const { lines, reading } = ground;
  const line = lines.again(reading.spoken) || lines.again(saidBefore(ground));
  const [open, close] = reading.quotes;
  return line === "" ? "" : `${open}${line}${close}`;
}

/** Notes of the bible on what the scene itself names: its place and its things. */
export function notes({ telling, node, reading, lines }: Ground, count: number): string[] {
  const { places, objects } = bibleOf(telling.work.bible);
  const here = places.filter(({ name }) => name === node.place);
  const named = objects.filter(({ name }) => name !== "" && node.text.includes(name));
  return [...here, ...named]
    .filter(({ about }) => about !== "")
    .slice(0, count)
    .map(({ name, about }) => lines.again([noted(name, about, reading.language)]))
    .filter((note) => note !== "");
}

/** A detour where no voice speaks the language: the player's words, and the author's come back. */
export function authorsDetour(ground: Ground): string[] {
  const { telling } = ground;
  const said = telling.said?.trim() ?? "";
  const echo = said === "" || cannotBe(telling.work, said) ? "" : echoOf(said, ground.reading).text;
  const beat = refrainFor(ground) || beatTold(ground);
  const isSpeech = echo !== "" || ground.lines.rng.next() < 0.5;
  const first = isSpeech ? quoted(ground) || anySentence(ground) : anySentence(ground);
  return isSpeech ? [echo, first, beat] : [beat, first];
}

export function authorsSetup(ground: Ground): string[] {
  return [notes(ground, 3).join(" "), quoted(ground) || anySentence(ground), anySentence(ground)];
}
