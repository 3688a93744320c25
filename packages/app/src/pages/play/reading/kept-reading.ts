import { browserStorage } from "@katha/api";
import type { ReadingSettings } from "@katha/api/account";
import { usualReading } from "@katha/ui/screens";

const key = "katha-reading";

/** What this device keeps of how somebody reads: for guests, for the first paint, and until the account has it. */
export interface KeptReading {
  settings: ReadingSettings;
  /** Whose it is; null for guests. */
  player: string | null;
  /** The account does not have it yet. */
  isUnsent: boolean;
}

export function readKept(): KeptReading | null {
  try {
    const kept = JSON.parse(browserStorage.read(key) ?? "null") as KeptReading | null;
    // A setting that is newer than what was kept has its usual value.
    return kept && { ...kept, settings: { ...usualReading, ...kept.settings } };
  } catch {
    return null;
  }
}

export function keep(reading: KeptReading): void {
  browserStorage.write(key, JSON.stringify(reading));
}
