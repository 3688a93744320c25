import { bibleOf } from "../../understanding/bible.ts";
import { isImpossible } from "../../understanding/impossible.ts";
import { echoOf } from "../echo/echo.ts";
import type { TurnContext } from "../turn-context.ts";
import { beatTold, refrainFor, saidBefore } from "../passages/recall.ts";
import { noted } from "../passages/things.ts";

/** Any sentence of the scene but the last ones, which have only just been read. */
export function anySentence({ lines, reading }: TurnContext): string {
  const sentence = lines.again(
    reading.plain.slice(0, -2).filter(({ length }) => length >= 12 && length <= 170),
  );
  return sentence === "" ? "" : `*${sentence.replaceAll("*", "")}*`;
}

/** A line that somebody says: of this scene, else of one before it. */
function quoted(context: TurnContext): string {
  const { lines, reading } = context;
  const line = lines.again(reading.spoken) || lines.again(saidBefore(context));
  const [open, close] = reading.quotes;
  return line === "" ? "" : `${open}${line}${close}`;
}

/** Notes of the bible on what the scene itself names: its place and its things. */
export function notes({ request, node, reading, lines }: TurnContext, count: number): string[] {
  const { places, objects } = bibleOf(request.story.bible);
  const here = places.filter(({ name }) => name === node.place);
  const named = objects.filter(({ name }) => name !== "" && node.text.includes(name));
  return [...here, ...named]
    .filter(({ about }) => about !== "")
    .slice(0, count)
    .map(({ name, about }) => lines.again([noted(name, about, reading.language)]))
    .filter((note) => note !== "");
}

/** A detour where no voice speaks the language: the player's words, and the author's come back. */
export function authorsDetour(context: TurnContext): string[] {
  const { request } = context;
  const said = request.said?.trim() ?? "";
  const echo =
    said === "" || isImpossible(request.story, said) ? "" : echoOf(said, context.reading).text;
  const beat = refrainFor(context) || beatTold(context);
  const isSpeech = echo !== "" || context.lines.rng.next() < 0.5;
  const first = isSpeech ? quoted(context) || anySentence(context) : anySentence(context);
  return isSpeech ? [echo, first, beat] : [beat, first];
}

export function authorsSetup(context: TurnContext): string[] {
  return [
    notes(context, 3).join(" "),
    quoted(context) || anySentence(context),
    anySentence(context),
  ];
}
