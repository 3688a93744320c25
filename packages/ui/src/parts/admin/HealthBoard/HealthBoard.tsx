import { useId } from "react";
import type { ReactNode } from "react";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { StatTable } from "../../../primitives/content/StatTable/StatTable.tsx";
import { Table } from "../../../primitives/content/Table/Table.tsx";
import type { TableColumn } from "../../../primitives/content/Table/Table.tsx";
import { adminWords } from "../../../words/admin/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import type { SayOf } from "../../../words/WordsProvider.tsx";
import { Alarming } from "./Alarming.tsx";
import { bytesIn, spanIn } from "./amounts.ts";
import { concernsOf, msBetween } from "./concerns.ts";
import type { Concern } from "./concerns.ts";
import { queueNames } from "./houseHealth.ts";
import type { HouseHealth } from "./houseHealth.ts";
import { ModelTable } from "./ModelTable.tsx";
import * as styles from "./styles.ts";

export interface HealthBoardProps {
  health: HouseHealth;
  /** A newer one could not be had: then nobody can say that all is well. */
  isOld?: boolean;
}

/** How the house fares: first what somebody should see to, then all of it. */
export function HealthBoard({ health, isOld = false }: HealthBoardProps) {
  const { number, locale, date } = useLanguage();
  const say = useWords(adminWords);
  const { queues, toldAt, givenUp, routes, database } = health;
  const unknown = say("health.unknown");
  const bytes = (amount: number | null) => (amount === null ? unknown : bytesIn(locale, amount));
  return (
    <>
      <Concerns concerns={concernsOf(health)} isOld={isOld} />
      <div css={styles.pair}>
        <Part title={say("health.house")}>
          <StatTable
            rows={[
              { name: say("health.version"), value: health.version },
              {
                name: say("health.uptime"),
                value: spanIn(locale, msBetween(health.startedAt, toldAt)),
              },
              {
                name: say("health.database"),
                value: database ? say(`health.${database}`) : unknown,
              },
              { name: say("health.databaseSize"), value: bytes(health.databaseBytes) },
              { name: say("health.pictures"), value: number(health.pictures) },
              { name: say("health.disk"), value: bytes(health.diskFreeBytes) },
            ]}
          />
        </Part>
        <Part title={say("health.queues")}>
          <StatTable
            rows={queueNames.map((name) => {
              const { waiting, oldest } = queues[name];
              const amount = number(waiting);
              return {
                name: say(`health.${name}`),
                value:
                  oldest === null
                    ? say("health.nothingWaits")
                    : say("health.waiting", {
                        amount,
                        span: spanIn(locale, msBetween(oldest, toldAt)),
                      }),
              };
            })}
          />
          {givenUp.length > 0 && (
            <>
              <h3 css={styles.small}>{say("health.givenUp")}</h3>
              <StatTable
                rows={givenUp.map(({ kind, jobs, last }) => ({
                  name: kind,
                  value: say("health.givenUpJobs", { amount: number(jobs), date: date(last) }),
                }))}
              />
            </>
          )}
        </Part>
      </div>
      <div css={styles.part}>
        <h2 css={styles.title}>{say("health.models")}</h2>
        <ModelTable models={health.models} />
      </div>
      <div css={styles.part}>
        <h2 css={styles.title}>{say("health.routes")}</h2>
        <RouteTable routes={routes} />
      </div>
    </>
  );
}

type Route = HouseHealth["routes"][number];

function RouteTable({ routes }: { routes: readonly Route[] }) {
  const { number } = useLanguage();
  const say = useWords(adminWords);
  return (
    <Table
      caption={say("health.routes")}
      columns={routeColumns(say, number)}
      rows={routes}
      keyOf={({ method, route }) => `${method} ${route}`}
      empty={say("health.noErrors")}
      narrow="cards"
    />
  );
}

function routeColumns(
  say: SayOf<typeof adminWords.en>,
  number: (value: number) => string,
): readonly TableColumn<Route>[] {
  return [
    {
      name: "route",
      title: say("health.route"),
      namesRow: true,
      cell: ({ method, route }) => <bdi css={styles.code}>{`${method} ${route}`}</bdi>,
    },
    {
      name: "requests",
      title: say("health.requests"),
      align: "end",
      cell: ({ requests }) => number(requests),
    },
    {
      name: "refused",
      title: say("health.refused"),
      align: "end",
      cell: ({ refused }) => number(refused),
    },
    {
      name: "failed",
      title: say("health.failed"),
      align: "end",
      cell: ({ failed }) => <Alarming amount={failed} />,
    },
  ];
}

function Concerns({ concerns, isOld }: { concerns: readonly Concern[]; isOld: boolean }) {
  const { number, locale } = useLanguage();
  const say = useWords(adminWords);
  function sentence(concern: Concern): string {
    switch (concern.kind) {
      case "disk":
        return say("health.diskLow", { amount: bytesIn(locale, concern.bytes) });
      case "waits":
        return say(`health.stuck.${concern.queue}`, {
          amount: number(concern.waiting),
          span: spanIn(locale, concern.forMs),
        });
      case "rests":
        return concern.why === null
          ? say("health.restsPlain", concern)
          : say("health.rests", { ...concern, why: concern.why });
      case "gaveUp":
        return say("health.gaveUp", { job: concern.job, amount: number(concern.jobs) });
      case "fails":
        return say("health.fails", {
          count: concern.requests,
          amount: number(concern.requests),
        });
    }
  }
  if (concerns.length === 0 && isOld) return null;
  if (concerns.length === 0) return <Callout tone="leaf">{say("health.well")}</Callout>;
  const sentences = concerns.map(sentence);
  return (
    <Callout tone="haldi">
      <p>{say("health.concerns")}</p>
      <ul css={styles.list}>
        {sentences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Callout>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section css={styles.part} aria-labelledby={heading}>
      <h2 id={heading} css={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
