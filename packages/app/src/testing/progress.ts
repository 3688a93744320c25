import type { ProgressSummary, Task } from "@katha/api/progress";
import type { WalletEntries } from "@katha/api/wallet";
import { idOf } from "./stories.ts";

function aTask(id: string, title: string, change: Partial<Task> = {}): Task {
  return {
    task_id: id,
    code: id,
    title,
    description: "Take five turns, in any story.",
    is_completed: false,
    is_locked: false,
    star_reward: 1,
    level_required: null,
    progress_percentage: 60,
    coin_reward: 5,
    current_value: 3,
    target_value: 5,
    ...change,
  };
}

/** Tasks whose ids begin with their kind. */
export const tasks: Task[] = [
  aTask("daily_pages", "Five more pages"),
  aTask("daily_flower", "A flower for the teller", {
    description: "Like a story you had not liked.",
    is_completed: true,
    progress_percentage: 100,
  }),
  aTask("daily_paint", "Wet paint", {
    description: "Have one scene painted.",
    is_locked: true,
    level_required: 4,
    progress_percentage: 0,
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
    current_stars: 4,
    stars_for_next_level: 7,
    star_progress_percentage: 57,
  },
  currency: { coins_balance: 143 },
};

export const wallet: WalletEntries = {
  balance: 143,
  held: 0,
  entries: [
    {
      id: idOf(500),
      amount: -5,
      balance_after: 143,
      reason: "turn",
      code: "",
      description: "",
      reference: idOf(10),
      created_at: "2026-11-19T15:00:00.000Z",
    },
    {
      id: idOf(501),
      amount: 100,
      balance_after: 148,
      reason: "welcome",
      code: "welcome",
      description: "",
      reference: null,
      created_at: "2026-10-02T09:30:00.000Z",
    },
  ],
  next_cursor: null,
};
