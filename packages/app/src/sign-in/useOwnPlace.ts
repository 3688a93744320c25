import { useViewer } from "./useViewer.ts";

/**
 * Names storage keys for the signed-in user's unsaved words, so that another account in this browser has its own.
 * Undefined until the user is known.
 */
export function useOwnPlace(): ((name: string) => string) | undefined {
  const { user } = useViewer();
  return user === null ? undefined : (name) => `${name}-${user.id}`;
}
