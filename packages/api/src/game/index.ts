export * from "./game.ts";
export * from "./turn-stream.ts";
export type {
  GameSession,
  GameSessionSummary,
  HistoryAction,
  HistoryEntry,
  MemoryItem,
  SessionMemory,
  TurnAction,
} from "../contract/game/game.ts";
export type { ActionForm, ActionResponse, Receipt, TurnEvent } from "../contract/game/turn.ts";
