import type { ModelHealth, ProviderHealth } from "@katha/api/shapes";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";
import { Alarming } from "./Alarming.tsx";
import { momentIn } from "./amounts.ts";
import * as styles from "./styles.ts";

const tones = { ready: "success", trying: "warning", resting: "danger" } as const;

type T = Translate<typeof adminMessages>;

/** Each model with its provider, state and cost. */
export function ModelTable({ models }: { models: readonly ModelHealth[] }) {
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <Table
      caption={t("health.models")}
      columns={columnsFor(t, number)}
      rows={models}
      getRowId={({ modelKey }) => modelKey}
      empty={t("health.noModels")}
      narrowLayout="cards"
    />
  );
}

function columnsFor(t: T, number: (value: number) => string): readonly TableColumn<ModelHealth>[] {
  return [
    {
      id: "model",
      header: t("health.model"),
      rowHeader: true,
      cell: ({ modelKey, kind }) => (
        <span css={styles.stack}>
          <bdi>{modelKey}</bdi>
          <span css={styles.soft}>{t(`health.${kind}`)}</span>
        </span>
      ),
    },
    {
      id: "providers",
      header: t("health.providers"),
      cell: ({ providers }) => <Providers providers={providers} />,
    },
    {
      id: "turns",
      header: t("health.turnsTold"),
      align: "end",
      cell: ({ turns }) => number(turns),
    },
    {
      id: "failed",
      header: t("health.turnsFailed"),
      align: "end",
      cell: ({ failedTurns }) => <Alarming amount={failedTurns} />,
    },
    {
      id: "coins",
      header: t("health.coins"),
      align: "end",
      cell: ({ coins }) => number(coins),
    },
    {
      id: "tokens",
      header: t("health.tokens"),
      align: "end",
      cell: ({ promptTokens, completionTokens }) => number(promptTokens + completionTokens),
    },
  ];
}

function Providers({ providers }: { providers: readonly ProviderHealth[] }) {
  const t = useMessages(adminMessages);
  if (providers.length === 0) return <span css={styles.soft}>{t("health.builtIn")}</span>;
  return (
    <ul css={styles.stack}>
      {providers.map((provider) => (
        <li key={`${provider.provider} ${provider.model}`}>
          <Provider provider={provider} />
        </li>
      ))}
    </ul>
  );
}

function Provider({
  provider: { provider, model, state, restsUntil, lastError },
}: {
  provider: ProviderHealth;
}) {
  const { locale } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <span css={styles.stack}>
      <span css={styles.provider}>
        <bdi>{provider}</bdi>
        <bdi css={styles.soft}>{model}</bdi>
        <Badge tone={tones[state]}>{t(`health.${state}`)}</Badge>
      </span>
      {restsUntil !== null && (
        <span css={styles.soft}>
          {t("health.restsUntil", { moment: momentIn(locale, restsUntil) })}
        </span>
      )}
      {lastError !== null && (
        <span css={styles.soft}>
          {t("health.lastError", {
            moment: momentIn(locale, lastError.at),
            why:
              lastError.status === null
                ? lastError.why
                : `${lastError.why} ${String(lastError.status)}`,
          })}
        </span>
      )}
    </span>
  );
}
