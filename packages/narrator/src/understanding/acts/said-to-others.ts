import type { ActKind } from "@katha/storygraph";
import { phrasesOf } from "../phrases/heard.ts";
import { addressIn } from "./addresses.ts";

const lies = phrasesOf(({ acts }) => acts?.lies);
const begsPardon = phrasesOf(({ acts }) => acts?.begsPardon);
const regrets = phrasesOf(({ acts }) => acts?.regrets);
const insults = phrasesOf(({ acts }) => acts?.insults);
const advises = phrasesOf(({ acts }) => acts?.advises);
const wants = phrasesOf(({ acts }) => acts?.wants);

/** What is plainly one of these, in this order; the lists of each language have examples. */
const plainly: readonly (readonly [RegExp, readonly ActKind[]])[] = [
  [phrasesOf(({ acts }) => acts?.threatens), ["threaten", "tell"]],
  [phrasesOf(({ acts }) => acts?.givesWord), ["promise"]],
  [lies, ["lie", "tell"]],
  [phrasesOf(({ acts }) => acts?.confesses), ["confess"]],
  [phrasesOf(({ acts }) => acts?.comforts), ["comfort", "tell"]],
  [phrasesOf(({ acts }) => acts?.wantsPromise), ["ask", "tell"]],
  [begsPardon, ["apologise", "forgive"]],
  [regrets, ["apologise", "confess", "tell"]],
];

/** Whether a line is the player's own lie: "I lie to her: there's no post". */
export const liesOneself = (text: string): boolean => lies.test(text);

/** What a line is, whatever deeds its words name; nothing where they are its own. */
export function saidToOthers(text: string): readonly ActKind[] | undefined {
  const act = plainly.find(([pattern]) => pattern.test(text))?.[1];
  if (act !== undefined) return act;
  const address = addressIn(text);
  if (address === "pardon") return ["apologise"];
  // Who hushes somebody shuts nothing.
  if (address === "hush" || insults.test(text)) return ["insult", "tell"];
  if (advises.test(text)) return ["tell", "say_aloud", "ask"];
  return wants.test(text) ? ["ask"] : undefined;
}
