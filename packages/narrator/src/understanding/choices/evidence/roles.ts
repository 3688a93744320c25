import { phrasesOf } from "../../phrases/heard.ts";
import { plain } from "../../words/plain.ts";
import { subjectOf } from "../undone/subject.ts";
import type { ChoiceInScene, LineInScene } from "./line-in-scene.ts";

/** Who the line says does it, and to whom, beside whether the choice is to say something. */
export const roleKinds = [
  /** 1 where it says "I". */
  "saysI",
  /** 1 where it says "you". */
  "saysYou",
  /** 1 where part of it stands in quotation marks. */
  "quotes",
  /** 1 where the choice is to ask or tell something. */
  "choiceSays",
  /** 1 where the choice is that, and the line says "you" or is a quotation: it may be what is said. */
  "saidAsChoice",
  /** 1 where the line speaks to somebody, and the choice does something else. */
  "saidBesideDeed",
  /** 1 where the line begins with a deed, as who orders or does it says: "open the door". */
  "beginsWithDeed",
  /** 1 where it tells of somebody or something else: "the hen is afraid". */
  "tellsOfOther",
  /** 1 where it refuses, and does nothing beside that. */
  "onlyRefuses",
  /** 1 where the choice is to refuse something. */
  "choiceRefuses",
] as const;

const sayingI = phrasesOf(({ talk }) => talk?.saysI);
const sayingYou = phrasesOf(({ talk }) => talk?.saysYou);

export function roleEvidence({ text, words, deeds, isRefusing }: LineInScene) {
  const said = plain(text).trim();
  const saysYou = sayingYou.test(said);
  const quotes = /["“”«»]/u.test(text);
  const speaks = saysYou || quotes;
  const saysI = sayingI.test(said);
  const isOfOther = !saysI && !saysYou && subjectOf(said) !== undefined;
  const first = words[0];
  const begins = first !== undefined && said.startsWith(first.form) && deeds[0] === 0;
  const ofLine = {
    saysI: saysI ? 1 : 0,
    beginsWithDeed: begins ? 1 : 0,
    tellsOfOther: isOfOther ? 1 : 0,
    onlyRefuses: isRefusing && deeds.length === 0 ? 1 : 0,
    saysYou: saysYou ? 1 : 0,
    quotes: quotes ? 1 : 0,
  };

  return (choice: ChoiceInScene): Record<(typeof roleKinds)[number], number> => {
    const isToSay = choice.isToSay();
    return {
      ...ofLine,
      choiceSays: isToSay ? 1 : 0,
      saidAsChoice: speaks && isToSay ? 1 : 0,
      saidBesideDeed: speaks && !isToSay ? 1 : 0,
      choiceRefuses: choice.wordings[0]?.isRefusing === true ? 1 : 0,
    };
  };
}
