import type { Health } from "@katha/api/shapes";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";
import { Alarming } from "./Alarming.tsx";
import { callNameIn } from "./call-names.ts";
import * as styles from "./styles.ts";

type Words = Translate<typeof adminMessages>;
type Route = Health["routes"][number];
type SlowCall = Health["slowCalls"][number];

const idOf = ({ method, route }: { method: string; route: string }) => `${method} ${route}`;

function routeColumn<Row extends { method: string; route: string }>(t: Words): TableColumn<Row> {
  return {
    id: "route",
    header: t("health.route"),
    rowHeader: true,
    cell: (row) => <bdi css={styles.code}>{callNameIn(t, idOf(row))}</bdi>,
  };
}

/** Calls with errors. */
export function RouteTable({ routes }: { routes: readonly Route[] }) {
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <Table
      caption={t("health.routes")}
      columns={routeColumns(t, number)}
      rows={routes}
      getRowId={idOf}
      empty={t("health.noErrors")}
      narrowLayout="cards"
    />
  );
}

function routeColumns(t: Words, number: (value: number) => string): readonly TableColumn<Route>[] {
  return [
    routeColumn(t),
    {
      id: "requests",
      header: t("health.requests"),
      align: "end",
      cell: ({ requests }) => number(requests),
    },
    {
      id: "refused",
      header: t("health.refused"),
      align: "end",
      cell: ({ refused }) => number(refused),
    },
    {
      id: "failed",
      header: t("health.failed"),
      align: "end",
      cell: ({ failed }) => <Alarming amount={failed} />,
    },
  ];
}

/** How long the slowest calls take. */
export function SlowCallTable({ calls }: { calls: readonly SlowCall[] }) {
  const { number, locale } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <Table
      caption={t("health.slow")}
      columns={slowColumns(t, { number, locale })}
      rows={calls}
      getRowId={idOf}
      empty={t("health.noCalls")}
      narrowLayout="cards"
    />
  );
}

function slowColumns(
  t: Words,
  { number, locale }: { number: (value: number) => string; locale: string },
): readonly TableColumn<SlowCall>[] {
  const unit = { style: "unit", unit: "second", maximumFractionDigits: 2 } as const;
  const seconds = new Intl.NumberFormat(locale, unit);
  return [
    routeColumn(t),
    {
      id: "requests",
      header: t("health.requests"),
      align: "end",
      cell: ({ requests }) => number(requests),
    },
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
  ];
}
