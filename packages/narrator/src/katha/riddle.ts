import type { SpokenGround } from "./ground.ts";
import { english, hindi } from "./voices/birbal/riddles.ts";

/** Birbal tells the answer to his last riddle first; the turn after that he asks another. */
export function riddleOf({ name, tongue, lines, told }: SpokenGround): {
  tells: string;
  asks: string;
} {
  if (name !== "birbal") return { tells: "", asks: "" };
  const riddles = tongue === "hi" ? hindi : english;
  const tells = riddles.find(
    ({ asks, tells: answer }) =>
      told.before.includes(lines.render(asks)) && !told.hasWords(lines.render(answer)),
  )?.tells;
  if (tells !== undefined) return { tells: lines.fresh([tells]), asks: "" };
  return { tells: "", asks: lines.fresh(riddles.map(({ asks }) => asks)) };
}
