import type { WalletEntry } from "@katha/api/wallet";
import { useFormats, useMessages } from "@katha/ui";
import { progressMessages, useTaskText } from "@katha/ui/screens";
import { useEffect } from "react";

interface CoinsEarnedProps {
  /** Payments for finished tasks, newest first. */
  paid: readonly [WalletEntry, ...WalletEntry[]];
  /** Called with the time of the newest payment that was announced. */
  onTold: (until: string) => void;
}

/** What tasks have just paid, in one sentence. */
export function CoinsEarned({ paid, onTold }: CoinsEarnedProps) {
  const t = useMessages(progressMessages);
  const { number } = useFormats();
  const { titleOf } = useTaskText();
  const until = paid[0].createdAt;
  useEffect(() => {
    onTold(until);
    // oxlint-disable-next-line react/exhaustive-deps -- told again only when there is more to tell
  }, [until]);
  const coins = paid.reduce((sum, { amount }) => sum + amount, 0);
  const tasks = paid
    .map(({ code, description: title }) => `“${titleOf({ code, title })}”`)
    .join(", ");
  return t("task.paid", { count: coins, amount: number(coins), tasks });
}
