/** What the site asks or tells over whatever page is open. */
export type Question =
  | { readonly kind: "login"; readonly reason?: "play" | "turn" }
  | { readonly kind: "premium" }
  | { readonly kind: "link"; readonly url: string; readonly isCopied: boolean }
  /** A story could not be entered. */
  | { readonly kind: "trouble"; readonly error: unknown };

const listeners = new Set<() => void>();
let current: Question | null = null;

export const questions = {
  read: () => current,
  listen: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  ask: (question: Question | null): void => {
    current = question;
    for (const changed of listeners) changed();
  },
};
