import { lruCache } from "../../lib/lru-cache.ts";
import { heardAs } from "./latin-hindi.ts";
import { isLatin } from "./letters.ts";

const known = lruCache<string>(2_500);

/** What is heard of a word when its vowels are dropped, the same in all scripts. */
export const soundOf = (token: string): string =>
  known(token, () => heardAs(token).replaceAll(/[aeiou]/gu, ""));

/** Whether two words of different scripts, Latin and Hindi's, sound alike enough to be one. */
export function soundsAlike(left: string, right: string): boolean {
  if (isLatin(left) === isLatin(right)) return false;
  const sound = soundOf(left);
  return sound.length >= 2 && sound === soundOf(right);
}
