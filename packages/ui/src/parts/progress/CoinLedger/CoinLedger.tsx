import type { WalletEntry } from "@katha/api/shapes";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import type { Formats } from "../../../messages/formats.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { progressMessages } from "../../../messages/players/progress.ts";
import type { Translate } from "../../../messages/types.ts";
import { FailedToLoad } from "../../shell/FailedToLoad/FailedToLoad.tsx";
import { LoadingLines } from "../../shell/LoadingLines/LoadingLines.tsx";
import { coin } from "../LevelCard/styles.ts";
import { type TaskText, useTaskText } from "../useTaskText/useTaskText.ts";
import * as styles from "./styles.ts";

export type LedgerResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; balance: number; held: number; entries: readonly WalletEntry[] };

export interface CoinLedgerProps extends ElementProps<"section"> {
  /** The balance and its entries, or the state of loading them. */
  result: LedgerResult;
  /** Loads them again; without it no button is offered. */
  onRetry?: () => void;
  /** Loads earlier entries; absent if the first entry is shown. */
  onLoadMore?: (() => void) | undefined;
  /**
   * Earlier entries are loading.
   * @default false
   */
  loadingMore?: boolean;
}

/** The player's coins, and every entry that changed them. */
export function CoinLedger(props: CoinLedgerProps) {
  const { result, onRetry, onLoadMore, loadingMore = false, ...root } = props;
  const formats = useFormats();
  const { number } = formats;
  const t = useMessages(progressMessages);
  const { entryOf } = useTaskText();
  const columns = columnsOf(t, formats, entryOf);
  return (
    <Section {...root} css={styles.ledger} title={t("ledger.title")} size="large">
      {result.state === "loading" && (
        <LoadingLines label={t("ledger.loading")} widths={["40%", "100%", "100%"]} />
      )}
      {result.state === "failed" && <FailedToLoad message={result.message} onRetry={onRetry} />}
      {result.state === "ready" && (
        <>
          <p css={styles.balance}>
            <span css={coin} aria-hidden />
            <span css={styles.amount}>{number(result.balance)}</span>
            <span css={styles.about}>{t("ledger.balance")}</span>
          </p>
          {result.held > 0 && (
            <Callout tone="info">
              {t("ledger.held", { count: result.held, amount: number(result.held) })}.{" "}
              {t("ledger.heldNote")}
            </Callout>
          )}
          <Table
            caption={t("ledger.caption")}
            columns={columns}
            rows={result.entries}
            getRowId={({ id }) => id}
            empty={t("ledger.empty")}
          />
          {onLoadMore && (
            <Button loading={loadingMore} onClick={onLoadMore} css={styles.more}>
              {t(loadingMore ? "ledger.loading" : "ledger.more")}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

function columnsOf(
  t: Translate<typeof progressMessages>,
  { number, date }: Formats,
  entryOf: TaskText["entryOf"],
): TableColumn<WalletEntry>[] {
  return [
    {
      id: "when",
      header: t("ledger.when"),
      cell: ({ createdAt }) => (
        <time css={styles.when} dateTime={createdAt}>
          {date(createdAt)}
        </time>
      ),
    },
    {
      id: "what",
      header: t("ledger.what"),
      rowHeader: true,
      cell: (entry) => (
        <span css={styles.what}>
          {t(`ledger.${entry.reason}`)}
          {entry.description && (
            <span css={styles.about} dir="auto">
              {entryOf(entry)}
            </span>
          )}
        </span>
      ),
    },
    {
      id: "amount",
      header: t("ledger.amount"),
      align: "end",
      cell: ({ amount }) => (
        <bdi css={amount < 0 ? styles.out : styles.into}>
          {amount < 0 ? "−" : "+"}
          {number(Math.abs(amount))}
        </bdi>
      ),
    },
    {
      id: "after",
      header: t("ledger.after"),
      align: "end",
      cell: ({ balanceAfter }) => number(balanceAfter),
    },
  ];
}
