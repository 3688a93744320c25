import { heardAs } from "./latin-hindi.ts";

const known = new Map<string, string>();
const mostKnown = 5_000;

/** What is heard of a word when its vowels are dropped, the same in all scripts. */
export function soundOf(token: string): string {
  const before = known.get(token);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const sound = heardAs(token).replaceAll(/[aeiou]/gu, "");
  known.set(token, sound);
  return sound;
}

/** Whether two words of different scripts, Latin and Hindi's, sound alike enough to be one. */
export function soundsAlike(left: string, right: string): boolean {
  if (/^[a-z]/u.test(left) === /^[a-z]/u.test(right)) return false;
  const sound = soundOf(left);
  return sound.length >= 2 && sound === soundOf(right);
}
