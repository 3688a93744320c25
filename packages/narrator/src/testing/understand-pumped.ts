// Reads pumped lines and tells each beforehand: a process of its own, as nothing else can end a pattern.
import { writeSync } from "node:fs";
import { addressIn } from "../understanding/acts/addresses.ts";
import { framesIn } from "../understanding/choices/undone/frames.ts";
import { reservationsIn } from "../understanding/choices/undone/reservations.ts";
import { isDeciding } from "../understanding/going-on/deciding.ts";
import { isAtALoss } from "../understanding/going-on/going-on.ts";
import { saidToKatha } from "../understanding/katha/said-to-katha.ts";
import { bargainIn } from "../understanding/mood/bargain.ts";
import { heardLine } from "../understanding/mood/heard-line.ts";
import { answerAt } from "./answer-at.ts";
import { linesOfOneWord, pumpedLines } from "./pumped-lines.ts";

const patterned = [
  addressIn,
  framesIn,
  reservationsIn,
  isDeciding,
  isAtALoss,
  saidToKatha,
  bargainIn,
];
const choices = ["Open the door", "Wait for the ferry"];
const answers = [
  answerAt(choices),
  answerAt(choices, {}, "hi"),
  // Katha has asked which is meant.
  answerAt(choices, {}, "en", choices),
];

const tell = (line: string) => writeSync(1, `${line.slice(0, 80)}\0`);

for (const line of linesOfOneWord()) {
  tell(line);
  heardLine(line, "en");
  for (const reads of patterned) reads(line);
}
for (const [at, line] of pumpedLines(45, 300).entries()) {
  tell(line);
  answers[at % answers.length]?.(line);
}
writeSync(1, "done");
