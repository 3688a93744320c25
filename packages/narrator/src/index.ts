export {
  builtInName,
  builtInNarrator,
  sightOf,
  smallDeedsOf,
  type Sight,
} from "./built-in/index.ts";
export {
  answerCommission,
  answerDraftsIn,
  closerLookFits,
  type AnswerWanted,
} from "./drafts/index.ts";
export {
  block,
  blocksAreMaterial,
  cutTo,
  cutToEnd,
  defused,
  languageName,
  promptFor,
  tokensIn,
} from "./prompt/index.ts";
export { deedItemId, deedsOf, pageOf, remember, type Correction } from "./memory/index.ts";
export {
  closingOffer,
  endsStory,
  isEnded,
  mayEndAfter,
  titleOfEnd,
  type Pace,
  type PartLength,
} from "./unwritten/index.ts";
export type {
  Heard,
  NarrationEvent,
  NarrationRequest,
  Narrator,
  Offer,
  Passage,
  PlayerAction,
  Position,
  SceneFacts,
  Step,
  StoryVersion,
  Usage,
} from "./port.ts";
export {
  allBuiltIn,
  bodyOf,
  breakerOf,
  createProviderRecords,
  lookAround,
  modelsFile,
  offeredModels,
  ProviderProblem,
  runtimeKinds,
  runtimesHere,
  pictureSampleOf,
  sampleOf,
  sampleSettings,
  ModelsFileFault,
  commentedJsonFault,
  failureOf,
  NarratorFault,
  nearestWord,
  openNarrators,
  ownKeyFaultOf,
  parseCommentedJson,
  readModelsFile,
  tryModel,
  type Bindings,
  type Commission,
  type ImageBinding,
  type Limits,
  type Narrators,
  type OwnKeyFault,
  type Provider,
  type ProviderRecords,
  type RuntimeKind,
  type SampleSetting,
  type TextBinding,
  type ProviderStatus,
  type RemotePainter,
  type Writer,
} from "./providers/index.ts";
export { jsonIn } from "./providers/json-in.ts";
export { checkPassage, policyFor } from "./safety/index.ts";
export {
  begun,
  distances,
  isOver,
  labelOf,
  move,
  nextPosition,
  offersAt,
  startPosition,
  withConsequences,
  type Moving,
} from "./position/index.ts";
export { tellerOf } from "./teller.ts";
export { isVerbatim } from "./authored/verbatim.ts";
export {
  strangers,
  type StrangersReport,
  typing,
  type TypedReport,
} from "./typing-players/index.ts";
export { sumOfUsage } from "./lib/usage.ts";
export { isFromKatha } from "./authored/word-for-word.ts";
export { bibleOf as storyBibleOf } from "./bible/bible.ts";
export { readAhead, readStory } from "./reading/index.ts";
export { isPlayed } from "./bible/played.ts";
export {
  isLeftUnanswered,
  isSaid,
  likelihoodOf,
  nameGivenIn,
  topicsOfLine,
  unansweredIn,
  understand,
} from "./understanding/index.ts";
