import type { CallBudget } from "@katha/api/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../../lib/clock.ts";

export interface SlowCall {
  method: string;
  /** The pattern, which holds no id and nothing that was typed. */
  route: string;
  requests: number;
  /** From a request's arrival until its answer began. */
  meanMs: number;
  worstMs: number;
  /** Whether it waits for a model, and so is as slow as that is. */
  asksModel: boolean;
}

interface Times {
  requests: number;
  totalMs: number;
  worstMs: number;
  asksModel: boolean;
}

const hourMs = 3_600_000;
const keptHours = 24;

const ofModels: ReadonlySet<CallBudget> = new Set([
  "turn",
  "suggestion",
  "paintedCovers",
  "ownKey",
  "trial",
  "typing",
]);

/** Patterns are as many as the server has routes, and hours are 24. */
type Hours = Map<number, Map<string, Times>>;

function note(hours: Hours, hour: number, request: FastifyRequest, milliseconds: number): void {
  const { method, routeOptions } = request;
  const name = `${method} ${routeOptions.url ?? "none"}`;
  const budget = routeOptions.config.call?.budget;
  if (!hours.has(hour))
    for (const old of hours.keys()) if (old <= hour - keptHours) hours.delete(old);
  const calls = hours.get(hour) ?? new Map<string, Times>();
  hours.set(hour, calls);
  const asksModel = budget !== undefined && ofModels.has(budget);
  const times = calls.get(name) ?? { requests: 0, totalMs: 0, worstMs: 0, asksModel };
  calls.set(name, times);
  times.requests += 1;
  times.totalMs += milliseconds;
  times.worstMs = Math.max(times.worstMs, milliseconds);
}

function summed(hours: Hours, now: number): Map<string, Times> {
  const sums = new Map<string, Times>();
  for (const [hour, calls] of hours) {
    if (hour <= now - keptHours) continue;
    for (const [name, times] of calls) {
      const sum = sums.get(name);
      sums.set(name, {
        requests: times.requests + (sum?.requests ?? 0),
        totalMs: times.totalMs + (sum?.totalMs ?? 0),
        worstMs: Math.max(times.worstMs, sum?.worstMs ?? 0),
        asksModel: times.asksModel,
      });
    }
  }
  return sums;
}

/** Times every request, hour by hour; returns the calls of the last day, the slowest first. */
export function timeCalls(app: FastifyInstance, clock: Clock): () => SlowCall[] {
  const hours: Hours = new Map();
  const arrivals = new WeakMap<FastifyRequest, number>();
  const hourNow = () => Math.floor(clock.now().getTime() / hourMs);
  app.addHook("onRequest", async (request) => {
    arrivals.set(request, clock.now().getTime());
  });
  app.addHook("onSend", async (request) => {
    const arrived = arrivals.get(request);
    if (arrived === undefined) return;
    arrivals.delete(request);
    note(hours, hourNow(), request, Math.max(0, clock.now().getTime() - arrived));
  });
  return () =>
    [...summed(hours, hourNow())]
      .map(([name, { requests, totalMs, worstMs, asksModel }]) => {
        const [method = "", route = ""] = name.split(" ");
        return {
          method,
          route,
          requests,
          meanMs: Math.round(totalMs / requests),
          worstMs,
          asksModel,
        };
      })
      .toSorted((one, other) => other.meanMs - one.meanMs);
}
