import type { Reading } from "../story/reading.ts";

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

/** "मैं रुकती हूँ" as the story would tell it; undefined where that is not safe. */
export function hindiDeed(
  said: string,
  { person, isPast, playedAs }: Pick<Reading, "person" | "isPast" | "playedAs">,
): string | undefined {
  // Whoever writes of themselves as a woman is not told as a man, nor the other way round.
  const writtenAs = /(?:ती|रही) (?:हूँ|हूं)/u.test(said) ? "woman" : "man";
  if (playedAs !== undefined && writtenAs !== playedAs) return undefined;
  if (person === "third" || isPast || !said.startsWith("मैं ")) return undefined;
  if (!/(?:त[ीेा]|रह[ीेा]) (?:हूँ|हूं)[.।]?$/u.test(said) || /तुम|आप/u.test(said)) return undefined;
  return person === "first"
    ? said
    : toYou.reduce((all, [own, other]) => all.replaceAll(own, other), said);
}
