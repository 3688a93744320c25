import type { MemoryItem, MemoryKind } from "@katha/api/contract";
import { overOf, peopleOf, playedOf, readingWordsOf, type Over } from "../reading/index.ts";
import type { StoryVersion } from "../port.ts";
import { remember, type Session } from "./remember.ts";
import { gistOf, summaryOf } from "./summary.ts";
import { withoutSpeech } from "../text/speech.ts";
import { withoutStars } from "./without-stars.ts";
import { entriesOf } from "../bible/entries.ts";

/** How many of each kind are on the page, the newest of them: all together are a screen. */
const most: Readonly<Record<MemoryKind, number>> = {
  noted: 20,
  deed: 10,
  promise: 4,
  name: 6,
  object: 4,
  place: 3,
  fact: 5,
  summary: 6,
};

const nameIn = (text: string) => text.split(": ")[0] ?? "";
const sentenceIn = (text: string) => text.slice(nameIn(text).length + 2);
/** A noun alone says too little for a page. */
const isSentence = (text: string) => /[:.!?…।॥۔؟]/u.test(text);

/** Somebody of whom only somebody else speaks, in a sentence that stands with that one already. */
function isOnlySpokenOf({ kind, text }: MemoryItem, others: readonly MemoryItem[]): boolean {
  return (
    kind === "name" &&
    !withoutSpeech(sentenceIn(text)).includes(nameIn(text)) &&
    others.some((other) => other.kind === "name" && sentenceIn(other.text) === sentenceIn(text))
  );
}

interface PlayedSession extends Session {
  story: StoryVersion;
}

/** Who moved the story, and in what words: a choice is its author's, a typed line is not. */
type Moved = "by a choice" | "by a line" | undefined;

function movesOf({ passages }: Session): Map<string | null, Moved> {
  const moves = new Map<string | null, Moved>();
  let node: string | undefined;
  for (const { turnId, action, node: there, isFromKatha } of passages) {
    if (isFromKatha === true || there === "") continue;
    const isElsewhere = there !== node;
    const by = action === "custom_action" ? "by a line" : "by a choice";
    moves.set(turnId, isElsewhere ? by : undefined);
    node = there;
  }
  return moves;
}

/** What no longer holds of all that was told, with what ended it. */
function endedIn({ story, passages }: PlayedSession, moves: ReadonlyMap<string | null, Moved>) {
  const told = passages.flatMap(({ turnId, text, deeds = [], isFromKatha }) => {
    if (isFromKatha === true) return [];
    return moves.get(turnId) === undefined ? [text, ...deeds] : [...deeds, text];
  });
  return overOf(story, playedOf(story), told);
}

/** How it is now, where the story has told since that something is no longer so: who has left, what was given away. */
function asItIsNow(item: MemoryItem, over: Over): MemoryItem {
  const what = item.kind === "name" ? "person" : item.kind === "object" ? "holding" : undefined;
  if (what === undefined) return item;
  const [, name = "", sentence = ""] = /^([^:]*: )(.*)$/su.exec(item.text) ?? [];
  let now = sentence;
  // Each is ended by a later one, so there is a last.
  for (let next = over.get(now); next !== undefined && next.what === what; next = over.get(now))
    now = next.by;
  return now === sentence ? item : { ...item, text: name + now };
}

/**
 * What a player reads of it all: what was promised, given, taken, who was met, and a sentence of each scene. Neither a
 * typed line that moved nothing nor what was only typed of things is on it; models know of both.
 */
export function pageOf(session: PlayedSession): MemoryItem[] {
  const { story, passages } = session;
  const moves = movesOf(session);
  const parts = new Map(passages.map((passage) => [passage.turnId, passage]));
  const bible = entriesOf(story.bible, story.language);
  const typed = new Set(
    passages.flatMap(({ action, said }) => (action === "custom_action" && said ? [said] : [])),
  );
  const people = new Set(
    peopleOf(story).flatMap(({ name, forms, isNamed }) =>
      isNamed ? forms.concat(name.toLowerCase()) : [],
    ),
  );
  // Where no scene says who is somebody, every name may be.
  const isSomebody = (text: string) => {
    const [name = "", told] = text.split(":");
    return (
      /\s/u.test(told?.trim() ?? " ") &&
      (people.size === 0 ||
        isTyped(text, typed) ||
        bible.namedIn(name).length > 0 ||
        people.has(name.toLowerCase()))
    );
  };
  const over = endedIn(session, moves);
  const played = playedOf(story)?.name;
  const all = remember(session).map((item) => (item.is_corrected ? item : asItIsNow(item, over)));
  const isOfPage = (item: MemoryItem): boolean => {
    const { kind, text, turn_id } = item;
    if (item.is_corrected || item.is_pinned === true) return true;
    if (kind === "promise")
      // What the story remembers of it in its own words is enough.
      return (
        !parts.get(turn_id)?.deeds?.length && (isPlayers(text, story.language) || typed.has(text))
      );
    if (kind === "object") return isSentence(text) && !isTyped(text, typed);
    if (kind === "name") return nameIn(text) !== played && isSomebody(text);
    if (kind === "place") return isSentence(text);
    return kind !== "summary" || moves.get(turn_id) !== undefined;
  };
  const ofPage = all.filter(isOfPage);
  const standsAlready = new Set(
    ofPage.flatMap(({ kind, text }) =>
      kind === "name" || kind === "object" ? [sentenceIn(text)] : [],
    ),
  );
  const isNoGist = (written: string) => {
    const sentence = withoutStars(written);
    return over.has(sentence) || standsAlready.has(sentence);
  };
  const kept = ofPage
    .filter((item, at) => !isOnlySpokenOf(item, ofPage.slice(0, at).concat(ofPage.slice(at + 1))))
    .flatMap((item): MemoryItem[] => {
      const part = parts.get(item.turn_id);
      if (item.kind !== "summary" || item.is_corrected || part === undefined) return [item];
      const text =
        moves.get(item.turn_id) === "by a line"
          ? gistOf(part, story.language, bible, isNoGist)
          : summaryOf(part, story.language, bible, isNoGist);
      return [{ ...item, text: withoutStars(text) }];
    });
  return kept.filter((item, at) => {
    const after = kept.slice(at + 1).filter(({ kind }) => kind === item.kind).length;
    const isKept = item.is_corrected || item.is_struck === true || item.is_pinned === true;
    return isKept || after < most[item.kind];
  });
}

/** How far into a sentence its doer may stand. */
const doerWithin = 4;

/** Whether it is the player who promises: "And I gave him my word." */
function isPlayers(text: string, language: string): boolean {
  const { player, owners } = readingWordsOf(language);
  const first =
    text
      .toLowerCase()
      .match(/[\p{L}\p{M}'’]+/gu)
      ?.slice(0, doerWithin) ?? [];
  return first.some((word) => player.has(word) && !owners.has(word));
}

/** "key: I pocket the key" is known from nothing but the line. */
const isTyped = (text: string, lines: ReadonlySet<string>) =>
  [...lines].some((line) => text.endsWith(`: ${line}`) || text.endsWith(`: ${line}.`));
