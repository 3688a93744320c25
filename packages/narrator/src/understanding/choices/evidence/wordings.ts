import { bareWords } from "../../words/plain.ts";
import { most } from "../numbers.ts";
import { leadOf, type ChoiceInScene, type LineInScene } from "./line-in-scene.ts";

/** How well the line fits one wording of the choice or another, its sounds too, and what it must not be taken for. */
export const wordingKinds = [
  /** How much better the best wording fits than the best of other choices: -1 to 1. */
  "wordingLead",
  /** How much of the wording that has most in the line is in it: 0 to 1. */
  "wordingCovered",
  /** The same; a wording of fewer than four words counts less. */
  "longWordingCovered",
  /** How many sounds the line shares with the wording that sounds most like it: 0 to 1. */
  "sound",
  /** How many more than with another choice: -1 to 1. */
  "soundLead",
  /** How well what the choice must not be taken for fits: 0 to 1. */
  "notFor",
  /** How much better that fits than the best wording: 0 to 1. */
  "notForLead",
  /** How many more sounds it shares with that than with a wording: 0 to 1. */
  "notForSoundLead",
  /** 1 where a wording stands in the line as it is, and the line does it. */
  "wordingInLine",
  /** 1 for a choice without aliases, of which less is known. */
  "noAliases",
  /** How well the line fits such a choice: 0 to 1. */
  "wordingWithoutAliases",
] as const;

const wordsOfLong = 4;

export function wordingEvidence(line: LineInScene) {
  const bareText = ` ${bareWords(line.text)} `;
  const isDone = line.mood === "done" && !line.isRefusing && line.words.length > 0;

  return (choice: ChoiceInScene): Record<(typeof wordingKinds)[number], number> => {
    const { wordings, fits, notForFits, bestFit, bestSound } = choice;
    const isInLine =
      isDone && wordings.some(({ bare }) => bare !== "" && bareText.includes(` ${bare} `));
    const notFor = most(notForFits.map(({ fit }) => fit));
    const isUnaided = wordings.length < 2;
    return {
      wordingLead: leadOf(line, choice, (one) => one.bestFit),
      wordingCovered: most(fits.map(({ covered }) => covered)),
      longWordingCovered: most(
        fits.map(
          ({ covered }, at) =>
            covered * Math.min(1, (wordings[at]?.words.length ?? 0) / wordsOfLong),
        ),
      ),
      sound: bestSound,
      soundLead: leadOf(line, choice, (one) => one.bestSound),
      notFor,
      notForLead: Math.max(0, notFor - bestFit),
      notForSoundLead: Math.max(0, most(notForFits.map(({ sound }) => sound)) - bestSound),
      wordingInLine: isInLine ? 1 : 0,
      noAliases: isUnaided ? 1 : 0,
      wordingWithoutAliases: isUnaided ? bestFit : 0,
    };
  };
}
