/** What becomes of sessions that are along, for the page. */
export type AlongEvent =
  | { readonly kind: "changed"; readonly session: string }
  | { readonly kind: "settled"; readonly session: string; readonly turns: number }
  | { readonly kind: "branched"; readonly session: string; readonly branch: string };

const listeners = new Set<(event: AlongEvent) => void>();

export function emitAlong(event: AlongEvent): void {
  for (const listener of listeners) listener(event);
}

export function onAlongEvent(listener: (event: AlongEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
