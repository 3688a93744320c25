import type { SpokenGround } from "./ground.ts";
import { english, hindi } from "./voices/birbal/riddles.ts";

/** Birbal tells the answer to his last riddle before he asks the next. */
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
  return {
    tells: tells === undefined ? "" : lines.fresh([tells]),
    asks: lines.fresh(riddles.map(({ asks }) => asks)),
  };
}
