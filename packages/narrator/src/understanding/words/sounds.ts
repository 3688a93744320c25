/** Consonants of Hindi as they are typed in Latin letters, breath left out. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  "क:k ख:k ग:g घ:g ङ:n च:c छ:c ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:p ब:b भ:b म:m य:y र:r ल:l व:v श:s ष:s स:s ह:h ं:n ळ:l"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

function heardIn(token: string): string {
  if (/[\u0900-\u097F]/u.test(token))
    return Array.from(token, (each) => letters[each] ?? "")
      .join("")
      .replaceAll(/m(?=[bp])/gu, "n");
  return token
    .replaceAll("ph", "p")
    .replaceAll("f", "p")
    .replaceAll("w", "v")
    .replaceAll("z", "j")
    .replaceAll("q", "k")
    .replaceAll("x", "ks")
    .replaceAll(/([kgcjtdpbs])h/gu, "$1")
    .replaceAll(/m(?=[bp])/gu, "n")
    .replaceAll(/[aeiou]/gu, "")
    .replaceAll(/([a-z])\1/gu, "$1")
    .replaceAll(/(?<=.)y$/gu, "");
}

const known = new Map<string, string>();
const mostKnown = 5_000;

/** What is heard of a word when its vowels are dropped, the same in both scripts. */
export function soundOf(token: string): string {
  const before = known.get(token);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const sound = heardIn(token);
  known.set(token, sound);
  return sound;
}

/** Whether two words of different scripts, Latin and Hindi's, sound alike enough to be one. */
export function soundsAlike(left: string, right: string): boolean {
  if (/^[a-z]/u.test(left) === /^[a-z]/u.test(right)) return false;
  const sound = soundOf(left);
  return sound.length >= 2 && sound === soundOf(right);
}
