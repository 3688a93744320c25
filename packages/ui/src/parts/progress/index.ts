export { coinReasons, CoinLedger } from "./CoinLedger/CoinLedger.tsx";
export type {
  CoinEntry,
  CoinLedgerProps,
  CoinReason,
  LedgerResult,
} from "./CoinLedger/CoinLedger.tsx";
export { Medallion } from "./Medallion/Medallion.tsx";
export type { MedallionProps } from "./Medallion/Medallion.tsx";
export { LevelCard } from "./LevelCard/LevelCard.tsx";
export type { LevelCardProps } from "./LevelCard/LevelCard.tsx";
export { taskKinds, taskStates } from "./task.ts";
export type { PlayerLevel, TaskResult, TaskFacts, TaskKind, TaskState } from "./task.ts";
export { TaskCard } from "./TaskCard/TaskCard.tsx";
export type { TaskCardProps } from "./TaskCard/TaskCard.tsx";
export { TaskPanel } from "./TaskPanel/TaskPanel.tsx";
export type { TaskPanelProps } from "./TaskPanel/TaskPanel.tsx";
export { type TaskText, useTaskText } from "./useTaskText.ts";
export { Welcome } from "./Welcome/Welcome.tsx";
export type { WelcomeProps } from "./Welcome/Welcome.tsx";
