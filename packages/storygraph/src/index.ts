export { excessesIn, type Excess } from "./bounds/excesses.ts";
export { grownBeyond } from "./bounds/grown.ts";
export { storyBounds, type StoryBound } from "./bounds/story-bounds.ts";
export { measure, type GraphMeasures } from "./graph/measure.ts";
export { stepsToEndings } from "./graph/reach.ts";
export {
  endingKinds,
  hasScenes,
  isEnding,
  nodeNamed,
  normalise,
  type EndingKind,
  type Freedom,
  type GraphChoice,
  type GraphNode,
  type StoryGraph,
} from "./graph/structure.ts";
export { isWhollyInvented, retells, tellingsOf, type Telling } from "./graph/telling.ts";
export { economyDefaults, economyOf, type Economy } from "./lint/budgets.ts";
export {
  finding,
  findingCodes,
  type FindingCode,
  type FindingParams,
  type GraphFinding,
  type Severity,
} from "./lint/findings.ts";
export { findingOfExcess } from "./lint/bounds.ts";
export { commandsOf } from "./lint/commands.ts";
export { lint, type LintContext } from "./lint/lint.ts";
export { everydayCapitals, namesOfBible } from "./lint/names.ts";
export { findingText } from "./lint/finding-text.ts";
export { allows, askedAudience, audienceOf, type Audience } from "./rating/asked-audience.ts";
export { ratedWords } from "./rating/rated-words.ts";
export type { PlayerKind } from "./play/players.ts";
export type { PathStep } from "./play/machine/replay.ts";
export type { EndingOdds, NodePlays, PlayerReport, PlayReport } from "./play/report.ts";
export { middlingMinutes } from "./play/middling.ts";
export { simulate, type SimulateOptions } from "./play/simulate.ts";
export type { Spread } from "./play/spread.ts";
export type { DropOff, DropOffReason } from "./prove/drop-off.ts";
export { mostStates, type Exploring } from "./prove/explore/explore.ts";
export type { Trap } from "./prove/explore/findings-of-states.ts";
export type { EndingPaths, StateReport } from "./prove/explore/state-report.ts";
export { trapsIn } from "./prove/explore/with-traps.ts";
export {
  prove,
  proving,
  type PlayMeasure,
  type ProveOptions,
  type ProvingReport,
} from "./prove/prove.ts";
export { createRng, type Rng } from "./random/rng.ts";
export { readingOf, type Reading } from "./reading/reading-time.ts";
export { walkTotals, type WalkTotals } from "./walk/totals.ts";
export {
  beginWalk,
  choose,
  goBack,
  hasEnded,
  nodeAt,
  stepsOf,
  takeWay,
  textOf,
  walkAgain,
  type StateByHand,
  type Walk,
  type WantedOutcome,
} from "./walk/walk.ts";
export {
  diff,
  type ChangedEntry,
  type ChangedNode,
  type GraphDiff,
  type Noticing,
} from "./diff/diff.ts";
export { apply } from "./edit/apply.ts";
export type {
  CoverDraft,
  FieldSuggestionKind,
  SceneSuggestionKind,
  TextDraft,
} from "./edit/draft.ts";
export {
  done,
  newHistory,
  nodesIn,
  redone,
  settled,
  undone,
  type History,
} from "./edit/history.ts";
export { copyNames } from "./edit/nodes.ts";
export type {
  ChoiceField,
  ChoiceFields,
  DeclaredEntries,
  DeclaredPart,
  Ending,
  NodeField,
  NodeFields,
  StructureOperation,
  StructureOperationKind,
  Point,
  WrittenStructure,
} from "./edit/operations.ts";
export { drawnFields } from "./edit/positions.ts";
export type { EditField, StoryEntry, StoryField } from "./edit/story-entry.ts";
export { viewOf } from "./edit/view.ts";
export {
  merge,
  pathOf,
  withTheirs,
  type Merged,
  type MergeClash,
  type MergedPart,
} from "./merge/merge.ts";
export { sameJson } from "./graph/same-json.ts";
export { stateDesk, type StateDesk } from "./state/state-desk.ts";
export type { StateUse } from "./state/uses.ts";
export { conditionsOf, type StatePlace } from "./state/conditions-of.ts";
export { keepsCount } from "./state/keeps-count.ts";
export type { Comparison, Condition } from "./state/model/condition.ts";
export type { Change, Effect } from "./state/model/effect.ts";
export {
  backToHub,
  type Consequence,
  type Difficulty,
  type Health,
  type Hub,
  type PlayRules,
  type Reaction,
  type SkillCheck,
  type Storylet,
  type WhoYouAre,
} from "./state/model/parts.ts";
export type { Quality, QualityKind, Thing, Value } from "./state/model/quality.ts";
export { conditionFrom } from "./state/reading/read-condition.ts";
export { effectFrom } from "./state/reading/read-effect.ts";
export type { StoryState } from "./state/reading/read-story.ts";
export {
  qualitiesOf,
  qualityNamed,
  ruledBy,
  rulesOf,
  thingNamed,
  usualRules,
} from "./state/rules.ts";
export { holds } from "./state/turns/holds.ts";
export { offersIn, type WayShown } from "./state/turns/offers.ts";
export { storyletsAt } from "./state/turns/ways.ts";
export { actKinds, type ActGroup, type ActKind } from "./state/model/acts.ts";
export type {
  AnswerCell,
  AnswerColumn,
  AnsweredAct,
  AnswerLevel,
  BibleName,
} from "./state/turns/answer-grid.ts";
export {
  answerTo,
  canAnswer,
  castOf,
  isPresent,
  reactionTo,
  type Answering,
  type Meant,
  type Spoken,
} from "./state/turns/answers.ts";
export { afterReaction, consequencesNow, follow, react, type Answer } from "./state/turns/react.ts";
export type { Later, Owed } from "./state/model/later.ts";
export {
  deedsDone,
  joinedLater,
  toldLater,
  withToldOnAsking,
  type Deed,
} from "./state/turns/later.ts";
export {
  isShown,
  shownChanges,
  shownState,
  type ShownQuality,
  type ShownState,
} from "./state/turns/shown-state.ts";
export {
  startState,
  type GivenState,
  type PlayState,
  type StateChange,
  type WhoAnswers,
} from "./state/turns/state.ts";
export { arrive, begin, take, type CheckOutcome, type Moved } from "./state/turns/take.ts";
export type { Way } from "./state/turns/ways.ts";
export { textAt, wordsIn } from "./state/turns/words.ts";
export { spellEffect, spellOut, type ConditionWords, type EffectWords } from "./state/spell-out.ts";
