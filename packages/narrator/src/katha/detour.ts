import { echoOf, type Echo } from "./echo/echo.ts";
import type { SpokenGround } from "./ground.ts";
import { nameAgain, nameGiven } from "./names.ts";
import { beatTold, promised, recalled, refrainFor } from "./recall.ts";
import { replyOf } from "./reply.ts";
import { riddleOf } from "./riddle.ts";
import { gestureOf, thingsAround } from "./things.ts";
import type { VoiceName } from "./voices/index.ts";

const tense = 0.62;
/** Moods in which a light voice holds its tongue at the end of a part. */
const solemn = new Set(["grave", "eerie", "tender"]);

/** What came of the player's words; where somebody stands there who speaks, they may take it up. */
export function answerTo({ manner }: Echo, ground: SpokenGround): string {
  const { lines, reading, voice } = ground;
  if (manner !== "said" && manner !== "asked") return lines.fresh(voice[manner]);
  const named = nameGiven(ground);
  if (named !== "") return named;
  const chance = lines.rng.next();
  const reply = chance < (manner === "asked" ? 0.6 : 0.35) ? replyOf(ground) : "";
  if (reply !== "") return reply;
  const asked = manner === "asked" && chance < 0.85 ? lines.fresh(voice.asked) : "";
  if (asked !== "") return asked;
  const who = reading.speakers[lines.rng.between(0, Math.max(0, reading.speakers.length - 1))];
  const heard = who === undefined || chance > 0.9 ? "" : lines.fresh(voice.heard, { who });
  return heard === "" ? lines.fresh(voice.said) : heard;
}

export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(" ");

/** The player's words and what comes back; whoever answers aloud begins a paragraph. */
export function exchanged(words: string, answer: string, { reading }: SpokenGround): string {
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

/** How each voice lays out a scene: which parts stand together. */
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

function memoryOf(ground: SpokenGround, hasReply: boolean): string {
  const promise = promised(ground);
  if (promise !== "") return promise;
  const name = ground.lines.rng.next() < 0.4 ? nameAgain(ground) : "";
  if (name !== "") return name;
  const isQuoted = !hasReply && ground.lines.rng.next() < 0.6;
  const first = isQuoted ? recalled(ground) : refrainFor(ground);
  if (first !== "") return first;
  const second = isQuoted ? refrainFor(ground) : recalled(ground);
  return second === "" ? beatTold(ground) : second;
}

/** A turn told in place: the player's words, what comes of them, what is about, what comes back. */
export function detour(ground: SpokenGround): string[] {
  const { lines, voice, tension, name, telling } = ground;
  const said = telling.said?.trim() ?? "";
  const echo: Echo = said === "" ? { text: "", manner: "still" } : echoOf(said, ground.reading);
  const riddle = riddleOf(ground);
  const answer = answerTo(echo, ground);
  const opening = exchanged(echo.text, answer, ground);
  const isTense = tension >= tense;
  const things = thingsAround(ground, isTense ? 1 : 2);
  const gesture = lines.rng.next() < (isTense ? 0.7 : 0.4) ? gestureOf(ground) : "";
  const memory = memoryOf(ground, answer.includes(ground.reading.quotes[0]));
  const isLight = name === "tenali" && !isTense && solemn.has(ground.node.mood ?? "");
  const closes = isTense || (lines.rng.next() < 0.5 && !isLight);
  const close = closes ? lines.fresh(isTense ? voice.press : voice.ease) : "";
  return [
    riddle.tells,
    ...layouts[name]({ opening, things, gesture, memory, close, riddle: riddle.asks }),
  ];
}
