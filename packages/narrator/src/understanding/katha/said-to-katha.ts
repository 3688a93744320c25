import { messagesIn } from "../../languages/index.ts";
import type { KathaMatter } from "../../port.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";
import { selfHarm } from "./self-harm.ts";

const others = ["restart", "undo", "save", "quit", "help", "about", "order"] as const;
const said: readonly (readonly [KathaMatter, RegExp])[] = [
  ["harm", selfHarm],
  ...others.map((matter) => [matter, phrasesOf(({ katha }) => katha?.[matter])] as const),
];

/** What a line says to Katha, if it does: whole lines, except that some orders to the program may stand anywhere in one. */
export function saidToKatha(line: string): KathaMatter | undefined {
  const text = plain(line).trim();
  return said.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Katha's answer, in its own words and not the story's. */
export function answerOfKatha(language: string, matter: KathaMatter): string {
  const { answers, answer } = messagesIn(language) ?? {};
  // Help is told of by number, which no short line has.
  const short = matter === "harm" ? undefined : answer;
  return answers?.[matter] ?? short ?? messagesIn()?.answers?.[matter] ?? "";
}

/** What the player can do after the end; undefined in languages it has not been written in yet. */
export const overOf = (language: string): string | undefined => messagesIn(language)?.over;
