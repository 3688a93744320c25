export {
  deletedDraftForgotten,
  deletedDraftsSlice,
  draftDeleted,
  restorable,
} from "./drafts/deleted-drafts-slice.ts";
export type { DeletedDraft } from "./drafts/kept-deletions.ts";
export { claimSlot } from "./unsaved/tab-slots.ts";
export { unsavedStory, type UnsavedStory } from "./unsaved/unsaved-story.ts";
export { useDeletedDrafts } from "./drafts/useDeletedDrafts.ts";
export { useUnsavedStory } from "./unsaved/useUnsavedStory.ts";
export { selectEditor } from "./editor/selectors.ts";
export {
  editorOpened,
  entryChanged,
  faultDropped,
  nodesSelected,
  operationDone,
  storyEditorSlice,
  structureImported,
  structureTyped,
  type StoryEditor,
} from "./editor/story-editor-slice.ts";
export { redo, undo } from "./editor/undo.ts";
export { useStoryEditor } from "./editor/useStoryEditor.ts";
export { economyIn, playRulesIn } from "./entry/economy.ts";
export { useTrial } from "./entry/useTrial.ts";
export { bibleIn, bibleNamesIn } from "./entry/bible-names.ts";
export type { EntryRules } from "./entry/entry-rules.ts";
export {
  entryOf,
  faultsIn,
  fieldNamed,
  findingsIn,
  structureFaultsIn,
  type AnsweredFaults,
  type PathFault,
  type StructureFault,
} from "./entry/story-on-wire.ts";
export {
  answerTo,
  type ExchangeAnswer,
  type ExchangeQuestion,
  type ExportAnswer,
  type ImportAnswer,
} from "./exchange/answer.ts";
export { exchangeDeadline, useExchange } from "./exchange/useExchange.ts";
export { useProving } from "./proving/useProving.ts";
export { useReading } from "./proving/useReading.ts";
export { useTyping } from "./proving/useTyping.ts";
export type { WrittenStory } from "./proving/written-story.ts";
export { useNarration } from "./proving/useNarration.ts";
export { useTestPlay, type TestNarrator } from "./proving/useTestPlay.ts";
export type { Autosave } from "./saving/autosave.ts";
export type { ConflictSide, SceneConflict } from "./saving/conflicts.ts";
export type { SavingState } from "./saving/save-types.ts";
export { partInForm, partText } from "./saving/structure-part.ts";
export { useAutosave, type AutosavedStory } from "./saving/useAutosave.ts";
export { useAuthoringDispatch, useAuthoringSelector, type AuthoringState } from "./state.ts";
export { useLint } from "./structure/useLint.ts";
export { stopAsking } from "./suggestions/asking.ts";
export { moveSuggestions } from "./suggestions/kept-suggestions.ts";
export { sceneFacts, storyFacts } from "./suggestions/requests.ts";
export { draftsForAnswer, selectAnswerDrafts, selectDrafts } from "./suggestions/selectors.ts";
export {
  draftsToKeep,
  sceneSuggestionKinds,
  type CoverWords,
  type SuggestionDrafts,
  type SuggestionTarget,
} from "./suggestions/suggestion-drafts.ts";
export {
  draftsDiscarded,
  draftsTaken,
  panelToggled,
  replacedForgotten,
  suggestionsSlice,
  wishChanged,
  wordsReplaced,
} from "./suggestions/suggestions-slice.ts";
export {
  useDraftRequests,
  type DraftRequest,
  type TextTarget,
} from "./suggestions/useDraftRequests.ts";
export { useSuggestions } from "./suggestions/useSuggestions.ts";
export { useRestore } from "./versions/useRestore.ts";
export { compareVersion } from "./versions/compare.ts";
export { corrected, correctionIn } from "./corrections/passage.ts";
