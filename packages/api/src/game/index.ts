export { openingPart } from "../contract/values.ts";
export type { HistoryAction, MemoryKind, ReportReason, TurnAction } from "../contract/values.ts";
export { ownPartsApi } from "./own-parts.ts";
export { toldIn } from "./log-entries.ts";
export { gameApi } from "./game.ts";
export type * from "../shapes/play-log.ts";
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
} from "../shapes/made/game/game.ts";
export type { SessionAtlas, SessionBook } from "../shapes/made/game/keepsake.ts";
export type {
  CommandCosts,
  ConditionWords,
  Offer,
  OwnCommand,
  PlayerState,
  SkillCheckOutcome,
  StateChange,
} from "../shapes/made/game/state.ts";
export type { QualityValue } from "../contract/game/state.ts";
export type { PartMark, SessionMarks } from "../shapes/made/game/own-parts.ts";
export type { WhoAsked, WhoForm } from "../shapes/made/game/who.ts";
export type {
  ActionForm,
  ActionResponse,
  Receipt,
  RetryForm,
  TurnEvent,
} from "../shapes/made/game/turn.ts";
