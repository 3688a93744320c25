import type { Health } from "@katha/api/shapes";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";
import { Alarming } from "./Alarming.tsx";
import { bytesIn, momentIn, msBetween, spanIn } from "./amounts.ts";
import * as styles from "./styles.ts";

type ServerHealth = Health["servers"][number];

export interface ServerTableProps {
  servers: readonly ServerHealth[];
  now: string;
}

/** The servers that share the database, as their last heartbeats reported them. */
export function ServerTable({ servers, now }: ServerTableProps) {
  const { number, locale } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <Table
      caption={t("health.servers")}
      columns={columnsFor(t, { number, locale, now })}
      rows={servers}
      getRowId={({ name, startedAt }) => `${name} ${startedAt}`}
      empty={t("health.unknown")}
      narrowLayout="cards"
    />
  );
}

interface Formats {
  number: (value: number) => string;
  locale: string;
  now: string;
}

function columnsFor(
  t: Translate<typeof adminMessages>,
  { number, locale, now }: Formats,
): readonly TableColumn<ServerHealth>[] {
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
      cell: ({ isAlive, startedAt, seenAt }) =>
        isAlive ? (
          <span css={styles.stack}>
            <Badge tone="success">{t("health.serverAlive")}</Badge>
            <span css={styles.soft}>{spanIn(locale, msBetween(startedAt, now))}</span>
          </span>
        ) : (
          <span css={styles.stack}>
            <Badge tone="danger">{t("health.serverSilent")}</Badge>
            <span css={styles.soft}>
              {t("health.serverSeen", { moment: momentIn(locale, seenAt) })}
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
    {
      id: "turns",
      header: t("health.turns"),
      align: "end",
      cell: ({ turnsRunning }) => number(turnsRunning),
    },
    {
      id: "requests",
      header: t("health.requests"),
      align: "end",
      cell: ({ requests }) => number(requests),
    },
    {
      id: "failed",
      header: t("health.failed"),
      align: "end",
      cell: ({ requestsFailed }) => <Alarming amount={requestsFailed} />,
    },
  ];
}
