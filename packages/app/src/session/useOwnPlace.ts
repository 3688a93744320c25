import { useViewer } from "./useViewer.ts";

/**
 * Names the places in the browser's storage where the words of whoever is signed in are kept, so that another
 * account in this browser has its own. Undefined until it is known who it is.
 */
export function useOwnPlace(): ((name: string) => string) | undefined {
  const { user } = useViewer();
  return user === null ? undefined : (name) => `${name}-${user.id}`;
}
