export { Desk } from "./Desk/Desk.tsx";
export type { DeskProps } from "./Desk/Desk.tsx";
export { jsonFault } from "./story-form/coerce.ts";
export type { JsonFault } from "./story-form/coerce.ts";
export type { AdminManuscript, Manuscript } from "./story-form/manuscript.ts";
export type { CategoryOption, StoryOptions, TagOption } from "./story-form/option.ts";
export { changeOf, editFields, saysTheSame } from "./story-form/story-change.ts";
export type { EditField, StoryChange } from "./story-form/story-change.ts";
export { blankEntry } from "./story-form/story-entry.ts";
export type { StoryEntry, StoryField, StoryFormKind } from "./story-form/story-entry.ts";
export { changedStoryFaults } from "./story-form/story-faults.ts";
export type { AnsweredStory, HeldEntry, StoryForm } from "./story-form/useStoryForm.ts";
export { CoverField, pictureTypes } from "./fields/CoverField/CoverField.tsx";
export type {
  CoverAnswer,
  CoverFieldProps,
  CoverSources,
} from "./fields/CoverField/CoverField.tsx";
export { EmptyJsonDialog } from "./fields/EmptyJsonDialog/EmptyJsonDialog.tsx";
export type { EmptyJsonDialogProps } from "./fields/EmptyJsonDialog/EmptyJsonDialog.tsx";
export { FaultSummary, joinedFaults } from "./fields/FaultSummary/FaultSummary.tsx";
export type {
  FaultSummaryProps,
  PathFault,
  StoryFailure,
} from "./fields/FaultSummary/FaultSummary.tsx";
export { FieldRow, FormSection } from "./fields/FormSection/FormSection.tsx";
export type { FormSectionProps } from "./fields/FormSection/FormSection.tsx";
export { JsonField } from "./fields/JsonField/JsonField.tsx";
export type { JsonFieldProps } from "./fields/JsonField/JsonField.tsx";
export { StructureField } from "./fields/StructureField/StructureField.tsx";
export type {
  StructureFieldProps,
  StructureSlot,
} from "./fields/StructureField/StructureField.tsx";
export { TagPicker } from "./fields/TagPicker/TagPicker.tsx";
export type { TagPickerProps } from "./fields/TagPicker/TagPicker.tsx";
export { NumberPlates } from "./numbers/NumberPlates/NumberPlates.tsx";
export type { NumberPlatesProps } from "./numbers/NumberPlates/NumberPlates.tsx";
export type { StoryNumbers } from "./numbers/story-numbers.ts";
export { DeletedLine } from "./own-stories/DeletedLine/DeletedLine.tsx";
export type { DeletedLineProps } from "./own-stories/DeletedLine/DeletedLine.tsx";
export { ownActs, ownShelves } from "./own-stories/own-story.ts";
export type {
  DeletedStory,
  OwnAct,
  OwnStatus,
  OwnStory,
  Refusal,
} from "./own-stories/own-story.ts";
export { OwnStoryCard } from "./own-stories/OwnStoryCard/OwnStoryCard.tsx";
export type { OwnStoryCardProps } from "./own-stories/OwnStoryCard/OwnStoryCard.tsx";
export { clashSides, ConflictPanel } from "./saving/ConflictPanel/ConflictPanel.tsx";
export type {
  ClashSide,
  ConflictPanelProps,
  SceneClash,
} from "./saving/ConflictPanel/ConflictPanel.tsx";
export { ElsewhereNews } from "./saving/Keeping/ElsewhereNews.tsx";
export type { ElsewhereNewsProps } from "./saving/Keeping/ElsewhereNews.tsx";
export { KeepingLine, keepingStates } from "./saving/Keeping/KeepingLine.tsx";
export type { KeepingLineProps, KeepingState } from "./saving/Keeping/KeepingLine.tsx";
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
  ComparisonArrival,
  KeptVersion,
  VersionComparison,
  VersionsArrival,
} from "./saving/Versions/version.ts";
export { VersionsDialog } from "./saving/Versions/VersionsDialog.tsx";
export type { VersionsDialogProps } from "./saving/Versions/VersionsDialog.tsx";
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
  ExchangeFormat,
  ExchangeLoss,
  ExportPreview,
  ImportPreview,
} from "./structure/Exchange/exchange.ts";
export { ExportDialog } from "./structure/Exchange/ExportDialog.tsx";
export type { ExportDialogProps } from "./structure/Exchange/ExportDialog.tsx";
export { ImportDialog } from "./structure/Exchange/ImportDialog.tsx";
export type { ImportDialogProps, ImportSource } from "./structure/Exchange/ImportDialog.tsx";
export { PlayFromHere } from "./structure/PlayFromHere/PlayFromHere.tsx";
export type {
  PlayFromHereProps,
  WalkChoice,
  WalkStanding,
  WalkStep,
  WalkTeller,
} from "./structure/PlayFromHere/PlayFromHere.tsx";
export { ProvingPanel } from "./structure/ProvingPanel/ProvingPanel.tsx";
export type { ProvingPanelProps } from "./structure/ProvingPanel/ProvingPanel.tsx";
export type { Proving, ProvingReport } from "./structure/ProvingPanel/proving-report.ts";
export { ReportSheet } from "./structure/ProvingPanel/ReportSheet.tsx";
export type { ReportSheetProps } from "./structure/ProvingPanel/ReportSheet.tsx";
export { SceneEditor } from "./structure/SceneEditor/SceneEditor.tsx";
export type { SceneEditorProps, SceneHelpSlot } from "./structure/SceneEditor/SceneEditor.tsx";
export { StoryMap } from "./structure/StoryMap/StoryMap.tsx";
export type { StoryMapProps } from "./structure/StoryMap/StoryMap.tsx";
export type {
  StructureFinding,
  StructureGraph,
  StructureNode,
  StructureOperation,
  StructureViewProps,
} from "./structure/structure.ts";
export { StructureDesk, structureViews } from "./structure/StructureDesk/StructureDesk.tsx";
export type {
  MapSlot,
  StructureDeskProps,
  StructureView,
} from "./structure/StructureDesk/StructureDesk.tsx";
export { StructureOutline } from "./structure/StructureOutline/StructureOutline.tsx";
export type { StructureOutlineProps } from "./structure/StructureOutline/StructureOutline.tsx";
export { BeforeLines } from "./suggestions/BeforeLines/BeforeLines.tsx";
export type { Before, BeforeLinesProps } from "./suggestions/BeforeLines/BeforeLines.tsx";
export { CoverPanel } from "./suggestions/CoverPanel/CoverPanel.tsx";
export type { CoverPanelProps } from "./suggestions/CoverPanel/CoverPanel.tsx";
export { helpKinds, lineHelpKinds, sceneHelpKinds } from "./suggestions/suggestion-drafts.ts";
export type {
  CoverDraft,
  Drafting,
  DraftingActs,
  HelpKind,
  LineHelpKind,
  SceneHelpKind,
  TextDraft,
} from "./suggestions/suggestion-drafts.ts";
export type { FieldHelp, FieldHelpSlot, FormHelp } from "./suggestions/form-suggestions.ts";
export { HelpOpener } from "./suggestions/HelpOpener/HelpOpener.tsx";
export type { HelpOpenerProps } from "./suggestions/HelpOpener/HelpOpener.tsx";
export { LinePanel } from "./suggestions/LinePanel/LinePanel.tsx";
export type { LinePanelProps } from "./suggestions/LinePanel/LinePanel.tsx";
export { SceneHelp } from "./suggestions/SceneHelp/SceneHelp.tsx";
export type { SceneHelpProps } from "./suggestions/SceneHelp/SceneHelp.tsx";
export { takenDrafts } from "./suggestions/accepted-drafts.ts";
export type { TakenDrafts } from "./suggestions/accepted-drafts.ts";
