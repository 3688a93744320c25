import type { ProgressSummary, Task } from "@katha/api/progress";
import type { WalletEntries } from "@katha/api/wallet";
import { idOf } from "./stories.ts";

function aTask(id: string, title: string, change: Partial<Task> = {}): Task {
  return {
    taskId: id,
    code: id,
    title,
    description: "Take five turns, in any story.",
    isCompleted: false,
    isLocked: false,
    starReward: 1,
    levelRequired: null,
    progressPercentage: 60,
    coinReward: 5,
    currentValue: 3,
    targetValue: 5,
    ...change,
  };
}

/** Tasks whose ids begin with their kind. */
export const tasks: Task[] = [
  aTask("daily_pages", "Five more pages"),
  aTask("daily_flower", "A flower for the teller", {
    description: "Like a story you had not liked.",
    isCompleted: true,
    progressPercentage: 100,
  }),
  aTask("daily_paint", "Wet paint", {
    description: "Have one scene painted.",
    isLocked: true,
    levelRequired: 4,
    progressPercentage: 0,
  }),
  aTask("milestone_roads", "Ten roads", { description: "Begin ten different stories." }),
  aTask("achievement_doors", "Every door", { description: "Find all endings of one story." }),
];

export const level: ProgressSummary = {
  username: "meera_7",
  level: {
    code: "lipikar",
    title: "Lipikar",
    current: 3,
    currentStars: 4,
    starsForNextLevel: 7,
    starProgressPercentage: 57,
  },
  currency: { coinsBalance: 143 },
};

export const wallet: WalletEntries = {
  balance: 143,
  held: 0,
  entries: [
    {
      id: idOf(500),
      amount: -5,
      balanceAfter: 143,
      reason: "turn",
      code: "",
      description: "",
      reference: idOf(10),
      createdAt: "2026-11-19T15:00:00.000Z",
    },
    {
      id: idOf(501),
      amount: 100,
      balanceAfter: 148,
      reason: "welcome",
      code: "welcome",
      description: "",
      reference: null,
      createdAt: "2026-10-02T09:30:00.000Z",
    },
  ],
  nextCursor: null,
};
