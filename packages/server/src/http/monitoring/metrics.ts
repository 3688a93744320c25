import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram } from "prom-client";
import type { Connections, Db } from "../../db/open.ts";
import { addGauge } from "../../lib/add-gauge.ts";
import type { Clock } from "../../lib/clock.ts";
import { notFound } from "../../lib/problem.ts";
import type { Presence } from "../../servers/presence.ts";
import { findServers } from "../../servers/server-list.ts";
import { type SlowCall, timeCalls } from "./call-times.ts";
import { mayReadMetrics, type MetricsAccess } from "./metrics-access.ts";

export interface MetricsNeeds extends MetricsAccess {
  db: Db;
  clock: Clock;
  connections: () => Connections;
  servers: Pick<Presence, "isAlive">;
}

/** What each server last reported, so that any of them can report on all. */
async function serverLines(
  db: Db,
  servers: Pick<Presence, "isAlive">,
): Promise<{ server: string; stat: string; value: number }[]> {
  const lines: { server: string; stat: string; value: number }[] = [];
  for (const { id, name: server, started_at, seen_at, stats } of await findServers(db)) {
    const told = {
      up: servers.isAlive(id) ? 1 : 0,
      started_seconds: started_at.getTime() / 1_000,
      seen_seconds: seen_at.getTime() / 1_000,
      ...stats,
    };
    for (const [stat, value] of Object.entries(told)) lines.push({ server, stat, value });
  }
  return lines;
}

export interface RouteErrors {
  method: string;
  route: string;
  requests: number;
  /** Requests answered with 4xx; those with 5xx are `failed`. */
  refused: number;
  failed: number;
}

type Requests = Counter<"method" | "route" | "status">;

async function errorsIn(requests: Requests): Promise<RouteErrors[]> {
  const byRoute = new Map<string, RouteErrors>();
  for (const { labels, value } of (await requests.get()).values) {
    const { method = "", route = "", status = 0 } = labels;
    const name = `${method} ${route}`;
    const none = { method: `${method}`, route: `${route}`, requests: 0, refused: 0, failed: 0 };
    const sum = byRoute.get(name) ?? none;
    byRoute.set(name, sum);
    sum.requests += value;
    if (Number(status) >= 500) sum.failed += value;
    else if (Number(status) >= 400) sum.refused += value;
  }
  return [...byRoute.values()];
}

export interface RequestCounts {
  /** The calls of the last day, the slowest first. */
  slowest(): SlowCall[];
  byRoute(): Promise<RouteErrors[]>;
  inAll(): { requests: number; requests_failed: number };
}

/** `/metrics` for Prometheus. Returns the counters. */
export function registerMetrics(
  app: FastifyInstance,
  { db, clock, connections, servers, ...access }: MetricsNeeds,
): RequestCounts {
  const registry = app.metrics;
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "katha_" });
  // Sums of gauges beside them, named like counters.
  for (const kind of ["handles", "requests", "resources"])
    registry.removeSingleMetric(`katha_nodejs_active_${kind}_total`);
  const requests = new Counter({
    name: "katha_http_requests_total",
    help: "Requests answered, by route and status",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "katha_http_request_duration_seconds",
    help: "From a request's arrival to the end of its answer",
    labelNames: ["method", "route"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const running = new Gauge({
    name: "katha_http_requests_running",
    help: "Requests that are being answered",
    registers,
  });
  addGauge(registry, {
    name: "katha_database_connections",
    help: "Connections to the database by what they do, and requests that wait for one",
    labelNames: ["state"],
    collect() {
      const { open, idle, waitedFor } = connections();
      this.set({ state: "busy" }, open - idle);
      this.set({ state: "idle" }, idle);
      this.set({ state: "waited_for" }, waitedFor);
    },
  });
  const transactions = new Counter({
    name: "katha_database_transactions_total",
    help: "Transactions, and queries outside of one, since the start",
    registers: [],
    collect() {
      this.reset();
      this.inc(connections().lent);
    },
  });

  addGauge(registry, {
    name: "katha_server",
    help: "What each server of the database last told of itself; up is 0 for one that fell silent",
    labelNames: ["server", "stat"],
    async collect() {
      this.reset();
      for (const { server, stat, value } of await serverLines(db, servers))
        this.set({ server, stat }, value);
    },
  });

  registry.registerMetric(transactions);

  const counted = { requests: 0, requests_failed: 0 };
  app.addHook("onRequest", async () => running.inc());
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    running.dec();
    // Unknown paths share one label; otherwise each would be a series.
    const route = routeOptions.url ?? "none";
    counted.requests += 1;
    if (reply.statusCode >= 500) counted.requests_failed += 1;
    requests.inc({ method, route, status: reply.statusCode });
    durations.observe({ method, route }, reply.elapsedTime / 1_000);
  });
  app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
    if (!mayReadMetrics(request, access))
      throw notFound("not_found", "There is nothing at this address.");
    reply.headers({ "cache-control": "no-store", "content-type": registry.contentType });
    return registry.metrics();
  });
  return {
    slowest: timeCalls(app, clock),
    byRoute: () => errorsIn(requests),
    inAll: () => counted,
  };
}
