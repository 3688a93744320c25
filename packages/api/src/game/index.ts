export { openingPart } from "../contract/values.ts";
export type { HistoryAction, MemoryKind, ReportReason, TurnAction } from "../contract/values.ts";
export * from "./game.ts";
export * from "./log-entries.ts";
export * from "./turn-entries.ts";
export * from "./turn-refusal.ts";
export * from "./turn-stream.ts";
export type {
  GameSession,
  GameSessionPage,
  GameSessionSummary,
  HistoryEntry,
  MemoryItem,
  SessionMemory,
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
  WhoAsked,
  WhoForm,
} from "../contract/game/state.ts";
export type {
  ActionForm,
  ActionResponse,
  Receipt,
  RetryForm,
  TurnEvent,
} from "../contract/game/turn.ts";
