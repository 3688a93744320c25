import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  runMain,
  smallServer,
  type MainOptions,
  type MainProcess,
} from "./testing/main-process.ts";

/** What a container is to the processes in it. */
const namespace = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];
const hasNamespaces = spawnSync("unshare", [...namespace.slice(1), "true"]).status === 0;

let dataDir: string;
const running: MainProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "katha-shipped-"));
});
afterEach(async () => {
  for (const katha of running.splice(0)) {
    katha.signal("SIGKILL");
    await katha.ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

function start(options: MainOptions = {}, settings: Record<string, string> = {}): MainProcess {
  const katha = runMain({ KATHA_DATA_DIR: dataDir, ...settings }, options);
  running.push(katha);
  return katha;
}

async function startOpen(
  options: MainOptions = {},
  settings: Record<string, string> = {},
): Promise<MainProcess> {
  const katha = start(options, settings);
  await katha.untilSaid("Katha is open at http://localhost:");
  return katha;
}

test("main loads the shipped catalogue once, and as a container's first process serves it from a child", async () => {
  const first = await startOpen();
  expect(first.said()).toMatch(/administrator is admin@katha\.local, password \S+ \(shown only/);
  first.signal("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(existsSync(join(dataDir, "lock"))).toBe(false);

  const second = await startOpen(hasNamespaces ? { under: namespace } : {});
  expect(second.said()).not.toContain("administrator");
  const address = /open at (?<address>[^\s"]+)/.exec(second.said())?.groups?.address ?? "";
  const answer = await fetch(`${address}/api/v1/categories`);
  expect(await answer.json()).toHaveLength(8);
  const lock = JSON.parse(await readFile(join(dataDir, "lock"), "utf8")) as { pid: number };
  expect(lock.pid > 1 || !hasNamespaces).toBe(true);
  let leader = second.pid;
  if (hasNamespaces) {
    const children = await readFile(`/proc/${leader}/task/${leader}/children`, "utf8");
    leader = Number(children);
  }
  process.kill(leader, "SIGTERM");
  expect(await second.ended).toBe(0);
  expect(second.said()).toContain("Katha is closing");
});

test("after a first start that was killed, the next but one begins afresh, with the configured administrator", async () => {
  const killed = start();
  await killed.untilSaid("Opening the database");
  killed.signal("SIGKILL");
  await killed.ended;
  await mkdir(join(dataDir, "database"), { recursive: true });

  const refused = start();
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain("was left half made");
  const kept = await readdir(join(dataDir, "aside"));
  expect(kept).toHaveLength(1);
  const chosen = {
    KATHA_ADMIN_EMAIL: "asha@example.org",
    KATHA_ADMIN_PASSWORD: "Open Sesame 1!",
  };
  const katha = await startOpen({ program: smallServer }, chosen);
  // A chosen password is never printed.
  expect(katha.said()).toContain("The administrator is asha@example.org");
  expect(katha.said()).not.toContain(chosen.KATHA_ADMIN_PASSWORD);
  katha.signal("SIGTERM");
  expect(await katha.ended).toBe(0);
  expect(await readdir(join(dataDir, "aside"))).toEqual(kept);
});
