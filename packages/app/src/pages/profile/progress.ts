import type { ProgressSummary, Task, TaskLists } from "@katha/api/progress";
import type { WalletEntries, WalletEntry } from "@katha/api/wallet";
import type { CoinEntry, LedgerResult, PlayerLevel, TaskResult, TaskFacts } from "@katha/ui";
import { resultOf } from "../result-of.ts";

interface Read<Result> {
  readonly data?: Result | undefined;
  readonly error?: unknown;
}

type Explain = (error: unknown) => string;

/** Loaded tasks stay if a later read fails. */
export function toTaskResult({ data, error }: Read<TaskLists>, explain: Explain): TaskResult {
  return resultOf(
    data && {
      tasks: data.tasks.map(toTask),
      player: data.summary ? toLevel(data.summary) : undefined,
    },
    error === undefined ? undefined : explain(error),
  );
}

function toTask(task: Task): TaskFacts {
  return {
    id: task.task_id,
    code: task.code,
    title: task.title,
    description: task.description,
    isCompleted: task.is_completed,
    isLocked: task.is_locked,
    stars: task.star_reward,
    coins: task.coin_reward,
    levelRequired: task.level_required,
    percent: task.progress_percentage,
    current: task.current_value,
    target: task.target_value,
  };
}

function toLevel({ username, level, currency }: ProgressSummary): PlayerLevel {
  return {
    username,
    code: level.code,
    title: level.title,
    level: level.current,
    coins: currency.coins_balance,
    stars: level.current_stars,
    starsNeeded: level.stars_for_next_level,
    percent: level.star_progress_percentage,
  };
}

export function toLedger(
  { data, error }: Read<{ pages: readonly WalletEntries[] }>,
  explain: Explain,
): LedgerResult {
  const [first] = data?.pages ?? [];
  return resultOf(
    first && {
      balance: first.balance,
      held: first.held,
      entries: data?.pages.flatMap(({ entries }) => entries.map(toEntry)) ?? [],
    },
    error === undefined ? undefined : explain(error),
  );
}

function toEntry(entry: WalletEntry): CoinEntry {
  return {
    id: entry.id,
    amount: entry.amount,
    balanceAfter: entry.balance_after,
    reason: entry.reason,
    code: entry.code,
    description: entry.description,
    at: entry.created_at,
  };
}
