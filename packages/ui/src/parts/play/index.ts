export { AlternativesPanel } from "./AlternativesPanel/AlternativesPanel.tsx";
export type { AlternativesPanelProps } from "./AlternativesPanel/AlternativesPanel.tsx";
export { Announcer, useAnnounce } from "./Announcer/Announcer.tsx";
export { BranchDialog } from "./BranchDialog/BranchDialog.tsx";
export type { BranchDialogProps } from "./BranchDialog/BranchDialog.tsx";
export { Choices } from "./Choices/Choices.tsx";
export type { ChoicesProps } from "./Choices/Choices.tsx";
export { Coin } from "./Coin/Coin.tsx";
export { CommandTray, trayCommands } from "./CommandTray/CommandTray.tsx";
export type { CommandTrayProps, TrayCommand } from "./CommandTray/CommandTray.tsx";
export { EndingDialog } from "./EndingDialog/EndingDialog.tsx";
export type { EndingDialogProps, EndingFacts } from "./EndingDialog/EndingDialog.tsx";
export { KnowHow } from "./KnowHow/KnowHow.tsx";
export type { KnowHowProps } from "./KnowHow/KnowHow.tsx";
export { memoryKinds } from "./MemoryPanel/memory.ts";
export type { MemoryAnswer, MemoryItem, MemoryKind } from "./MemoryPanel/memory.ts";
export { MemoryPanel } from "./MemoryPanel/MemoryPanel.tsx";
export type { MemoryPanelProps } from "./MemoryPanel/MemoryPanel.tsx";
export { modelKinds, ModelPicker } from "./ModelPicker/ModelPicker.tsx";
export type { ModelKind, ModelOption, ModelPickerProps } from "./ModelPicker/ModelPicker.tsx";
export { logEntryTypes, passageActs } from "./PlayLog/logEntry.ts";
export type {
  Alternative,
  LogEntry,
  LogEntryType,
  LogPart,
  PassageAct,
} from "./PlayLog/logEntry.ts";
export { PlayLog } from "./PlayLog/PlayLog.tsx";
export type { PlayLogProps } from "./PlayLog/PlayLog.tsx";
export { ReceiptLine } from "./ReceiptLine/ReceiptLine.tsx";
export type { ReceiptLineProps } from "./ReceiptLine/ReceiptLine.tsx";
export { ReportDialog, reportReasons } from "./ReportDialog/ReportDialog.tsx";
export type {
  PassageReport,
  ReportDialogProps,
  ReportReason,
} from "./ReportDialog/ReportDialog.tsx";
export { Retelling } from "./Retelling/Retelling.tsx";
export type { RetellingProps } from "./Retelling/Retelling.tsx";
export { StoryBadge } from "./StoryBadge/StoryBadge.tsx";
export type { StoryBadgeProps } from "./StoryBadge/StoryBadge.tsx";
export { TopBar } from "./TopBar/TopBar.tsx";
export type { ModelShelf, TopBarProps } from "./TopBar/TopBar.tsx";
export { createTextStream } from "./TypedText/textStream.ts";
export type { TextStream, WritableTextStream } from "./TypedText/textStream.ts";
export { TypedText } from "./TypedText/TypedText.tsx";
export type { TypedTextProps } from "./TypedText/TypedText.tsx";
export { UndoDialog } from "./UndoDialog/UndoDialog.tsx";
export type { UndoDialogProps } from "./UndoDialog/UndoDialog.tsx";
