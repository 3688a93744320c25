import { bibleOf } from "../../bible/bible.ts";
import { noted } from "../answers/notes.ts";
import type { TurnContext } from "../turn-context.ts";

const mostNotes = 3;

/** The bible's notes on the place and on things that the scene names; notes on people are for narrators only. */
export function notesHere({ request, node, style, recent }: TurnContext): { text: string }[] {
  const { places, objects } = bibleOf(request.story.bible);
  const here = places.filter(({ name }) => name === node.place);
  const named = objects.filter(({ name }) => name !== "" && node.text.includes(name));
  return [...here, ...named]
    .filter(({ about }) => about !== "")
    .map(({ name, about }) => ({ text: noted(name, about, style.language) }))
    .filter(({ text }) => !recent.hasWords(text))
    .slice(0, mostNotes);
}
