export { Desk } from "./Desk/Desk.tsx";
export type { DeskProps } from "./Desk/Desk.tsx";
export { jsonFault } from "./entry/coerce.ts";
export type { JsonFault } from "./entry/coerce.ts";
export type { AdminManuscript, Manuscript } from "./entry/manuscript.ts";
export type { CategoryOption, StoryOptions, TagOption } from "./entry/option.ts";
export { changeOf, editFields, saysTheSame } from "./entry/storyChange.ts";
export type { EditField, StoryChange } from "./entry/storyChange.ts";
export { blankEntry } from "./entry/storyEntry.ts";
export type { StoryEntry, StoryField, StoryFormKind } from "./entry/storyEntry.ts";
export { changedStoryFaults } from "./entry/storyFaults.ts";
export type { AnsweredStory, HeldEntry, StoryForm } from "./entry/useStoryForm.ts";
export { CoverField, pictureTypes } from "./form/CoverField/CoverField.tsx";
export type { CoverAnswer, CoverFieldProps, CoverSources } from "./form/CoverField/CoverField.tsx";
export { EmptyJsonDialog } from "./form/EmptyJsonDialog/EmptyJsonDialog.tsx";
export type { EmptyJsonDialogProps } from "./form/EmptyJsonDialog/EmptyJsonDialog.tsx";
export { FaultSummary, joinedFaults } from "./form/FaultSummary/FaultSummary.tsx";
export type {
  FaultSummaryProps,
  PathFault,
  StoryFailure,
} from "./form/FaultSummary/FaultSummary.tsx";
export { FieldRow, FormSection } from "./form/FormSection/FormSection.tsx";
export type { FormSectionProps } from "./form/FormSection/FormSection.tsx";
export { JsonField } from "./form/JsonField/JsonField.tsx";
export type { JsonFieldProps } from "./form/JsonField/JsonField.tsx";
export { StructureField } from "./form/StructureField/StructureField.tsx";
export type { StructureFieldProps, StructureSlot } from "./form/StructureField/StructureField.tsx";
export { TagPicker } from "./form/TagPicker/TagPicker.tsx";
export type { TagPickerProps } from "./form/TagPicker/TagPicker.tsx";
export { NumberPlates } from "./numbers/NumberPlates/NumberPlates.tsx";
export type { NumberPlatesProps } from "./numbers/NumberPlates/NumberPlates.tsx";
export type { StoryNumbers } from "./numbers/storyNumbers.ts";
export { DeletedLine } from "./ownStories/DeletedLine/DeletedLine.tsx";
export type { DeletedLineProps } from "./ownStories/DeletedLine/DeletedLine.tsx";
export { ownActs, ownShelves } from "./ownStories/ownStory.ts";
export type { DeletedStory, OwnAct, OwnStatus, OwnStory, Refusal } from "./ownStories/ownStory.ts";
export { OwnStoryCard } from "./ownStories/OwnStoryCard/OwnStoryCard.tsx";
export type { OwnStoryCardProps } from "./ownStories/OwnStoryCard/OwnStoryCard.tsx";
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
export { sceneNotices } from "./saving/StoryChanges/changeList.ts";
export type {
  SceneChange,
  SceneNotice,
  SceneText,
  StoryChangeList,
} from "./saving/StoryChanges/changeList.ts";
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
export type { Proving, ProvingReport } from "./structure/ProvingPanel/provingReport.ts";
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
export { BeforeLines } from "./Suggestions/BeforeLines.tsx";
export type { Before, BeforeLinesProps } from "./Suggestions/BeforeLines.tsx";
export { CoverPanel } from "./Suggestions/CoverPanel.tsx";
export type { CoverPanelProps } from "./Suggestions/CoverPanel.tsx";
export { helpKinds, lineHelpKinds, sceneHelpKinds } from "./Suggestions/drafting.ts";
export type {
  CoverDraft,
  Drafting,
  DraftingActs,
  HelpKind,
  LineHelpKind,
  SceneHelpKind,
  TextDraft,
} from "./Suggestions/drafting.ts";
export type { FieldHelp, FieldHelpSlot, FormHelp } from "./Suggestions/formHelp.ts";
export { HelpOpener } from "./Suggestions/HelpOpener.tsx";
export type { HelpOpenerProps } from "./Suggestions/HelpOpener.tsx";
export { LinePanel } from "./Suggestions/LinePanel.tsx";
export type { LinePanelProps } from "./Suggestions/LinePanel.tsx";
export { SceneHelp } from "./Suggestions/SceneHelp.tsx";
export type { SceneHelpProps } from "./Suggestions/SceneHelp.tsx";
export { takenDrafts } from "./Suggestions/takenDrafts.ts";
export type { TakenDrafts } from "./Suggestions/takenDrafts.ts";
