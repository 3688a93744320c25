import { browserStorage } from "@katha/api";
import type { Tastes } from "@katha/api/account";

const key = "katha-tastes";

/** What this browser keeps of what somebody likes to read: for guests, and until the account has it. */
export interface KeptTastes {
  tastes: Tastes;
  /** Whose it is; null for guests. */
  player: string | null;
  /** The account does not have it yet. */
  isUnsent: boolean;
}

export function readKeptTastes(): KeptTastes | null {
  try {
    const kept = JSON.parse(browserStorage.read(key) ?? "null") as Partial<KeptTastes> | null;
    const { languages, categories } = kept?.tastes ?? {};
    if (!Array.isArray(languages) || !Array.isArray(categories)) return null;
    return {
      tastes: { languages, categories },
      player: kept?.player ?? null,
      isUnsent: kept?.isUnsent === true,
    };
  } catch {
    return null;
  }
}

export function writeKeptTastes(kept: KeptTastes): void {
  browserStorage.write(key, JSON.stringify(kept));
}

/** Nothing in particular: the reader was asked, and home is the same for them as for everyone. */
export const anything: Tastes = { languages: [], categories: [] };

interface TastesKnown {
  /** Who reads; null for guests. */
  player: string | null;
  /** What this browser keeps. */
  kept: KeptTastes | null;
  /** What the account has: null if nothing, undefined until it is known. */
  account: Tastes | null | undefined;
}

interface TastesNow {
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
