import type { Style } from "../../style/style.ts";
import { hindiPast } from "./hindi-past.ts";
import { hindiVerbs } from "./hindi-verbs.ts";
import type { LineKind } from "./line-kind.ts";

const toYou: readonly (readonly [RegExp, string])[] = [
  [/ता हूँ|ता हूं/gu, "ते हो"],
  [/रहा हूँ|रहा हूं/gu, "रहे हो"],
  [/हूँ|हूं/gu, "हो"],
  [/(?<![\p{L}\p{M}])मैंने(?![\p{L}\p{M}])/gu, "तुमने"],
  [/(?<![\p{L}\p{M}])मैं(?![\p{L}\p{M}])/gu, "तुम"],
  [/(?<![\p{L}\p{M}])मुझे(?![\p{L}\p{M}])/gu, "तुम्हें"],
  [/(?<![\p{L}\p{M}])मुझसे(?![\p{L}\p{M}])/gu, "तुमसे"],
  [/(?<![\p{L}\p{M}])मेर(?=[ाेी](?![\p{L}\p{M}]))/gu, "तुम्हार"],
];

type EchoStyle = Pick<Style, "person" | "isPast" | "playedAs"> & { name?: string | undefined };

/** "मैं रुकती हूँ" as the story would tell it; undefined where that is not safe. */
export function hindiDeed(said: string, told: EchoStyle, kind: LineKind): string | undefined {
  const deed = hindiPast(said, told, kind) ?? orderedDeed(said, told, kind);
  if (deed !== undefined) return deed;
  const { person, isPast, playedAs, name } = told;
  // A player who writes as a woman must not be told as a man, nor the reverse.
  const writtenAs = /(?:ती|रही) (?:हूँ|हूं)/u.test(said) ? "she" : "he";
  if (playedAs !== undefined && writtenAs !== playedAs) return undefined;
  if (isPast || (person === "third" && (name === undefined || /मुझ|मेर/u.test(said))))
    return undefined;
  if (!/(?:त[ीेा]|रह[ीेा]) (?:हूँ|हूं)[.।]?$/u.test(said) || /तुम|आप/u.test(said)) return undefined;
  // Players leave the "I" out.
  const whole = /^मैं(?![\p{L}\p{M}])/u.test(said) ? said : `मैं ${said}`;
  if (person === "third") return whole.replace(/^मैं/u, name ?? "").replace(/हूँ|हूं/gu, "है");
  return person === "first"
    ? whole
    : toYou.reduce((all, [own, other]) => all.replaceAll(own, other), whole);
}

/** "मैं रुकती हूँ": what the player does or is. */
export const isHindiStatement = (said: string): boolean => /^मैं .*(?:हूँ|हूं)[.।]?$/u.test(said);

/** A long vowel is short in an order: "पियो", "छुओ". */
const shortened = (stem: string) => stem.replace(/ी$/u, "ि").replace(/ू$/u, "ु");
const stemOf = new Map(
  [shortened, (stem: string) => stem].flatMap((form) =>
    hindiVerbs.map((stem) => [form(stem), stem] as const),
  ),
);
const stems = [...stemOf.keys()].join("|");
const orderEndings = "यो|ो|ओ|िए|िये|इए|इये";
const order = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:${stems})(?:${orderEndings})|लो|दो|लीजिए|दीजिए|कीजिए)(?: कि(?![\p{L}\p{M}]).*)?$`,
  "su",
);
const ofThoseWhoSpeak =
  /(?<![\p{L}\p{M}])(?:मुझे|मुझको|मुझसे|मुझ|मेर[ाेी]|हमें|हमको|हमसे|हमार[ाेी]|तुम\p{L}*|तू|आप|आपको)(?![\p{L}\p{M}])/u;

/** "चिट्ठी पढ़ो" is an instruction to the narrator; "मुझे बताओ" and a lone "रुको" are said to a character. */
export function isHindiOrder(said: string): boolean {
  const bare = said.normalize("NFC").replace(/(?<![.।?])[.।?]+$/u, "");
  return (
    /\s/u.test(bare) &&
    !/["“«!]/u.test(bare) &&
    !ofThoseWhoSpeak.test(bare.replace(/ कि(?![\p{L}\p{M}]).*$/su, "")) &&
    order.test(bare)
  );
}

/** Of orders whose verb is another's helper, or is shorter in an order. */
const stemsOfOrders: Readonly<Record<string, string>> = {
  लो: "ले",
  लीजिए: "ले",
  दो: "दे",
  दीजिए: "दे",
  कीजिए: "कर",
};
const orderEnding = new RegExp(`(?:${orderEndings})$`, "u");

/** "दीये को बुझाओ" is "तुम दीये को बुझाती हो", where it is known as whom the player is told of. */
function orderedDeed(
  said: string,
  { person, isPast, playedAs, name }: EchoStyle,
  kind: LineKind,
): string | undefined {
  if (kind !== "still" || isPast || playedAs === undefined || !isHindiOrder(said)) return undefined;
  const subject = person === "first" ? "मैं" : person === "second" ? "तुम" : name;
  const line = said.normalize("NFC").replace(/(?<![.।])[.।]+$/u, "");
  const verb = line.split(/\s/u).at(-1) ?? "";
  const stem = stemsOfOrders[verb] ?? stemOf.get(verb.replace(orderEnding, ""));
  if (subject === undefined || stem === undefined || / कि(?![\p{L}\p{M}])/u.test(line))
    return undefined;
  const ending = playedAs === "she" ? "ती" : person === "second" ? "ते" : "ता";
  const is = person === "first" ? "हूँ" : person === "second" ? "हो" : "है";
  return `${subject} ${line.slice(0, -verb.length)}${stem}${ending} ${is}`;
}
