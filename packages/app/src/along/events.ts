/** What becomes of sessions that are along, for the page. */
type AlongEvent =
  | { readonly kind: "changed"; readonly session: string }
  | { readonly kind: "settled"; readonly session: string; readonly turns: number }
  | { readonly kind: "branched"; readonly session: string; readonly branch: string };

const listeners = new Set<(event: AlongEvent) => void>();

/** How many parts have just joined each session: they may do so before its page can listen. */
const joined = new Map<string, number>();
export const partsJoined = (session: string): number => joined.get(session) ?? 0;
export const forgetJoined = (session: string): void => void joined.delete(session);

export function emitAlong(event: AlongEvent): void {
  if (event.kind === "settled") joined.set(event.session, event.turns);
  for (const listener of listeners) listener(event);
}

export function onAlongEvent(listener: (event: AlongEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
