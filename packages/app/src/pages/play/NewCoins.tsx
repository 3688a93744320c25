import { browserStorage } from "@katha/api";
import type { WalletEntry } from "@katha/api/wallet";
import { useState } from "react";
import { optional } from "../../shell/optional.tsx";

const CoinsEarned = optional(async () => (await import("./CoinsEarned.tsx")).CoinsEarned);

/** In a new browser only payments this recent are announced: those for starting the current play. */
const recentMs = 60_000;

interface NewCoinsProps {
  player: string;
  /** The player's wallet entries, newest first. */
  entries: readonly WalletEntry[];
  /** A turn is in progress: the next one clears what was told. */
  busy: boolean;
}

/** Says, until the next turn, what tasks have paid since it was last said. */
export function NewCoins({ player, entries, busy }: NewCoinsProps) {
  const key = `katha-coins-told-${player}`;
  const [since, setSince] = useState(() =>
    Number(browserStorage.read(key) ?? Date.now() - recentMs),
  );
  const [wasBusy, setWasBusy] = useState(busy);
  const [newest, ...rest] = entries.filter(
    ({ reason, createdAt }) => reason === "task" && Date.parse(createdAt) > since,
  );
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (busy && newest) setSince(Date.parse(newest.createdAt));
  }
  if (newest === undefined) return null;
  return (
    <CoinsEarned
      paid={[newest, ...rest]}
      onTold={(until) => browserStorage.write(key, String(Date.parse(until)))}
    />
  );
}
