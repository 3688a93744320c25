import { inLatin, isLatin } from "./letters.ts";

/** One spelling of consonants that are typed in two ways: "f" and "ph", "w" and "v", "z" and "j". */
const spelledAlike = (token: string) =>
  token
    .replaceAll(/ch(h?)/gu, "c$1")
    .replaceAll("f", "ph")
    .replaceAll("w", "v")
    .replaceAll("z", "j")
    .replaceAll("q", "k")
    .replaceAll("x", "ks");

const typed = (token: string) =>
  spelledAlike(token)
    .replaceAll(/([kgcjtdpbs])h/gu, "$1")
    .replaceAll("ee", "i")
    .replaceAll("oo", "u")
    .replaceAll(/a[iy]/gu, "e")
    .replaceAll("au", "o")
    .replaceAll("ou", "o");

/** A word as it is heard, the same from either script: `dekho` and देखो are both `deko`. */
export function heardAs(token: string): string {
  return (isLatin(token) ? typed(token) : inLatin(token))
    .replaceAll("a", "")
    .replaceAll(/(.)\1+/gu, "$1")
    .replaceAll(/m(?=[bp])/gu, "n")
    .replaceAll(/(?<=.)[hy]$/gu, "");
}

const aspirated = new Set("खघछझठढथधफभ");

/**
 * The consonants of a word, each with its aspiration: `khana` and खाना have an aspirated k, `kaan` and कान a plain one,
 * though both are heard alike.
 */
export function consonantsOf(token: string): string[] {
  const spelled = isLatin(token)
    ? spelledAlike(token)
    : Array.from(token, (letter) => inLatin(letter) + (aspirated.has(letter) ? "h" : "")).join("");
  return (spelled.match(/(?:[kgcjtdpb]h|[^aeiouyh])/gu) ?? []).filter(
    (one, at, all) => one !== all[at - 1],
  );
}

/** Endings of verbs as they are heard, longest first. */
const endings =
  "iyeg ungi ung enge eng ogi oge egi eg iye tih rh te ti ne ni kr yi ye un on t n o u i e y".split(
    " ",
  );

/** The same without its ending. */
export function heardStem(heard: string): string {
  const ending = endings.find((each) => heard.endsWith(each) && heard.length - each.length >= 2);
  return ending === undefined ? heard : heard.slice(0, -ending.length);
}

const marks = new Set(
  (
    "hai hain hoon hu hun tha thi ko se ka ki ke mein ne aur ya bhi nahi nahin na kya kyun " +
    "kaun kahan kaise kar karo karta karti karke ja jao jata jaata jaati jaunga jaungi le leta leti de deta deti " +
    "aaj maine tumne aapne usne unhone humne abhi yaar bahut " +
    "unga ungi raha rahi mai mujhe usse uske uski uska unko isko wo woh ye yeh yahan wahan phir sab kuch"
  ).split(" "),
);
/** These are Hindi where nothing beside them is English: "main gaya", and not "hi are you the king". */
const doubtful = new Set("hi main mat ho fir pe lo ab".split(" "));
const english = new Set(
  "the a an is are am was were you your i my his her it its of and on at with did does there this that".split(
    " ",
  ),
);

/** Whether a line is Hindi, or Urdu, typed in Latin letters. */
export function isLatinHindi(tokens: readonly string[]): boolean {
  if (tokens.some((token) => marks.has(token))) return true;
  return tokens.some((token) => doubtful.has(token)) && !tokens.some((token) => english.has(token));
}

/** Whether all words of a line are in Latin letters and none of them shows it to be Hindi. */
export const isEnglish = (tokens: readonly string[]): boolean =>
  tokens.every((token) => !/\p{L}/u.test(token) || /\p{Script=Latin}/u.test(token)) &&
  !isLatinHindi(tokens);
