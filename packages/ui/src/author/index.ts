export type { AnsweredLine } from "../parts/author/answers/AnswersPanel/answer-to.ts";
export {
  AnswersPanel,
  type AnswersPanelProps,
} from "../parts/author/answers/AnswersPanel/AnswersPanel.tsx";
export type {
  AnswerDraft,
  AnswerDrafting,
  DraftedAnswer,
} from "../parts/author/answers/AnswersPanel/answer-drafting.ts";
export {
  CorrectionsPanel,
  type CorrectionsPanelProps,
} from "../parts/author/answers/CorrectionsPanel/CorrectionsPanel.tsx";
export {
  correctionPlaces,
  type CorrectionPlace,
  type CorrectionsResult,
  type StoryCorrection,
} from "../parts/author/answers/CorrectionsPanel/corrections.ts";
export {
  ReadingPanel,
  type ReadingPanelProps,
} from "../parts/author/reading/ReadingPanel/ReadingPanel.tsx";
export type { Mending, ReadingResult } from "../parts/author/reading/ReadingPanel/reading.ts";
export { mendedBible } from "../parts/author/reading/ReadingPanel/mended-bible.ts";
export {
  choicesAt,
  wordingAdded,
  type LineChoice,
  type WordingPart,
} from "../parts/author/answers/LineActs/line-acts.ts";
export {
  UnansweredPanel,
  type UnansweredPanelProps,
  type UnansweredResult,
} from "../parts/author/answers/UnansweredPanel/UnansweredPanel.tsx";
export type {
  HeardLine,
  TriedLine,
  TryLineHere,
} from "../parts/author/answers/AnswersPanel/tried-line.ts";
export { EditorPage, type EditorPageProps } from "../parts/author/EditorPage/EditorPage.tsx";
export { jsonFault, type JsonFault } from "../parts/author/story-form/coerce.ts";
export { adminManuscriptOf } from "../parts/author/story-form/manuscript.ts";
export type { CategoryOption, StoryOptions } from "../parts/author/story-form/option.ts";
export {
  adminFormFields,
  changeOf,
  editFields,
  saysTheSame,
} from "../parts/author/story-form/story-change.ts";
export { blankEntry, type StoryFormKind } from "../parts/author/story-form/story-entry.ts";
export { changedStoryFaults, newStoryFaults } from "../parts/author/story-form/story-faults.ts";
export type {
  AnsweredStory,
  ControlledEntry,
  StoryForm,
} from "../parts/author/story-form/useStoryForm.ts";
export {
  CoverField,
  pictureBytesMax,
  pictureTypes,
  type CoverAnswer,
  type CoverFieldProps,
  type CoverSources,
} from "../parts/author/fields/CoverField/CoverField.tsx";
export {
  EmptyJsonDialog,
  type EmptyJsonDialogProps,
} from "../parts/author/fields/EmptyJsonDialog/EmptyJsonDialog.tsx";
export {
  joinedFaults,
  type PathFault,
  type StoryFailure,
} from "../parts/author/story-form/story-failure.ts";
export {
  FieldRow,
  FormSection,
  type FieldRowProps,
  type FormSectionProps,
} from "../parts/author/fields/FormSection/FormSection.tsx";
export { JsonField, type JsonFieldProps } from "../parts/author/fields/JsonField/JsonField.tsx";
export {
  StructureField,
  type StructureFieldProps,
  type StructureSlot,
} from "../parts/author/fields/StructureField/StructureField.tsx";
export { TagPicker, type TagPickerProps } from "../parts/author/fields/TagPicker/TagPicker.tsx";
export { StatTiles, type StatTilesProps } from "../parts/author/numbers/StatTiles/StatTiles.tsx";
export {
  DeletedStoryRow,
  type DeletedStoryRowProps,
} from "../parts/author/own-stories/DeletedStoryRow/DeletedStoryRow.tsx";
export {
  ownStoryActions,
  ownStatuses,
  type DeletedStory,
  type OwnStoryAction,
  type OwnStatus,
  type OwnStory,
  type Refusal,
} from "../parts/author/own-stories/own-story.ts";
export {
  OwnStoryCard,
  type OwnStoryCardProps,
} from "../parts/author/own-stories/OwnStoryCard/OwnStoryCard.tsx";
export {
  ConflictPanel,
  type ConflictSide,
  type ConflictPanelProps,
  type SceneClash,
  type StoryConflict,
} from "../parts/author/saving/ConflictPanel/ConflictPanel.tsx";
export { KeptWords, type KeptWordsProps } from "../parts/author/saving/SaveStatus/KeptWords.tsx";
export {
  RemoteChanges,
  type RemoteChangesProps,
} from "../parts/author/saving/SaveStatus/RemoteChanges.tsx";
export {
  SaveStatus,
  saveStates,
  type SaveStatusProps,
  type SaveState,
} from "../parts/author/saving/SaveStatus/SaveStatus.tsx";
export {
  sceneNotices,
  type SceneChange,
  type SceneNotice,
  type SceneText,
  type StoryChangeList,
} from "../parts/author/saving/StoryChanges/change-list.ts";
export {
  SceneList,
  type AskedScene,
  type NamedScene,
  type SceneListProps,
} from "../parts/author/saving/StoryChanges/SceneList.tsx";
export {
  StoryChanges,
  type StoryChangesProps,
} from "../parts/author/saving/StoryChanges/StoryChanges.tsx";
export type {
  ComparisonResult,
  VersionComparison,
  VersionsResult,
} from "../parts/author/saving/Versions/version.ts";
export {
  VersionsDialog,
  type VersionsDialogProps,
} from "../parts/author/saving/Versions/VersionsDialog.tsx";
export type {
  ChoiceRule,
  RuleDesk,
  RulesOfChoice,
  RulesOfScene,
  RulesSaid,
  SceneRule,
} from "../parts/author/state/rule-words/rules-said.ts";
export { useChoiceRuleWords } from "../parts/author/state/rule-words/useChoiceRuleWords.ts";
export { useSceneRuleWords } from "../parts/author/state/rule-words/useSceneRuleWords.ts";
export {
  ShareDraftDialog,
  type DraftLink,
  type ShareDraftDialogProps,
} from "../parts/author/sharing/ShareDraftDialog/ShareDraftDialog.tsx";
export {
  ShareList,
  type ShareListProps,
  type ShareRow,
} from "../parts/author/sharing/ShareList/ShareList.tsx";
export {
  Findings,
  type Finding,
  type FindingsProps,
} from "../parts/author/structure/Findings/Findings.tsx";
export type {
  BundleExport,
  BundleImport,
  ExchangeFormat,
  ExchangeLoss,
  ExportPreview,
  ImportPreview,
  ImportSource,
  WorkState,
} from "../parts/author/structure/Exchange/exchange.ts";
export {
  ExportDialog,
  type ExportDialogProps,
} from "../parts/author/structure/Exchange/ExportDialog.tsx";
export {
  ImportDialog,
  type ImportDialogProps,
} from "../parts/author/structure/Exchange/ImportDialog.tsx";
export {
  PlayFromHere,
  type PlayFromHereProps,
} from "../parts/author/structure/PlayFromHere/PlayFromHere.tsx";
export type {
  PreviewChoice,
  PreviewNarrator,
  PreviewOutcome,
  PreviewSetup,
  PreviewState,
  PreviewStep,
  PreviewTotals,
} from "../parts/author/structure/PlayFromHere/preview.ts";
export {
  ProvingPanel,
  type ProvingPanelProps,
} from "../parts/author/structure/ProvingPanel/ProvingPanel.tsx";
export type {
  Proving,
  ProvingReport,
  StrangersReport,
  TypedReport,
  Typing,
} from "../parts/author/structure/ProvingPanel/proving-report.ts";
export {
  ReportSheet,
  type ReportSheetProps,
} from "../parts/author/structure/ProvingPanel/ReportSheet.tsx";
export {
  SceneEditor,
  type SceneEditorProps,
  type SceneSlot,
} from "../parts/author/structure/SceneEditor/SceneEditor.tsx";
export { StoryMap, type StoryMapProps } from "../parts/author/structure/StoryMap/StoryMap.tsx";
export type { StructureFinding, StructureViewProps } from "../parts/author/structure/structure.ts";
export {
  StructureDetails,
  type StructureDetailsProps,
} from "../parts/author/structure/StructurePanel/StructureDetails.tsx";
export {
  StructurePanel,
  type StructurePanelProps,
} from "../parts/author/structure/StructurePanel/StructurePanel.tsx";
export {
  StructureViews,
  type MapSlot,
  type StructureTab,
  type StructureViewsProps,
} from "../parts/author/structure/StructurePanel/StructureViews.tsx";
export {
  useStructure,
  type OpenStructure,
} from "../parts/author/structure/StructurePanel/structure-context.ts";
export {
  StructureOutline,
  type StructureOutlineProps,
} from "../parts/author/structure/StructureOutline/StructureOutline.tsx";
export {
  PreviousValues,
  type PreviousValue,
  type PreviousValuesProps,
} from "../parts/author/suggestions/PreviousValues/PreviousValues.tsx";
export {
  CoverSuggestions,
  type CoverSuggestionsProps,
} from "../parts/author/suggestions/CoverSuggestions/CoverSuggestions.tsx";
export {
  suggestionKinds,
  textSuggestionKinds,
  sceneSuggestionKinds,
  type SuggestionActions,
  type SuggestionDrafts,
  type SuggestionKind,
  type TextSuggestionKind,
} from "../parts/author/suggestions/suggestion-drafts.ts";
export type {
  FieldSuggestions,
  FieldSuggestionsSlot,
  FormSuggestions,
} from "../parts/author/suggestions/form-suggestions.ts";
export {
  SuggestionButton,
  type SuggestionButtonProps,
} from "../parts/author/suggestions/SuggestionButton/SuggestionButton.tsx";
export {
  TextSuggestions,
  type TextSuggestionsProps,
} from "../parts/author/suggestions/TextSuggestions/TextSuggestions.tsx";
export {
  SceneSuggestions,
  type SceneSuggestionsProps,
} from "../parts/author/suggestions/SceneSuggestions/SceneSuggestions.tsx";
export {
  acceptedDrafts,
  type AcceptedDrafts,
} from "../parts/author/suggestions/accepted-drafts.ts";
export {
  NoModelNote,
  type NoModelNoteProps,
} from "../parts/author/suggestions/NoModelNote/NoModelNote.tsx";
