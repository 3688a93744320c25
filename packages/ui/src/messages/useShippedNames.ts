import { useMessages } from "./I18nProvider.tsx";
import type { MessageTable } from "./types.ts";

/**
 * What Katha ships under a name, as the reader's language calls it. What an administrator has named or renamed is shown
 * as it was written.
 */
export function useShippedNames(table: MessageTable) {
  const t = useMessages(table);
  return (name: string) => (Object.hasOwn(table, name) ? t(name) : name);
}
