import type { WalletEntry } from "@katha/api/wallet";
import {
  progressMessages,
  Toasts,
  useFormats,
  useMessages,
  useTaskText,
  useToasts,
} from "@katha/ui";
import { useEffect, useRef } from "react";

interface CoinsEarnedProps {
  /** Payments for finished tasks, newest first. */
  paid: readonly WalletEntry[];
  /** Called with the time of the newest payment that was announced. */
  onTold: (until: string) => void;
}

/** Announced at the top: at the bottom it would move buttons that are about to be pressed. */
export function CoinsEarned(props: CoinsEarnedProps) {
  return (
    <Toasts placement="top">
      <Telling {...props} />
    </Toasts>
  );
}

function Telling({ paid, onTold }: CoinsEarnedProps) {
  const t = useMessages(progressMessages);
  const { number } = useFormats();
  const { titleOf } = useTaskText();
  const tell = useToasts();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const news = paid.filter(({ id }) => !told.current.has(id));
    const [newest] = news;
    if (newest === undefined) return;
    for (const { id } of news) told.current.add(id);
    const coins = news.reduce((sum, { amount }) => sum + amount, 0);
    const tasks = news
      .map(({ code, description: text }) => `“${titleOf({ code, text })}”`)
      .join(", ");
    tell({ text: t("task.paid", { count: coins, amount: number(coins), tasks }) });
    onTold(newest.created_at);
  }, [paid, onTold, titleOf, number, t, tell]);
  return null;
}
