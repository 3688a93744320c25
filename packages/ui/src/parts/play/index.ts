export { AlongPanel } from "./controls/AlongPanel/AlongPanel.tsx";
export type {
  AlongPanelProps,
  NotTaken,
  StoryAlong,
  WaitingPart,
} from "./controls/AlongPanel/AlongPanel.tsx";
export { AlternativesPanel } from "./log/AlternativesPanel/AlternativesPanel.tsx";
export type { AlternativesPanelProps } from "./log/AlternativesPanel/AlternativesPanel.tsx";
export { BranchDialog } from "./dialogs/BranchDialog/BranchDialog.tsx";
export type { BranchDialogProps } from "./dialogs/BranchDialog/BranchDialog.tsx";
export { LineQuestion } from "./log/LineQuestion/LineQuestion.tsx";
export type { LineQuestionProps } from "./log/LineQuestion/LineQuestion.tsx";
export { Choices } from "./log/Choices/Choices.tsx";
export type { ChoiceOffer, ChoicesProps } from "./log/Choices/Choices.tsx";
export { Coin } from "./controls/Coin/Coin.tsx";
export type { CoinProps } from "./controls/Coin/Coin.tsx";
export { CommandTray, trayCommands } from "./controls/CommandTray/CommandTray.tsx";
export type { CommandTrayProps, TrayCommand } from "./controls/CommandTray/CommandTray.tsx";
export { EndingDialog } from "./dialogs/EndingDialog/EndingDialog.tsx";
export type { EndingDialogProps, EndingFacts } from "./dialogs/EndingDialog/EndingDialog.tsx";
export { HowToPlay } from "./controls/HowToPlay/HowToPlay.tsx";
export type { HowToPlayProps } from "./controls/HowToPlay/HowToPlay.tsx";
export type { MemoryAnswer, RememberedItem } from "./controls/MemoryPanel/memory.ts";
export { MemoryPanel } from "./controls/MemoryPanel/MemoryPanel.tsx";
export type { MemoryPanelProps } from "./controls/MemoryPanel/MemoryPanel.tsx";
export { ModelPicker } from "./controls/ModelPicker/ModelPicker.tsx";
export { modelKinds } from "./controls/ModelPicker/model-option.ts";
export { modelNote } from "./controls/model-note.ts";
export type { ModelPickerProps } from "./controls/ModelPicker/ModelPicker.tsx";
export type { ModelKind, ModelOption } from "./controls/ModelPicker/model-option.ts";
export { isNewSession } from "./log/PlayLog/log-entry.ts";
export type { PartAction, StreamOf } from "./log/PlayLog/log-entry.ts";
export type { ModelOf } from "./log/PlayLog/model-of.ts";
export { OwnCommands } from "./controls/OwnCommands/OwnCommands.tsx";
export type { OwnCommandsProps } from "./controls/OwnCommands/OwnCommands.tsx";
export { PartChanges } from "./log/PartChanges/PartChanges.tsx";
export type { PartChangesProps } from "./log/PartChanges/PartChanges.tsx";
export { PlayLog } from "./log/PlayLog/PlayLog.tsx";
export type { PlayLogProps } from "./log/PlayLog/PlayLog.tsx";
export { AfterStory } from "./PlaySession/AfterStory.tsx";
export type { AfterStoryProps } from "./PlaySession/AfterStory.tsx";
export { PlaySession } from "./PlaySession/PlaySession.tsx";
export type { PlaySessionProps } from "./PlaySession/PlaySession.tsx";
export { ReceiptLine } from "./log/ReceiptLine/ReceiptLine.tsx";
export type { ReceiptLineProps } from "./log/ReceiptLine/ReceiptLine.tsx";
export { CorrectionDialog } from "./dialogs/CorrectionDialog/CorrectionDialog.tsx";
export type {
  CorrectionDialogProps,
  CorrectionWords,
} from "./dialogs/CorrectionDialog/CorrectionDialog.tsx";
export { ReportDialog, reportReasons } from "./dialogs/ReportDialog/ReportDialog.tsx";
export type {
  PartReport,
  ReportDialogProps,
  ReportReason,
} from "./dialogs/ReportDialog/ReportDialog.tsx";
export { MarkDialog } from "./dialogs/MarkDialog/MarkDialog.tsx";
export type { MarkDialogProps } from "./dialogs/MarkDialog/MarkDialog.tsx";
export { MarksPanel } from "./controls/MarksPanel/MarksPanel.tsx";
export type { ListedMark, MarksPanelProps } from "./controls/MarksPanel/MarksPanel.tsx";
export { RewordDialog } from "./dialogs/RewordDialog/RewordDialog.tsx";
export type { RewordDialogProps } from "./dialogs/RewordDialog/RewordDialog.tsx";
export { CostDialog } from "./dialogs/CostDialog/CostDialog.tsx";
export type { CostDialogProps, PartCost } from "./dialogs/CostDialog/CostDialog.tsx";
export { TellingsDialog } from "./dialogs/TellingsDialog/TellingsDialog.tsx";
export type { PartTelling, TellingsDialogProps } from "./dialogs/TellingsDialog/TellingsDialog.tsx";
export { SessionsDialog } from "./dialogs/SessionsDialog/SessionsDialog.tsx";
export type {
  SessionsDialogProps,
  StorySession,
} from "./dialogs/SessionsDialog/SessionsDialog.tsx";
export { Dictate } from "./reading/Dictate/Dictate.tsx";
export type { DictateProps } from "./reading/Dictate/Dictate.tsx";
export { canDictate } from "./reading/Dictate/recognition.ts";
export { ReadAloud } from "./reading/ReadAloud/ReadAloud.tsx";
export type { ReadAloudProps } from "./reading/ReadAloud/ReadAloud.tsx";
export { ReadingSettingsPanel } from "./reading/ReadingSettingsPanel/ReadingSettingsPanel.tsx";
export type { ReadingSettingsPanelProps } from "./reading/ReadingSettingsPanel/ReadingSettingsPanel.tsx";
export {
  lineLengths,
  lineSpacings,
  readingFaces,
  readingPaces,
  readingPapers,
  readingSizes,
  usualReading,
  voiceSpeeds,
} from "./reading/settings.ts";
export type { VoiceSettings } from "./reading/settings.ts";
export { useVoices } from "./reading/aloud/useVoices.ts";
export { RetellPart } from "./log/RetellPart/RetellPart.tsx";
export type { RetellPartProps } from "./log/RetellPart/RetellPart.tsx";
export { StateBar } from "./controls/StateBar/StateBar.tsx";
export type { StateBarProps } from "./controls/StateBar/StateBar.tsx";
export { StoryBadge } from "./controls/StoryBadge/StoryBadge.tsx";
export type { StoryBadgeProps } from "./controls/StoryBadge/StoryBadge.tsx";
export { partLengths, storyPaces, TellingWishes } from "./controls/TellingWishes/TellingWishes.tsx";
export type { TellingWishesProps, Wishes } from "./controls/TellingWishes/TellingWishes.tsx";
export { TopBar } from "./controls/TopBar/TopBar.tsx";
export type { TopBarProps } from "./controls/TopBar/TopBar.tsx";
export { TopBarModels } from "./controls/TopBar/TopBarModels.tsx";
export type { ModelChoice, TopBarModelsProps } from "./controls/TopBar/TopBarModels.tsx";
export { TopBarTools } from "./controls/TopBar/TopBarTools.tsx";
export type { TopBarToolsProps } from "./controls/TopBar/TopBarTools.tsx";
export { TakenChoice } from "./log/TakenChoice/TakenChoice.tsx";
export type { TakenChoiceProps } from "./log/TakenChoice/TakenChoice.tsx";
export { createTextStream } from "./log/TypedText/text-stream.ts";
export type { TextStream, WritableTextStream } from "./log/TypedText/text-stream.ts";
export { TypedText } from "./log/TypedText/TypedText.tsx";
export type { TypedTextProps } from "./log/TypedText/TypedText.tsx";
export { UndoDialog } from "./dialogs/UndoDialog/UndoDialog.tsx";
export type { UndoDialogProps } from "./dialogs/UndoDialog/UndoDialog.tsx";
export { answersFor } from "./dialogs/WhoDialog/who.ts";
export type { WhoAnswers } from "./dialogs/WhoDialog/who.ts";
export { WhichTelling } from "./log/WhichTelling/WhichTelling.tsx";
export type { WhichTellingProps } from "./log/WhichTelling/WhichTelling.tsx";
export { WhoDialog } from "./dialogs/WhoDialog/WhoDialog.tsx";
export type { WhoDialogProps } from "./dialogs/WhoDialog/WhoDialog.tsx";
export { emphasisIn, withoutMarks } from "../../markdown/emphasized.ts";
export { chapterNumber, paragraphsOf } from "../../markdown/book.ts";
export type { Book, BookChapter, BookPassage } from "../../markdown/book.ts";
export { bookAsWished, ownLinePlaces, usualBook } from "./book/book.ts";
export type { BookWishes, OwnLinePlace } from "./book/book.ts";
export { BookPages } from "./book/BookPages/BookPages.tsx";
export type { BookPagesProps } from "./book/BookPages/BookPages.tsx";
export { Atlas } from "./atlas/Atlas/Atlas.tsx";
export type { AtlasProps } from "./atlas/Atlas/Atlas.tsx";
export { AtlasPlace } from "./atlas/AtlasPlace/AtlasPlace.tsx";
export type { AtlasPlaceProps } from "./atlas/AtlasPlace/AtlasPlace.tsx";
export { CardDialog } from "./dialogs/CardDialog/CardDialog.tsx";
export type { CardDialogProps, DrawnCard } from "./dialogs/CardDialog/CardDialog.tsx";
export type { LogEntry, LogPart } from "@katha/api/shapes";
