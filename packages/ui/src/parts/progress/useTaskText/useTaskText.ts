import type { ProgressSummary, Task, WalletEntry } from "@katha/api/shapes";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { taskMessages } from "../../../messages/players/tasks.ts";

type Level = ProgressSummary["level"];

/** Tasks and ranks in the reader's language, by their codes; those that it does not know stay as the server says them. */
export interface TaskText {
  titleOf: (task: Pick<Task, "code" | "title">) => string;
  /** What the task asks for. */
  descriptionOf: (task: Pick<Task, "code" | "description" | "targetValue">) => string;
  rankOf: (level: Pick<Level, "code" | "title">) => string;
  /** Why coins moved. */
  entryOf: (entry: Pick<WalletEntry, "code" | "description" | "amount">) => string;
}

export function useTaskText(): TaskText {
  const t = useMessages(taskMessages);
  const { number } = useFormats();
  const say = (key: string, text: string, count = 0): string =>
    Object.hasOwn(taskMessages, key)
      ? t(key as "garland.asks", { count, amount: number(count) })
      : text;
  return {
    titleOf: ({ code, title }) => say(`${code}.title`, title),
    descriptionOf: ({ code, description, targetValue }) =>
      say(`${code}.asks`, description, targetValue),
    rankOf: ({ code, title }) => say(`rank.${code}`, title),
    entryOf: ({ code, description, amount }) =>
      say(code === "welcome" ? code : `${code}.title`, description, amount),
  };
}
