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
    id: task.taskId,
    code: task.code,
    title: task.title,
    description: task.description,
    isCompleted: task.isCompleted,
    isLocked: task.isLocked,
    stars: task.starReward,
    coins: task.coinReward,
    levelRequired: task.levelRequired,
    percent: task.progressPercentage,
    current: task.currentValue,
    target: task.targetValue,
  };
}

function toLevel({ username, level, currency }: ProgressSummary): PlayerLevel {
  return {
    username,
    code: level.code,
    title: level.title,
    level: level.current,
    coins: currency.coinsBalance,
    stars: level.currentStars,
    starsNeeded: level.starsForNextLevel,
    percent: level.starProgressPercentage,
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
    balanceAfter: entry.balanceAfter,
    reason: entry.reason,
    code: entry.code,
    description: entry.description,
    at: entry.createdAt,
  };
}
