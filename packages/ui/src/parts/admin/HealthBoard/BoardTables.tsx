import type { Health, ModelHealth, ProviderHealth } from "@katha/api/shapes";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn, TableProps } from "../../../primitives/content/Table/Table.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { bytesIn, msBetween, spanIn } from "./amounts.ts";
import { momentIn } from "../../../messages/moment-in.ts";
import { callNameIn } from "./call-names.ts";
import * as styles from "./styles.ts";

/** A table under a heading, which also names it. */
function BoardTable<Row>({ caption, ...table }: TableProps<Row>) {
  return (
    <div css={styles.part}>
      <h2 css={styles.title}>{caption}</h2>
      <Table caption={caption} narrowLayout="cards" {...table} />
    </div>
  );
}

/** Makes columns of whole numbers; one that should be 0 stands out where it is not. */
function useFigures<Row>() {
  const { number } = useFormats();
  return (
    id: string,
    header: string,
    amountIn: (row: Row) => number,
    isAlarming = false,
  ): TableColumn<Row> => {
    const cell = (row: Row) => {
      const amount = amountIn(row);
      return <span css={isAlarming && amount > 0 && styles.alarming}>{number(amount)}</span>;
    };
    return { id, header, align: "end", cell };
  };
}

type ServerHealth = Health["servers"][number];

/** The servers that share the database, as their last heartbeats reported them. */
export function ServerTable({ servers, now }: { servers: readonly ServerHealth[]; now: string }) {
  const t = useMessages(adminMessages);
  return (
    <BoardTable
      caption={t("health.servers")}
      columns={useServerColumns(now)}
      rows={servers}
      getRowId={({ name, startedAt }) => `${name} ${startedAt}`}
      empty={t("health.unknown")}
    />
  );
}

function useServerColumns(now: string): readonly TableColumn<ServerHealth>[] {
  const { locale } = useFormats();
  const t = useMessages(adminMessages);
  const figure = useFigures<ServerHealth>();
  return [
    {
      id: "server",
      header: t("health.server"),
      rowHeader: true,
      cell: ({ name, version, isThis }) => (
        <span css={styles.stack}>
          <bdi>{name}</bdi>
          <span css={styles.soft}>
            {isThis ? t("health.serverAnswering", { version }) : version}
          </span>
        </span>
      ),
    },
    {
      id: "state",
      header: t("health.serverState"),
      cell: ({ isAlive, startedAt, seenAt }) => (
        <span css={styles.stack}>
          <Badge tone={isAlive ? "success" : "danger"}>
            {t(isAlive ? "health.serverAlive" : "health.serverSilent")}
          </Badge>
          <span css={styles.soft}>
            {isAlive
              ? spanIn(locale, msBetween(startedAt, now))
              : t("health.serverSeen", { moment: momentIn(locale, seenAt) })}
          </span>
        </span>
      ),
    },
    {
      id: "memory",
      header: t("health.memory"),
      align: "end",
      cell: ({ memoryBytes }) =>
        memoryBytes === null ? t("health.unknown") : bytesIn(locale, memoryBytes),
    },
    figure("turns", t("health.turns"), ({ turnsRunning }) => turnsRunning),
    figure("requests", t("health.requests"), ({ requests }) => requests),
    figure("failed", t("health.failed"), ({ requestsFailed }) => requestsFailed, true),
  ];
}

/** Each model with its provider, state and cost. */
export function ModelTable({ models }: { models: readonly ModelHealth[] }) {
  const t = useMessages(adminMessages);
  return (
    <BoardTable
      caption={t("health.models")}
      columns={useModelColumns()}
      rows={models}
      getRowId={({ modelKey }) => modelKey}
      empty={t("health.noModels")}
    />
  );
}

function useModelColumns(): readonly TableColumn<ModelHealth>[] {
  const t = useMessages(adminMessages);
  const figure = useFigures<ModelHealth>();
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
      cell: ({ providers }) =>
        providers.length === 0 ? (
          <span css={styles.soft}>{t("health.builtIn")}</span>
        ) : (
          <ul css={styles.stack}>
            {providers.map((provider) => (
              <li key={`${provider.provider} ${provider.model}`}>
                <Provider provider={provider} />
              </li>
            ))}
          </ul>
        ),
    },
    figure("turns", t("health.turnsTold"), ({ turns }) => turns),
    figure("failed", t("health.turnsFailed"), ({ failedTurns }) => failedTurns, true),
    figure("coins", t("health.coins"), ({ coins }) => coins),
    figure("tokens", t("health.tokens"), (model) => model.promptTokens + model.completionTokens),
  ];
}

const tones = { ready: "success", trying: "warning", resting: "danger" } as const;

function Provider({ provider: told }: { provider: ProviderHealth }) {
  const { provider, model, state, restsUntil, lastError } = told;
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

interface NamedCall {
  method: string;
  route: string;
}
const idOf = ({ method, route }: NamedCall) => `${method} ${route}`;

function useCallColumn<Call extends NamedCall>(): TableColumn<Call> {
  const t = useMessages(adminMessages);
  return {
    id: "route",
    header: t("health.route"),
    rowHeader: true,
    cell: (call) => <bdi css={styles.code}>{callNameIn(t, idOf(call))}</bdi>,
  };
}

interface CallTableProps<Call> {
  caption: string;
  calls: readonly Call[];
  empty: string;
  /** What is told of a call, after its name. */
  columns: readonly TableColumn<Call>[];
}

function CallTable<Call extends NamedCall>(props: CallTableProps<Call>) {
  const { caption, calls, empty, columns } = props;
  return (
    <BoardTable
      caption={caption}
      columns={[useCallColumn<Call>(), ...columns]}
      rows={calls}
      getRowId={idOf}
      empty={empty}
    />
  );
}

/** Calls with errors. */
export function RouteTable({ routes }: Pick<Health, "routes">) {
  const t = useMessages(adminMessages);
  const figure = useFigures<Health["routes"][number]>();
  return (
    <CallTable
      caption={t("health.routes")}
      calls={routes}
      empty={t("health.noErrors")}
      columns={[
        figure("requests", t("health.requests"), ({ requests }) => requests),
        figure("refused", t("health.refused"), ({ refused }) => refused),
        figure("failed", t("health.failed"), ({ failed }) => failed, true),
      ]}
    />
  );
}

/** How long the slowest calls take. */
export function SlowCallTable({ slowCalls }: Pick<Health, "slowCalls">) {
  const { locale } = useFormats();
  const t = useMessages(adminMessages);
  const figure = useFigures<Health["slowCalls"][number]>();
  const unit = { style: "unit", unit: "second", maximumFractionDigits: 2 } as const;
  const seconds = new Intl.NumberFormat(locale, unit);
  return (
    <CallTable
      caption={t("health.slow")}
      calls={slowCalls}
      empty={t("health.noCalls")}
      columns={[
        figure("requests", t("health.requests"), ({ requests }) => requests),
        {
          id: "mean",
          header: t("health.mean"),
          align: "end",
          cell: ({ meanMs }) => seconds.format(meanMs / 1_000),
        },
        {
          id: "worst",
          header: t("health.worst"),
          align: "end",
          cell: ({ worstMs }) => seconds.format(worstMs / 1_000),
        },
      ]}
    />
  );
}
