import { readFileSync } from "node:fs";
import path from "node:path";
import { Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "./testing/test-app.ts";
import { registerHealthMetrics } from "./parts/health/metrics.ts";
import { registerReplicaMetrics } from "./parts/replica/metrics.ts";

const root = new URL("../../../", import.meta.url).pathname;

/** Every metric there can be, with a replica and a certificate, by name. */
async function metricsThatExist(): Promise<Map<string, { type: string; help: string }>> {
  const connections = () => ({ open: 3, idle: 1, waitedFor: 2, lent: 40 });
  const server = await createTestApp({
    metrics: { connections, token: undefined, isAlone: true },
  });
  onTestFinished(() => server.close());
  const { app, db, clock } = server;
  const registry = new Registry();
  const reads = { primary: 1, replica: 1 };
  registerReplicaMetrics(registry, () => ({ replica: { state: "used", behindMs: 0 }, reads }));
  registerHealthMetrics(registry, {
    db,
    clock,
    providerStatusOf: () => [],
    host: {
      database: "postgres",
      disk: async () => ({ all: 2, free: 1 }),
      memory: () => ({ used: 1, limit: 2 }),
      sendsMail: () => false,
      newestVersion: undefined,
      certificateEnd: async () => new Date(0),
    },
  });
  const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const text = `${body}\n${await registry.metrics()}`;
  const helps = new Map(
    [...text.matchAll(/^# HELP (\w+) (.*)$/gm)].map(([, name = "", help = ""]) => [name, help]),
  );
  return new Map(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = "", type = ""]) => [
      name,
      { type, help: helps.get(name) ?? "" },
    ]),
  );
}

test("metrics are named as Prometheus' own check wants them", async () => {
  const metrics = await metricsThatExist();
  expect(metrics.size).toBeGreaterThan(40);
  for (const [name, { type, help }] of metrics) {
    expect(help, name).not.toBe("");
    expect(name.endsWith("_total"), name).toBe(type === "counter");
    expect(name, name).not.toMatch(/_(?:count|sum|bucket|milliseconds|ms|kb|mb)$/);
  }
});

test.each(["alerts.yml", "dashboard.json"])(
  "every metric that %s asks for exists",
  async (file) => {
    const text = readFileSync(path.join(root, "monitoring", file), "utf8");
    const metrics = await metricsThatExist();
    const named = [...new Set(text.match(/\bkatha_\w+/g))];
    expect(named.length).toBeGreaterThan(7);
    const missing = named.filter((name) => !metrics.has(name.replace(/_bucket$/, "")));
    expect(missing).toEqual([]);
  },
);
