export { kathaNarrator } from "./katha/index.ts";
export { advance, begin, distances, isOver, offersAt, weave, type Asked } from "./loom/index.ts";
export {
  block,
  cutTo,
  cutToEnd,
  defused,
  languageName,
  promptFor,
  remember,
  type Correction,
} from "./memory/index.ts";
export type {
  Narrator,
  Offer,
  Passage,
  SceneFacts,
  Standing,
  Step,
  Telling,
  Told,
  Usage,
  Work,
} from "./port.ts";
export {
  allBuiltIn,
  breakerOf,
  modelsFile,
  ModelsFileFault,
  NarratorFault,
  nearestWord,
  openNarrators,
  readModelsFile,
  type Bindings,
  type Commission,
  type Log,
  type Narrators,
  type ProviderStanding,
  type RemotePainter,
  type View,
  type Writer,
} from "./remote/index.ts";
export { checkPassage, policyFor } from "./safety/index.ts";
