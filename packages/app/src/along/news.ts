/** What the page is to tell of sessions that are along. */
export type AlongNews =
  | { readonly kind: "changed"; readonly session: string }
  | { readonly kind: "settled"; readonly session: string; readonly turns: number }
  | { readonly kind: "branched"; readonly session: string; readonly branch: string };

const listeners = new Set<(news: AlongNews) => void>();

export function tellNews(news: AlongNews): void {
  for (const listener of listeners) listener(news);
}

export function onAlongNews(listener: (news: AlongNews) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
