import { Meter } from "../../../primitives/feedback/Meter/Meter.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { StatTable } from "../../../primitives/content/StatTable/StatTable.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import type { Translate } from "../../../messages/types.ts";
import { Backups } from "./Backups.tsx";
import type { SystemBackups } from "./system-backups.ts";
import { Alarming } from "./Alarming.tsx";
import { bytesIn, spanIn } from "./amounts.ts";
import { concernsOf, leastDisk, msBetween } from "./concerns.ts";
import type { Concern } from "./concerns.ts";
import { queueNames } from "./system-health.ts";
import type { SystemHealth } from "./system-health.ts";
import { ModelTable } from "./ModelTable.tsx";
import { ServerTable } from "./ServerTable.tsx";
import * as styles from "./styles.ts";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../primitives/element.ts";

export interface HealthBoardProps extends ElementProps<"div"> {
  /** The state of the servers, their queues, models and routes. */
  health: SystemHealth;
  /** What is kept of it all; without it, nothing is said of backups. */
  backups?: SystemBackups | undefined;
  /** Makes a backup now. */
  onBackUp?: (() => void) | undefined;
  /**
   * The last refresh failed, so nothing is reported as healthy.
   * @default false
   */
  isOld?: boolean;
}

/** The state of the system: what needs attention first, then all details. */
export function HealthBoard(props: HealthBoardProps) {
  const { health, backups, onBackUp, isOld = false, ...root } = props;
  const { number, locale, date } = useFormats();
  const t = useMessages(adminMessages);
  const { queues, checkedAt, givenUp, routes, database, diskBytes, diskFreeBytes } = health;
  const hasDisk = diskBytes !== null && diskFreeBytes !== null;
  const unknown = t("health.unknown");
  const bytes = (amount: number | null) => (amount === null ? unknown : bytesIn(locale, amount));
  return (
    <div css={styles.board} {...root}>
      <Concerns concerns={concernsOf(health, backups)} isOld={isOld} />
      <div css={styles.pair}>
        <Section css={styles.part} title={t("health.host")}>
          <StatTable
            rows={[
              { name: t("health.version"), value: health.version },
              {
                name: t("health.uptime"),
                value: spanIn(locale, msBetween(health.startedAt, checkedAt)),
              },
              {
                name: t("health.database"),
                value: database ? t(`health.${database}`) : unknown,
              },
              { name: t("health.databaseSize"), value: bytes(health.databaseBytes) },
              { name: t("health.pictures"), value: number(health.pictures) },
              ...(hasDisk ? [] : [{ name: t("health.disk"), value: bytes(diskFreeBytes) }]),
            ]}
          />
          {hasDisk && (
            <Meter
              label={t("health.disk")}
              value={diskFreeBytes}
              max={diskBytes}
              low={leastDisk}
              valueText={t("health.diskOf", {
                free: bytesIn(locale, diskFreeBytes),
                all: bytesIn(locale, diskBytes),
              })}
            />
          )}
        </Section>
        <Section css={styles.part} title={t("health.queues")}>
          <StatTable
            rows={queueNames.map((name) => {
              const { waiting, oldest } = queues[name];
              const amount = number(waiting);
              return {
                name: t(`health.${name}`),
                value:
                  oldest === null
                    ? t("health.nothingWaits")
                    : t("health.waiting", {
                        amount,
                        span: spanIn(locale, msBetween(oldest, checkedAt)),
                      }),
              };
            })}
          />
          {givenUp.length > 0 && (
            <>
              <h3 css={styles.small}>{t("health.givenUp")}</h3>
              <StatTable
                rows={givenUp.map(({ kind, jobs, last }) => ({
                  name: kind,
                  value: t("health.givenUpJobs", { amount: number(jobs), date: date(last) }),
                }))}
              />
            </>
          )}
        </Section>
      </div>
      {backups && <Backups backups={backups} onBackUp={onBackUp} />}
      <div css={styles.part}>
        <h2 css={styles.title}>{t("health.servers")}</h2>
        <ServerTable servers={health.servers} checkedAt={checkedAt} />
      </div>
      <div css={styles.part}>
        <h2 css={styles.title}>{t("health.models")}</h2>
        <ModelTable models={health.models} />
      </div>
      <div css={styles.part}>
        <h2 css={styles.title}>{t("health.routes")}</h2>
        <RouteTable routes={routes} />
      </div>
    </div>
  );
}

type Route = SystemHealth["routes"][number];

/**
 * The name under which the server counts requests that are not API calls: pages and their files.
 */
const noRoute = "none";

/** "/stories-:part(^[0-9]+$).xml" without the pattern in brackets. */
const withoutPatterns = (route: string) => route.replaceAll(/(:\w+)\([^()]*\)/g, "$1");

function RouteTable({ routes }: { routes: readonly Route[] }) {
  const { number } = useFormats();
  const t = useMessages(adminMessages);
  return (
    <Table
      caption={t("health.routes")}
      columns={routeColumns(t, number)}
      rows={routes}
      getRowId={({ method, route }) => `${method} ${route}`}
      empty={t("health.noErrors")}
      narrowLayout="cards"
    />
  );
}

function routeColumns(
  t: Translate<typeof adminMessages>,
  number: (value: number) => string,
): readonly TableColumn<Route>[] {
  return [
    {
      id: "route",
      header: t("health.route"),
      rowHeader: true,
      cell: ({ method, route }) => (
        <bdi css={styles.code}>
          {`${method} ${route === noRoute ? t("health.noRoute") : withoutPatterns(route)}`}
        </bdi>
      ),
    },
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

function Concerns({ concerns, isOld }: { concerns: readonly Concern[]; isOld: boolean }) {
  const { number, locale } = useFormats();
  const t = useMessages(adminMessages);
  function sentence(concern: Concern): string {
    switch (concern.kind) {
      case "disk":
        return t("health.diskLow", { amount: bytesIn(locale, concern.bytes) });
      case "waits":
        return t(`health.stuck.${concern.queue}`, {
          amount: number(concern.waiting),
          span: spanIn(locale, concern.forMs),
        });
      case "rests":
        return concern.why === null
          ? t("health.restsPlain", concern)
          : t("health.rests", { ...concern, why: concern.why });
      case "gaveUp":
        return t("health.gaveUp", { job: concern.job, amount: number(concern.jobs) });
      case "backupLate":
        return concern.forMs === null
          ? t("health.backupNever")
          : t("health.backupLate", { span: spanIn(locale, concern.forMs) });
      case "backupFailed":
        return t("health.backupFailed", { why: concern.why });
      case "fails":
        return t("health.fails", {
          count: concern.requests,
          amount: number(concern.requests),
        });
    }
  }
  if (concerns.length === 0 && isOld) return null;
  if (concerns.length === 0) return <Callout tone="success">{t("health.well")}</Callout>;
  const sentences = concerns.map(sentence);
  return (
    <Callout tone="warning">
      <p>{t("health.concerns")}</p>
      <ul css={styles.list}>
        {sentences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Callout>
  );
}
