import type { Tastes } from "@katha/api/account";
import type { KeptTastes } from "./kept-tastes.ts";

/** Nothing in particular: the reader was asked, and home is the same for them as for everyone. */
export const anything: Tastes = { languages: [], categories: [] };

export interface TastesKnown {
  /** Who reads; null for guests. */
  player: string | null;
  /** What this browser keeps. */
  kept: KeptTastes | null;
  /** What the account has: null if nothing, undefined until it is known. */
  account: Tastes | null | undefined;
}

export interface TastesNow {
  /** Null: to be asked. Undefined: not known yet. */
  tastes: Tastes | null | undefined;
  /** To be sent to the account. */
  unsent: Tastes | null;
}

/**
 * An account's own tastes rule; what was chosen here and could not be sent is newer. What a guest chose goes to the first
 * account that has none. After signing out a guest neither sees what the account has nor is asked.
 */
export function whoseTastes({ player, kept, account }: TastesKnown): TastesNow {
  if (player === null) {
    const own = kept?.player === null ? kept.tastes : null;
    return { tastes: own ?? (kept === null ? null : anything), unsent: null };
  }
  if (kept?.player === player && kept.isUnsent) return { tastes: kept.tastes, unsent: kept.tastes };
  if (account) return { tastes: account, unsent: null };
  if (account === null && kept?.player === null)
    return { tastes: kept.tastes, unsent: kept.tastes };
  const own = kept?.player === player ? kept.tastes : undefined;
  return { tastes: account === null ? null : own, unsent: null };
}
