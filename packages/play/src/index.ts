export { operations, type InputOf, type OperationName, type OutputOf } from "./operations.ts";
export { deviceResponse, type DevicePart } from "./device/response.ts";
export { sessionAfter } from "./device/session-after.ts";
export { asRead, tellPart, type OngoingPlay, type ToldPart } from "./device/tell-part.ts";
export {
  entryOf,
  nothingBecame,
  nothingOwn,
  ownOf,
  tellerOf,
  texts,
  type EntryTurn,
  type OwnOfPart,
} from "./history/entry.ts";
export { answerTo } from "./history/answer.ts";
export { isDecision, isUnheard, notedIn, stepOf, struckIn, type Played } from "./play/kept-play.ts";
export { openingPassage, passageOf, passagesBefore, passagesRead } from "./play/passages.ts";
export { endingTitle, progressAfter, type PlayProgress } from "./play/progress.ts";
export { turnInputOf } from "./play/turn-input.ts";
export { changesShown, checkShown, stateShown } from "./play/shown.ts";
export type { Standing } from "./play/standing.ts";
export type { KeptPlay, PartEffects } from "./play/turn.ts";
export { commandOf, xpCostOf } from "./story/commands.ts";
export type { StoryFacts } from "./story/facts.ts";
export { playableFrom, type PlayableStory, type PlayedContent } from "./story/playable-story.ts";
export { prepared } from "./story/prepare.ts";
export { writtenGraph } from "./story/written-graph.ts";
export { choicesFor } from "./telling/choices.ts";
export { narrationOf, type PiecewiseNarration } from "./telling/narration.ts";
export { cutsOf, piecesOf, type Piece } from "./telling/pieces.ts";
export type { PartOutcome } from "./telling/tell.ts";
export { inputOf, narrationRequest, playerAction, type PlayerTurn } from "./telling/told.ts";
