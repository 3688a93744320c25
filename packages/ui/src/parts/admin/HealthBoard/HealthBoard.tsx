import type { Backups as BackupsRead, Health } from "@katha/api/shapes";
import { Meter } from "../../../primitives/feedback/Meter/Meter.tsx";
import { StatTable } from "../../../primitives/content/StatTable/StatTable.tsx";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import { Backups } from "./Backups.tsx";
import { bytesIn, msBetween, spanIn } from "./amounts.ts";
import { Findings } from "./Findings.tsx";
import { ModelTable, RouteTable, ServerTable, SlowCallTable } from "./BoardTables.tsx";
import * as styles from "./styles.ts";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../primitives/element.ts";

const queueNames = [
  "mails",
  "jobs",
  "turns",
] as const satisfies readonly (keyof Health["queues"])[];

/** The meter's mark; below it the server finds something to look at. */
const littleDisk = (all: number) => Math.min(10 * 1024 ** 3, all / 10);

export interface HealthBoardProps extends ElementProps<"div"> {
  /** The state of the servers, their queues, models and routes. */
  health: Health;
  /** What is kept of it all; without it, nothing is said of backups. */
  backups?: BackupsRead | undefined;
  /** Makes a backup now. */
  onBackUp?: (() => void) | undefined;
  /** Why the last press made no backup. */
  backUpFailure?: string | undefined;
  /**
   * The last refresh failed, so nothing is reported as healthy.
   * @default false
   */
  isOld?: boolean;
}

/** The state of the system: what needs attention first, then all details. */
export function HealthBoard(props: HealthBoardProps) {
  const { health, backups, onBackUp, backUpFailure, isOld = false, ...root } = props;
  const { number, locale, date } = useFormats();
  const t = useMessages(adminMessages);
  const { queues, now, routes, slowCalls, host } = health;
  const { database, diskBytes, diskFreeBytes } = host;
  const { givenUp } = queues;
  const hasDisk = diskBytes !== null && diskFreeBytes !== null;
  const unknown = t("health.unknown");
  const bytes = (amount: number | null) => (amount === null ? unknown : bytesIn(locale, amount));
  return (
    <div css={styles.board} {...root}>
      <Findings findings={health.findings} isOld={isOld} />
      <div css={styles.pair}>
        <Section css={styles.part} title={t("health.host")}>
          <StatTable
            rows={[
              { name: t("health.version"), value: host.version },
              {
                name: t("health.uptime"),
                value: spanIn(locale, msBetween(health.since, now)),
              },
              {
                name: t("health.database"),
                value: database ? t(`health.${database}`) : unknown,
              },
              { name: t("health.databaseSize"), value: bytes(host.databaseBytes) },
              { name: t("health.pictures"), value: number(host.pictures) },
              ...(hasDisk ? [] : [{ name: t("health.disk"), value: bytes(diskFreeBytes) }]),
            ]}
          />
          {hasDisk && (
            <Meter
              label={t("health.disk")}
              value={diskFreeBytes}
              max={diskBytes}
              low={littleDisk(diskBytes)}
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
                        span: spanIn(locale, msBetween(oldest, now)),
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
      {backups && <Backups backups={backups} onBackUp={onBackUp} failure={backUpFailure} />}
      <ServerTable servers={health.servers} now={now} />
      <ModelTable models={health.models} />
      <SlowCallTable slowCalls={slowCalls} />
      <RouteTable routes={routes} />
    </div>
  );
}
