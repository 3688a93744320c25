export { nounClasses, verbClasses, type NounClass, type VerbClass } from "./classes.ts";
export type { PartOfSpeech } from "./lemmas.ts";
export {
  isKindOf,
  isNoun,
  isPartOf,
  isVerb,
  kindsOf,
  lemmaOf,
  nounClassesOf,
  nounClassOf,
  oppositesOf,
  partsOf,
  sharesOf,
  synonymsOf,
  verbClassOf,
} from "./word-net.ts";
