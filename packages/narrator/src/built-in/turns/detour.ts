import { echoOf, type Echo } from "../echo/echo.ts";
import type { VoicedContext } from "../turn-context.ts";
import { nameAgain, nameGiven } from "../passages/names.ts";
import { beatTold, promised, recalled, refrainFor } from "../passages/recall.ts";
import { replyOf } from "../passages/reply.ts";
import { riddleOf } from "../passages/riddle.ts";
import { gestureOf, thingsAround } from "../passages/things.ts";
import type { VoiceName } from "../voices/index.ts";

const tense = 0.62;
/** Moods in which a light voice adds no closing line. */
const solemn = new Set(["grave", "eerie", "tender"]);

/** The reaction to the player's words; somebody present may answer. */
export function answerTo({ act }: Echo, context: VoicedContext): string {
  const { lines, reading, voice } = context;
  if (act !== "said" && act !== "asked") return lines.fresh(voice[act]);
  const named = nameGiven(context);
  if (named !== "") return named;
  const chance = lines.rng.next();
  const reply = chance < (act === "asked" ? 0.6 : 0.35) ? replyOf(context) : "";
  if (reply !== "") return reply;
  const asked = act === "asked" && chance < 0.85 ? lines.fresh(voice.asked) : "";
  if (asked !== "") return asked;
  const who = reading.speakers[lines.rng.between(0, Math.max(0, reading.speakers.length - 1))];
  const heard = who === undefined || chance > 0.9 ? "" : lines.fresh(voice.heard, { who });
  return heard === "" ? lines.fresh(voice.said) : heard;
}

export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" ");

/** The player's words and what comes back; whoever answers aloud begins a paragraph. */
export function exchanged(words: string, answer: string, { reading }: VoicedContext): string {
  const isAloud = words !== "" && answer.startsWith(reading.quotes[0]);
  return isAloud ? `${words}\n\n${answer}` : joined(words, answer);
}

interface Parts {
  opening: string;
  things: string[];
  gesture: string;
  memory: string;
  close: string;
  riddle: string;
}

/** How each voice groups the parts of a detour into paragraphs. */
const layouts: Readonly<Record<VoiceName, (parts: Parts) => string[]>> = {
  tenali: ({ opening, things, gesture, memory, close }) => [
    joined(opening, gesture),
    memory,
    joined(...things.slice(0, 1), close),
  ],
  birbal: ({ opening, things, memory, riddle, close }) => [
    joined(opening, ...things.slice(0, 1)),
    memory,
    riddle === "" ? close : riddle,
  ],
  meera: ({ opening, things, gesture, memory, close }) => [
    opening,
    joined(...things, gesture),
    joined(memory, close),
  ],
  chanakya: ({ opening, things, gesture, memory, close }) => [
    joined(opening, gesture === "" ? (things[0] ?? "") : gesture),
    memory,
    close,
  ],
  vyasa: ({ opening, things, memory, close }) => [
    joined(opening, ...things),
    joined(memory, close),
  ],
};

function memoryOf(context: VoicedContext, hasReply: boolean): string {
  const promise = promised(context);
  if (promise !== "") return promise;
  const name = context.lines.rng.next() < 0.4 ? nameAgain(context) : "";
  if (name !== "") return name;
  const isQuoted = !hasReply && context.lines.rng.next() < 0.6;
  const first = isQuoted ? recalled(context) : refrainFor(context);
  if (first !== "") return first;
  const second = isQuoted ? refrainFor(context) : recalled(context);
  return second === "" ? beatTold(context) : second;
}

/** A turn that stays in the scene: the player's words, the reaction, surroundings, a recollection. */
export function detour(context: VoicedContext): string[] {
  const { lines, voice, tension, name, request } = context;
  const said = request.said?.trim() ?? "";
  const echo: Echo = said === "" ? { text: "", act: "still" } : echoOf(said, context.reading);
  const riddle = riddleOf(context);
  const answer = answerTo(echo, context);
  const opening = exchanged(echo.text, answer, context);
  const isTense = tension >= tense;
  const things = thingsAround(context, isTense ? 1 : 2);
  const gesture = lines.rng.next() < (isTense ? 0.7 : 0.4) ? gestureOf(context) : "";
  const memory = memoryOf(context, answer.includes(context.reading.quotes[0]));
  const isLight = name === "tenali" && !isTense && solemn.has(context.node.mood ?? "");
  const closes = isTense || (lines.rng.next() < 0.5 && !isLight);
  const close = closes ? lines.fresh(isTense ? voice.press : voice.ease) : "";
  return [
    riddle.tells,
    ...layouts[name]({ opening, things, gesture, memory, close, riddle: riddle.asks }),
  ];
}
