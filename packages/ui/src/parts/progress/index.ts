export { coinReasons, CoinLedger } from "./CoinLedger/CoinLedger.tsx";
export type {
  CoinEntry,
  CoinLedgerProps,
  CoinReason,
  LedgerArrival,
} from "./CoinLedger/CoinLedger.tsx";
export { Medallion } from "./Medallion/Medallion.tsx";
export type { MedallionProps } from "./Medallion/Medallion.tsx";
export { StandingPlate } from "./StandingPlate/StandingPlate.tsx";
export type { StandingPlateProps } from "./StandingPlate/StandingPlate.tsx";
export { taskKinds, taskStates } from "./task.ts";
export type { Standing, TaskArrival, TaskFacts, TaskKind, TaskState } from "./task.ts";
export { TaskCard } from "./TaskCard/TaskCard.tsx";
export type { TaskCardProps } from "./TaskCard/TaskCard.tsx";
export { TaskPanel } from "./TaskPanel/TaskPanel.tsx";
export type { TaskPanelProps } from "./TaskPanel/TaskPanel.tsx";
