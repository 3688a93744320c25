import { closerLookWritten } from "../../authored/closer-look.ts";
import { viewIn, type TurnContext } from "../turn-context.ts";
import { againFor, backFor } from "./joining-words.ts";
import { nothingLeft } from "./nothing-left.ts";
import { notesHere } from "./notes.ts";
import { saidHere, toldBefore, toldHere, type ToldLooks } from "./told.ts";
import { wordCount } from "../../text/word-count.ts";
import { writtenLooks } from "./written-looks.ts";

/** A closer look is a paragraph of so many words, as far as the scenes have them. */
const enough = 60;
/** Where fewer are told, the bible's notes are told too, and what was said. */
const fewest = 30;
const most = 120;
/** No more of what the player has just read is told again where scenes before have something too. */
const mostHere = 55;
const mostBefore = 45;

const wordsOf = (all: readonly { text: string }[]) =>
  all.reduce((sum, { text }) => sum + wordCount(text), 0);

/** The first of them that make up enough words, and no more than there is room for. */
function upTo<One extends { text: string }>(all: readonly One[], room: number): One[] {
  const taken: One[] = [];
  for (const one of all)
    if (wordsOf(taken) < Math.min(enough, room) && wordsOf([...taken, one]) <= room)
      taken.push(one);
  return taken;
}

const inOrder = (runs: readonly ToldLooks[]) =>
  runs
    .toSorted((left, right) => right.ago - left.ago || left.at - right.at)
    .map(({ text }) => text)
    .join(" ");

/**
 * A closer look at the scene: what its author wrote for it, else what they answer to looks at what is here, else the
 * scene's own sentences and what the scenes before said of whoever and whatever is in it. Null where all of it was told.
 */
export function closerLook(context: TurnContext): string | null {
  const written = closerLookWritten(context.request);
  if (written !== null) {
    context.recent.use(written);
    return written;
  }
  const looks = upTo(writtenLooks(context), most);
  if (wordsOf(looks) >= enough)
    return tell(
      context,
      looks.map(({ text }) => text),
    );
  return tell(context, [...looks.map(({ text }) => text), ...fromScenes(context, wordsOf(looks))]);
}

/** Sentences of this scene, and of scenes before, where so many words are told already. */
function fromScenes(context: TurnContext, words: number): string[] {
  const { recent, lines, style } = context;
  const view = viewIn(context);
  const isTold = (text: string) => recent.hasWords(text);
  const before = upTo(toldBefore(view, isTold), mostBefore);
  const all = toldHere(view, isTold);
  const room = (before.length > 0 ? mostHere : most) - words;
  const states = upTo(
    all.filter(({ isState }) => isState),
    room,
  );
  const here = [...states];
  const notes: { text: string }[] = [];
  const told = () => words + wordsOf([...here, ...before, ...notes]);
  const missing = () => Math.max(0, enough - told());
  here.push(
    ...upTo(
      all.filter((one) => !states.includes(one)),
      missing(),
    ),
  );
  if (told() < fewest) notes.push(...upTo(notesHere(context), missing()));
  if (told() < fewest) {
    before.push(...upTo(toldBefore(view, isTold, "said"), missing()));
    here.push(...upTo(saidHere(view, isTold), missing()));
  }
  const lead = words > 0 || here.length === 0 ? "" : firstNew(context, againFor(style.language));
  const back = before.length === 0 ? "" : lines.render(backFor(style.language));
  return [lead, inOrder(here), ...notes.map(({ text }) => text), back, inOrder(before)];
}

/**
 * One of these that was not told lately, another in each scene. Told again, a closer look is the same: nothing here is
 * left to chance.
 */
function firstNew({ request, recent }: TurnContext, leads: readonly string[]): string {
  const from = request.position.arrivals % Math.max(1, leads.length);
  const turned = [...leads.slice(from), ...leads.slice(0, from)];
  const isNew = (lead: string) => !recent.hasWords(lead);
  return turned.find(isNew) ?? turned.find((lead) => !recent.isLast(lead)) ?? "";
}

/** After so few words it is said that this is all. */
const few = 15;

/** The paragraph of these parts; null where there is none of them. */
function tell(context: TurnContext, parts: readonly string[]): string | null {
  const { recent } = context;
  const text = parts.filter((part) => part !== "").join(" ");
  if (text === "") return null;
  recent.use(text);
  return wordCount(text) < few ? `${text} ${nothingLeft(context)}` : text;
}
