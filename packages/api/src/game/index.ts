export { openingPart } from "../contract/values.ts";
export type { HistoryAction, MemoryKind, ReportReason, TurnAction } from "../contract/values.ts";
export { gameApi } from "./game.ts";
export type { CurrentPart, LogEntry, LogEntryType, LogPart } from "./log-entries.ts";
export type { TurnRefusal } from "./turn-refusal.ts";
export type {
  GameSession,
  GameSessionPage,
  GameSessionSummary,
  HistoryEntry,
  MemoryItem,
  SessionEntries,
  SessionMemory,
  StoryOpening,
} from "../contract/game/game.ts";
export type {
  CommandCosts,
  ConditionWords,
  Offer,
  OwnCommand,
  PlayerState,
  QualityValue,
  SkillCheckOutcome,
  StateChange,
} from "../contract/game/state.ts";
export type { WhoAsked, WhoForm } from "../contract/game/who.ts";
export type {
  ActionForm,
  ActionResponse,
  Receipt,
  RetryForm,
  TurnEvent,
} from "../contract/game/turn.ts";
