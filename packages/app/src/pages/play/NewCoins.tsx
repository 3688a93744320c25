import { browserStorage } from "@katha/api";
import type { WalletEntry } from "@katha/api/wallet";
import { Suspense, useState } from "react";
import { optional } from "../../shell/optional.ts";

const CoinsEarned = optional(async () => (await import("./CoinsEarned.tsx")).CoinsEarned);

/** Where nobody has been told in this browser yet: what came with the story that was just begun. */
const newestMs = 60_000;

interface NewCoinsProps {
  player: string;
  /** Of the player's purse, the newest first. */
  entries: readonly WalletEntry[];
}

/** What tasks have paid since the player was last told of it is told once. */
export function NewCoins({ player, entries }: NewCoinsProps) {
  const key = `katha-coins-told-${player}`;
  const [since] = useState(() => Number(browserStorage.read(key) ?? Date.now() - newestMs));
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
