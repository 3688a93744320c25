// Made from the contract by `npm run readers`.

export interface Task {
  taskId: string;
  /** The key of its words in the interface; `target_value` fills them in */
  code: string;
  title: string;
  description: string;
  isCompleted: boolean;
  isLocked: boolean;
  starReward: number;
  levelRequired: number | null;
  progressPercentage: number;
  coinReward: number;
  currentValue: number;
  targetValue: number;
}

export interface ProgressSummary {
  username: string;
  level: {
    /** The key of its name in the interface */
    code: string;
    title: string;
    current: number;
    currentStars: number;
    starsForNextLevel: number;
    starProgressPercentage: number;
  };
  currency: {
    coinsBalance: number;
  };
}

export interface TaskList {
  tasks: Task[];
  summary: ProgressSummary;
}
