import type { VoicedContext } from "../turn-context.ts";
import { english, hindi } from "../voices/birbal/riddles.ts";

/** Birbal tells the answer to his last riddle first; the turn after that he asks another. */
export function riddleOf({ name, voiceLanguage, lines, recent }: VoicedContext): {
  tells: string;
  asks: string;
} {
  if (name !== "birbal") return { tells: "", asks: "" };
  const riddles = voiceLanguage === "hi" ? hindi : english;
  const tells = riddles.find(
    ({ asks, tells: answer }) =>
      recent.before.includes(lines.render(asks)) && !recent.hasWords(lines.render(answer)),
  )?.tells;
  if (tells !== undefined) return { tells: lines.fresh([tells]), asks: "" };
  return { tells: "", asks: lines.fresh(riddles.map(({ asks }) => asks)) };
}
