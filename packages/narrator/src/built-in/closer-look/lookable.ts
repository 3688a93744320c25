import { bibleOf } from "../../bible/bible.ts";
import { thingsIn } from "../../reading/index.ts";
import { noted } from "../answers/notes.ts";
import { viewIn, type TurnContext } from "../turn-context.ts";
import { writtenLooks } from "./written-looks.ts";

/** Something here that can be looked at, by its name in the story. */
interface Lookable {
  name: string;
  /** What its author wrote of it; absent where only the scenes tell of it. */
  text?: string;
}

/** What can be looked at here: what has an answer or a note of its author's, then what only the scenes tell of. */
export function lookables(context: TurnContext): Lookable[] {
  const { request, node, style, recent } = context;
  const { objects } = bibleOf(request.story.bible);
  const noticed = objects
    .filter(({ name, about }) => name !== "" && about !== "" && node.text.includes(name))
    .map(({ name, about }) => ({ name, text: noted(name, about, style.language) }))
    .filter(({ text }) => !recent.hasWords(text));
  const written = writtenLooks(context).flatMap(({ about, text }) =>
    about === "" ? [] : [{ name: about, text }],
  );
  const view = viewIn(context);
  const told = [...thingsIn(view), ...view.present.map(({ name }) => name)];
  return [...written, ...noticed, ...told.map((name) => ({ name }))];
}
