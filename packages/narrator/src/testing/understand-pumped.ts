// Understands pumped lines and tells each beforehand: a process of its own, as nothing else can end a pattern.
import { writeSync } from "node:fs";
import { answerAt } from "./answer-at.ts";
import { linesOfOneWord, pumpedLines } from "./pumped-lines.ts";

const choices = ["Open the door", "Wait for the ferry"];
const answers = [
  answerAt(choices),
  answerAt(choices, {}, "hi"),
  /** Katha has asked which is meant. */
  answerAt(choices, {}, "en", choices),
];

for (const [at, line] of [...linesOfOneWord(), ...pumpedLines(45, 500)].entries()) {
  writeSync(1, `${line.slice(0, 80)}\0`);
  answers[at % answers.length]?.(line);
}
writeSync(1, "done");
