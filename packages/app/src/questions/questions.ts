/** What the site asks or tells over whatever page is open. */
export type Question =
  | { readonly kind: "login"; readonly message?: string }
  | { readonly kind: "premium" }
  | { readonly kind: "link"; readonly url: string; readonly isCopied: boolean }
  | { readonly kind: "trouble"; readonly message: string };

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
