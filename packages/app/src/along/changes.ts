/** What the page is to tell of sessions that are along. */
export type AlongChange =
  | { readonly kind: "changed"; readonly session: string }
  | { readonly kind: "settled"; readonly session: string; readonly turns: number }
  | { readonly kind: "branched"; readonly session: string; readonly branch: string };

const listeners = new Set<(change: AlongChange) => void>();

export function announceChange(change: AlongChange): void {
  for (const listener of listeners) listener(change);
}

export function onAlongChange(listener: (change: AlongChange) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
