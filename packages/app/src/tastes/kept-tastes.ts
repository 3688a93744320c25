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
