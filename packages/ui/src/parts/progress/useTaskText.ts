import { useMessages } from "../../messages/I18nProvider.tsx";
import { taskMessages } from "../../messages/players/tasks.ts";

const keys: ReadonlyMap<string, string> = new Map(
  Object.entries(taskMessages).map(([key, { message }]) => [message, key]),
);

/** Translates the server's names of tasks and ranks; one that is newer than this app stays as it came. */
export function useTaskText() {
  const t = useMessages(taskMessages);
  return (text: string): string => {
    const key = keys.get(text);
    return key === undefined ? text : t(key as "rank.Kavi");
  };
}
