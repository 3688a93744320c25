import { useFormats, useMessages } from "../../messages/I18nProvider.tsx";
import { taskMessages } from "../../messages/players/tasks.ts";

/** What the server says in English, and the code of its translation; blank: it has none. */
interface Said {
  code: string;
  text: string;
}

/** Tasks and ranks in the reader's language, by their codes; those that it does not know stay as the server says them. */
export interface TaskText {
  titleOf: (task: Said) => string;
  /** What the task asks for, `target` times. */
  descriptionOf: (task: Said, target: number) => string;
  rankOf: (level: Said) => string;
  /** Why coins moved. */
  entryOf: (entry: Said, amount: number) => string;
}

export function useTaskText(): TaskText {
  const t = useMessages(taskMessages);
  const { number } = useFormats();
  const say = (key: string, text: string, count = 0): string =>
    Object.hasOwn(taskMessages, key)
      ? t(key as "garland.asks", { count, amount: number(count) })
      : text;
  return {
    titleOf: ({ code, text }) => say(`${code}.title`, text),
    descriptionOf: ({ code, text }, target) => say(`${code}.asks`, text, target),
    rankOf: ({ code, text }) => say(`rank.${code}`, text),
    entryOf: ({ code, text }, amount) =>
      say(code === "welcome" ? code : `${code}.title`, text, amount),
  };
}
