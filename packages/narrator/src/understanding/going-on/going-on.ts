import { languages } from "../../languages/index.ts";
import { phrasesOf } from "../phrases/heard.ts";
import { plain } from "../words/plain.ts";

/** What players type who only want to read on. */
const goesOn = new Set(languages.flatMap(({ goingOn }) => (goingOn?.goesOn ?? []).map(plain)));
const atALoss = phrasesOf(({ goingOn }) => goingOn?.atALoss);

export const isGoingOn = (said: string): boolean =>
  goesOn.has(
    plain(said)
      .replaceAll(/(?<![.!?\u0964…\s])[.!?\u0964…\s]+$/gu, "")
      .trim(),
  );

/** Whether the player asks what can be done here. */
export const isAtALoss = (said: string): boolean => atALoss.test(plain(said).trim());
