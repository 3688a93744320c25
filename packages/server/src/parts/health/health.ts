import type { Health } from "@katha/api/contract";
import { within } from "../../lib/within.ts";
import { findServers } from "../../servers/server-list.ts";
import { modelsHealth } from "../../features/models/index.ts";
import type { Finding } from "../../lib/finding.ts";
import type { FindingsNeeds } from "./findings/needs.ts";
import { countPictures, findDatabaseSize, findWork, type Waiting } from "./repo.ts";

export interface HealthNeeds extends FindingsNeeds {
  startedAt: Date;
}

const dayMs = 86_400_000;
const mostRoutes = 50;
const mostSlow = 10;
const diskMayTakeMs = 3_000;

function queueAnswer({ waiting, oldest }: Waiting) {
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

async function hostHealth({ db, version, host }: HealthNeeds): Promise<Health["host"]> {
  const disk = await within(diskMayTakeMs, host.disk()).catch(() => undefined);
  return {
    version,
    database: host.database,
    database_bytes: await findDatabaseSize(db).catch(() => null),
    pictures: await countPictures(db),
    disk_bytes: disk?.all ?? null,
    disk_free_bytes: disk?.free ?? null,
  };
}

async function servers({ db, servers: known }: HealthNeeds): Promise<Health["servers"]> {
  return (await findServers(db)).map(({ id, name, version, started_at, seen_at, stats }) => ({
    name,
    version,
    is_alive: known.isAlive(id),
    is_this: id === known.id,
    started_at: started_at.toISOString(),
    seen_at: seen_at.toISOString(),
    memory_bytes: stats.memory_bytes ?? null,
    turns_running: stats.turns_running ?? 0,
    requests: stats.requests ?? 0,
    requests_failed: stats.requests_failed ?? 0,
  }));
}

/** The server's health for administrators. It contains neither secrets nor players' names. */
export async function serverHealth(
  needs: HealthNeeds,
  { days, findings }: { days: number; findings: Finding[] },
): Promise<Health> {
  const { db, clock, startedAt, routeErrors, slowCalls } = needs;
  const {
    queues: { mails, jobs, turns },
    givenUp,
  } = await findWork(db, clock.now());
  const counted = await routeErrors();
  const routes = counted
    .filter(({ refused, failed }) => refused + failed > 0)
    .toSorted((left, right) => right.failed - left.failed || right.refused - left.refused);
  return {
    since: startedAt.toISOString(),
    now: clock.now().toISOString(),
    findings,
    host: await hostHealth(needs),
    servers: await servers(needs),
    models: await modelsHealth(needs, new Date(clock.now().getTime() - days * dayMs)),
    queues: {
      mails: queueAnswer(mails),
      jobs: queueAnswer(jobs),
      turns: queueAnswer(turns),
      given_up: givenUp.map(({ kind, jobs: count, last }) => {
        return { kind, jobs: count, last: last.toISOString() };
      }),
    },
    routes: routes.slice(0, mostRoutes),
    slow_calls: slowCalls()
      .slice(0, mostSlow)
      .map(({ method, route, requests, meanMs, worstMs }) => {
        return { method, route, requests, mean_ms: meanMs, worst_ms: worstMs };
      }),
  };
}
