import { browserStorage } from "@katha/api";
import type { WalletEntry } from "@katha/api/wallet";
import { Suspense, useState } from "react";
import { optional } from "../../shell/optional.ts";

const CoinsEarned = optional(async () => (await import("./CoinsEarned.tsx")).CoinsEarned);

/** In a new browser only payments this recent are announced: those for starting the current play. */
const recentMs = 60_000;

interface NewCoinsProps {
  player: string;
  /** The player's wallet entries, newest first. */
  entries: readonly WalletEntry[];
}

/** Announces, once, what tasks have paid since the last announcement. */
export function NewCoins({ player, entries }: NewCoinsProps) {
  const key = `katha-coins-told-${player}`;
  const [since] = useState(() => Number(browserStorage.read(key) ?? Date.now() - recentMs));
  const paid = entries.filter(
    ({ reason, created_at }) => reason === "task" && Date.parse(created_at) > since,
  );
  if (paid.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CoinsEarned
        paid={paid}
        onTold={(until) => browserStorage.write(key, String(Date.parse(until)))}
      />
    </Suspense>
  );
}
