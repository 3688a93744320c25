import { useId } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { RetryIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Skeleton } from "../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { progressWords } from "../../../words/progress/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import type { Language, SayOf } from "../../../words/WordsProvider.tsx";
import { coin } from "../StandingPlate/styles.ts";
import { useCourtWords } from "../useCourtWords.ts";
import * as styles from "./styles.ts";

export const coinReasons = ["welcome", "turn", "task", "gift", "correction"] as const;
export type CoinReason = (typeof coinReasons)[number];

export interface CoinEntry {
  id: string;
  /** In above zero, out below. */
  amount: number;
  balanceAfter: number;
  reason: CoinReason;
  /** "What the Vetala Asked"; empty when the reason says it all. */
  description: string;
  at: string;
}

export type LedgerArrival =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "here"; balance: number; held: number; entries: readonly CoinEntry[] };

export interface CoinLedgerProps {
  arrival: LedgerArrival;
  onRetry?: () => void;
  /** Absent when the first entry is shown. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean;
}

/** The purse, and every coin that went in or out of it. */
export function CoinLedger({ arrival, onRetry, onMore, loadingMore = false }: CoinLedgerProps) {
  const language = useLanguage();
  const { say, number } = language;
  const own = useWords(progressWords);
  const heading = useId();
  const told = useCourtWords();
  const columns = columnsOf(own, language, told);
  return (
    <section css={styles.ledger} aria-labelledby={heading}>
      <h2 id={heading} css={styles.title}>
        {own("ledger.title")}
      </h2>
      {arrival.state === "loading" && (
        <output aria-label={own("ledger.loading")} css={styles.coming}>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton />
        </output>
      )}
      {arrival.state === "failed" && (
        <>
          <Callout tone="madder">{arrival.message}</Callout>
          {onRetry && (
            <Button icon={RetryIcon} onClick={onRetry}>
              {say("action.retry")}
            </Button>
          )}
        </>
      )}
      {arrival.state === "here" && (
        <>
          <p css={styles.balance}>
            <span css={coin} aria-hidden />
            <span css={styles.amount}>{number(arrival.balance)}</span>
            <span css={styles.about}>{own("ledger.balance")}</span>
          </p>
          {arrival.held > 0 && (
            <Callout tone="peacock">
              {own("ledger.held", { count: arrival.held, amount: number(arrival.held) })}.{" "}
              {own("ledger.heldNote")}
            </Callout>
          )}
          <Table
            caption={own("ledger.caption")}
            columns={columns}
            rows={arrival.entries}
            keyOf={({ id }) => id}
            empty={own("ledger.empty")}
          />
          {onMore && (
            <Button busy={loadingMore} onClick={onMore} css={styles.more}>
              {own(loadingMore ? "ledger.loading" : "ledger.more")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function columnsOf(
  own: SayOf<typeof progressWords.en>,
  { number, date }: Language,
  told: (words: string) => string,
): TableColumn<CoinEntry>[] {
  return [
    {
      name: "when",
      title: own("ledger.when"),
      cell: ({ at }) => (
        <time css={styles.when} dateTime={at}>
          {date(at)}
        </time>
      ),
    },
    {
      name: "what",
      title: own("ledger.what"),
      namesRow: true,
      cell: ({ reason, description }) => (
        <span css={styles.what}>
          {own(`ledger.${reason}`)}
          {description && (
            <span css={styles.about} dir="auto">
              {told(description)}
            </span>
          )}
        </span>
      ),
    },
    {
      name: "amount",
      title: own("ledger.amount"),
      align: "end",
      cell: ({ amount }) => (
        <bdi css={amount < 0 ? styles.out : styles.into}>
          {amount < 0 ? "−" : "+"}
          {number(Math.abs(amount))}
        </bdi>
      ),
    },
    {
      name: "after",
      title: own("ledger.after"),
      align: "end",
      cell: ({ balanceAfter }) => number(balanceAfter),
    },
  ];
}
