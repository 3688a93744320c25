import type { Style } from "../../style/style.ts";
import { hindiVerbs } from "./hindi-verbs.ts";
import type { LineKind } from "./line-kind.ts";

/** Behind another verb: of what somebody does with something, and of what they do themselves. */
const withThing = "लिया ली लिए दिया दी दिए डाला डाली डाले";
const alone = "गया गई गए पड़ा पड़ी पड़े";

const irregular: Readonly<Record<string, string>> = {
  कर: "किया की किए",
  दे: "दिया दी दिए",
  ले: "लिया ली लिए",
  जा: "गया गई गए",
};

/** What was done, as it is said of one, of her, of several: बैठा, खाई, पिए. */
export function pastFormsOf(stem: string): string[] {
  const known = irregular[stem];
  if (known !== undefined) return known.split(" ");
  if (stem.endsWith("ी")) return [`${stem.slice(0, -1)}िया`, stem, `${stem.slice(0, -1)}िए`];
  const isOpen = /[\u093E\u094B]$/u.test(stem);
  return (isOpen ? "या ई ए" : "ा ी े").split(" ").map((ending) => stem + ending);
}

const inOneForm = (text: string) => text.normalize("NFC");
const formsIn = (list: string) => new Set(inOneForm(list).split(" "));
const withThings = formsIn(withThing);
const aloneForms = formsIn(alone);
const past = new Set(
  [...hindiVerbs.flatMap(pastFormsOf), ...withThings, ...aloneForms].map(inOneForm),
);

const of = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, "u");
/** What is said to somebody, of others, or not of what was just done. */
const notToldOf = of("तुम\\p{L}*\\p{M}*|तू|आप|आपने|कि|नहीं|मत|क्या|क्यों|कब|अगर");
const ofMe = of("मुझे|मुझसे|मुझको|मेरा|मेरी|मेरे");

/** "बैठ गया" is "बैठ गए" of "तुम". */
const ofYou = (verb: string) =>
  verb.replace(/या$/u, "ए").replace(/ा$/u, "े").replace(/ी$/u, "ीं").replace(/ई$/u, "ईं");

type PastStyle = Pick<Style, "person" | "playedAs"> & { name?: string | undefined };

/** "मैंने पानी पी लिया" as the story would tell it; undefined where that is not safe. */
export function hindiPast(
  said: string,
  { person, playedAs, name }: PastStyle,
  kind: LineKind,
): string | undefined {
  const line = inOneForm(said)
    .replace(/(?<![.।])[.।]+$/u, "")
    .trim();
  const [, subject = "", rest = ""] = /^(?:(मैंने|मैं)\s+)?(\S.*)$/u.exec(line) ?? [];
  const verb = rest.split(/\s+/u).at(-1) ?? "";
  if (kind !== "still" || !past.has(verb) || notToldOf.test(line)) return undefined;
  // Players leave themselves out; the last verb shows how they would have been named.
  const isByDoer = subject === "" ? withThings.has(verb) : subject === "मैंने";
  if (subject === "" && !isByDoer && !aloneForms.has(verb)) return undefined;
  const writtenAs = /[ीई]$/u.test(verb) ? "she" : "he";
  if (!isByDoer && playedAs !== undefined && writtenAs !== playedAs) return undefined;
  if (person === "first") return `${isByDoer ? "मैंने" : "मैं"} ${rest}`;
  if (ofMe.test(rest)) return undefined;
  if (person === "third") {
    if (name === undefined) return undefined;
    return `${name} ${isByDoer ? "ने " : ""}${rest}`;
  }
  return isByDoer ? `तुमने ${rest}` : `तुम ${rest.slice(0, -verb.length)}${ofYou(verb)}`;
}
