import { useMessages } from "../../messages/I18nProvider.tsx";
import { taskMessages } from "../../messages/players/tasks.ts";

const keys: ReadonlyMap<string, string> = new Map(
  Object.entries(taskMessages).map(([key, { message }]) => [message, key]),
);

/** Translates the server's names of tasks and ranks; unknown ones are shown as they are. */
export function useTaskText() {
  const t = useMessages(taskMessages);
  return (text: string): string => {
    const key = keys.get(text);
    return key === undefined ? text : t(key as "rank.Kavi");
  };
}
