export { AnswersPanel } from "./answers/AnswersPanel/AnswersPanel.tsx";
export type { AnswersPanelProps } from "./answers/AnswersPanel/AnswersPanel.tsx";
export type {
  AnswerDraft,
  AnswerDrafting,
  DraftedAnswer,
} from "./answers/AnswerDrafts/answer-drafting.ts";
export { CorrectionsPanel } from "./answers/CorrectionsPanel/CorrectionsPanel.tsx";
export type { CorrectionsPanelProps } from "./answers/CorrectionsPanel/CorrectionsPanel.tsx";
export { correctionPlaces } from "./answers/CorrectionsPanel/corrections.ts";
export type {
  CorrectionPlace,
  CorrectionsResult,
  CorrectionStatus,
  StoryCorrection,
} from "./answers/CorrectionsPanel/corrections.ts";
export { ReadingPanel } from "./reading/ReadingPanel/ReadingPanel.tsx";
export type { ReadingPanelProps } from "./reading/ReadingPanel/ReadingPanel.tsx";
export type {
  Mending,
  ReadEntry,
  ReadingResult,
  ReadScene,
  StoryReading,
} from "./reading/ReadingPanel/reading.ts";
export { mendedBible } from "./reading/ReadingPanel/mended-bible.ts";
export { choicesAt, wordingAdded } from "./answers/LineActs/line-acts.ts";
export type { LineChoice, WordingPart } from "./answers/LineActs/line-acts.ts";
export type {
  StrangersLine,
  StrangersReport,
} from "./structure/ProvingPanel/strangers/strangers.ts";
export { UnansweredPanel } from "./answers/UnansweredPanel/UnansweredPanel.tsx";
export type { UnansweredPanelProps } from "./answers/UnansweredPanel/UnansweredPanel.tsx";
export type { UnansweredLine, UnansweredResult } from "./answers/UnansweredPanel/unanswered.ts";
export type {
  HeardLine,
  HeardReason,
  TriedLine,
  TryLineHere,
} from "./answers/AnswersPanel/tried-line.ts";
export { EditorPage } from "./EditorPage/EditorPage.tsx";
export type { EditorPageProps } from "./EditorPage/EditorPage.tsx";
export { jsonFault } from "./story-form/coerce.ts";
export type { JsonFault } from "./story-form/coerce.ts";
export { adminManuscriptOf } from "./story-form/manuscript.ts";
export type { AdminManuscript, Manuscript } from "./story-form/manuscript.ts";
export type { CategoryOption, StoryOptions, TagOption } from "./story-form/option.ts";
export { adminFormFields, changeOf, editFields, saysTheSame } from "./story-form/story-change.ts";
export { blankEntry } from "./story-form/story-entry.ts";
export type { StoryFormKind } from "./story-form/story-entry.ts";
export { changedStoryFaults, newStoryFaults } from "./story-form/story-faults.ts";
export type { AnsweredStory, ControlledEntry, StoryForm } from "./story-form/useStoryForm.ts";
export type { AwaitedCover } from "./fields/CoverField/AwaitedCoverNote.tsx";
export { CoverField, pictureBytesMax, pictureTypes } from "./fields/CoverField/CoverField.tsx";
export type {
  CoverAnswer,
  CoverFieldProps,
  CoverSources,
} from "./fields/CoverField/CoverField.tsx";
export { EmptyJsonDialog } from "./fields/EmptyJsonDialog/EmptyJsonDialog.tsx";
export type { EmptyJsonDialogProps } from "./fields/EmptyJsonDialog/EmptyJsonDialog.tsx";
export { joinedFaults } from "./story-form/story-failure.ts";
export type { PathFault, StoryFailure } from "./story-form/story-failure.ts";
export { FieldRow, FormSection } from "./fields/FormSection/FormSection.tsx";
export type { FieldRowProps, FormSectionProps } from "./fields/FormSection/FormSection.tsx";
export { JsonField } from "./fields/JsonField/JsonField.tsx";
export type { JsonFieldProps } from "./fields/JsonField/JsonField.tsx";
export { StructureField } from "./fields/StructureField/StructureField.tsx";
export type {
  StructureFieldProps,
  StructureSlot,
} from "./fields/StructureField/StructureField.tsx";
export { TagPicker } from "./fields/TagPicker/TagPicker.tsx";
export type { TagPickerProps } from "./fields/TagPicker/TagPicker.tsx";
export { StatTiles } from "./numbers/StatTiles/StatTiles.tsx";
export type { StatTilesProps } from "./numbers/StatTiles/StatTiles.tsx";
export type { StoryNumbers } from "./numbers/story-numbers.ts";
export { DeletedStoryRow } from "./own-stories/DeletedStoryRow/DeletedStoryRow.tsx";
export type { DeletedStoryRowProps } from "./own-stories/DeletedStoryRow/DeletedStoryRow.tsx";
export { ownStoryActions, ownStatuses } from "./own-stories/own-story.ts";
export type {
  DeletedStory,
  OwnStoryAction,
  OwnStatus,
  OwnStory,
  Refusal,
} from "./own-stories/own-story.ts";
export { OwnStoryCard } from "./own-stories/OwnStoryCard/OwnStoryCard.tsx";
export type { OwnStoryCardProps } from "./own-stories/OwnStoryCard/OwnStoryCard.tsx";
export { clashSides, ConflictPanel } from "./saving/ConflictPanel/ConflictPanel.tsx";
export type {
  ConflictSide,
  ConflictPanelProps,
  SceneClash,
} from "./saving/ConflictPanel/ConflictPanel.tsx";
export { KeptWords } from "./saving/SaveStatus/KeptWords.tsx";
export type { KeptWordsProps } from "./saving/SaveStatus/KeptWords.tsx";
export { RemoteChanges } from "./saving/SaveStatus/RemoteChanges.tsx";
export type { RemoteChangesProps } from "./saving/SaveStatus/RemoteChanges.tsx";
export { SaveStatus, saveStates } from "./saving/SaveStatus/SaveStatus.tsx";
export type { SaveStatusProps, SaveState } from "./saving/SaveStatus/SaveStatus.tsx";
export { sceneNotices } from "./saving/StoryChanges/change-list.ts";
export type {
  SceneChange,
  SceneNotice,
  SceneText,
  StoryChangeList,
} from "./saving/StoryChanges/change-list.ts";
export { SceneList } from "./saving/StoryChanges/SceneList.tsx";
export type { AskedScene, NamedScene, SceneListProps } from "./saving/StoryChanges/SceneList.tsx";
export { StoryChanges } from "./saving/StoryChanges/StoryChanges.tsx";
export type { StoryChangesProps } from "./saving/StoryChanges/StoryChanges.tsx";
export type {
  ComparisonResult,
  SavedVersion,
  VersionComparison,
  VersionsResult,
} from "./saving/Versions/version.ts";
export { VersionsDialog } from "./saving/Versions/VersionsDialog.tsx";
export type { VersionsDialogProps } from "./saving/Versions/VersionsDialog.tsx";
export type {
  ChoiceRule,
  RuleDesk,
  RulesOfChoice,
  RulesOfScene,
  RulesSaid,
  SceneRule,
} from "./state/rule-words/rules-said.ts";
export { useChoiceRuleWords } from "./state/rule-words/useChoiceRuleWords.ts";
export { useSceneRuleWords } from "./state/rule-words/useSceneRuleWords.ts";
export { ShareDraftDialog } from "./sharing/ShareDraftDialog/ShareDraftDialog.tsx";
export type {
  DraftLink,
  ShareDraftDialogProps,
} from "./sharing/ShareDraftDialog/ShareDraftDialog.tsx";
export { ShareList } from "./sharing/ShareList/ShareList.tsx";
export type { ShareListProps, ShareRow } from "./sharing/ShareList/ShareList.tsx";
export { Findings } from "./structure/Findings/Findings.tsx";
export type { Finding, FindingsProps } from "./structure/Findings/Findings.tsx";
export type {
  BundleExport,
  BundleImport,
  ExchangeFormat,
  ExchangeLoss,
  ExportPreview,
  ImportedDraft,
  ImportPreview,
  WorkState,
} from "./structure/Exchange/exchange.ts";
export { ExportDialog } from "./structure/Exchange/ExportDialog.tsx";
export type { ExportDialogProps } from "./structure/Exchange/ExportDialog.tsx";
export { ImportDialog } from "./structure/Exchange/ImportDialog.tsx";
export type { ImportDialogProps, ImportSource } from "./structure/Exchange/ImportDialog.tsx";
export { PlayFromHere } from "./structure/PlayFromHere/PlayFromHere.tsx";
export type { PlayFromHereProps } from "./structure/PlayFromHere/PlayFromHere.tsx";
export type {
  PreviewChoice,
  PreviewNarrator,
  PreviewOutcome,
  PreviewSetup,
  PreviewState,
  PreviewStep,
  PreviewTotals,
} from "./structure/PlayFromHere/preview.ts";
export { ProvingPanel } from "./structure/ProvingPanel/ProvingPanel.tsx";
export type { ProvingPanelProps } from "./structure/ProvingPanel/ProvingPanel.tsx";
export type {
  Proving,
  ProvingReport,
  TypedReport,
  Typing,
} from "./structure/ProvingPanel/proving-report.ts";
export { ReportSheet } from "./structure/ProvingPanel/ReportSheet.tsx";
export type { ReportSheetProps } from "./structure/ProvingPanel/ReportSheet.tsx";
export { SceneEditor } from "./structure/SceneEditor/SceneEditor.tsx";
export type { SceneEditorProps, SceneSlot } from "./structure/SceneEditor/SceneEditor.tsx";
export { StoryMap } from "./structure/StoryMap/StoryMap.tsx";
export type { StoryMapProps } from "./structure/StoryMap/StoryMap.tsx";
export type { StructureFinding, StructureViewProps } from "./structure/structure.ts";
export { StructurePanel, structureViews } from "./structure/StructurePanel/StructurePanel.tsx";
export type {
  MapSlot,
  StructurePanelProps,
  StructureView,
} from "./structure/StructurePanel/StructurePanel.tsx";
export { StructureOutline } from "./structure/StructureOutline/StructureOutline.tsx";
export type { StructureOutlineProps } from "./structure/StructureOutline/StructureOutline.tsx";
export { PreviousValues } from "./suggestions/PreviousValues/PreviousValues.tsx";
export type {
  PreviousValue,
  PreviousValuesProps,
} from "./suggestions/PreviousValues/PreviousValues.tsx";
export { CoverSuggestions } from "./suggestions/CoverSuggestions/CoverSuggestions.tsx";
export type { CoverSuggestionsProps } from "./suggestions/CoverSuggestions/CoverSuggestions.tsx";
export {
  suggestionKinds,
  textSuggestionKinds,
  sceneSuggestionKinds,
} from "./suggestions/suggestion-drafts.ts";
export type {
  SuggestionActions,
  SuggestionDrafts,
  SuggestionKind,
  TextSuggestionKind,
} from "./suggestions/suggestion-drafts.ts";
export type {
  FieldSuggestions,
  FieldSuggestionsSlot,
  FormSuggestions,
} from "./suggestions/form-suggestions.ts";
export { SuggestionButton } from "./suggestions/SuggestionButton/SuggestionButton.tsx";
export type { SuggestionButtonProps } from "./suggestions/SuggestionButton/SuggestionButton.tsx";
export { TextSuggestions } from "./suggestions/TextSuggestions/TextSuggestions.tsx";
export type { TextSuggestionsProps } from "./suggestions/TextSuggestions/TextSuggestions.tsx";
export { SceneSuggestions } from "./suggestions/SceneSuggestions/SceneSuggestions.tsx";
export type { SceneSuggestionsProps } from "./suggestions/SceneSuggestions/SceneSuggestions.tsx";
export { acceptedDrafts } from "./suggestions/accepted-drafts.ts";
export type { AcceptedDrafts } from "./suggestions/accepted-drafts.ts";
export { NoModelNote } from "./suggestions/NoModelNote/NoModelNote.tsx";
export type { NoModelNoteProps } from "./suggestions/NoModelNote/NoModelNote.tsx";
