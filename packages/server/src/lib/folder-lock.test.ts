import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type * as files from "node:fs/promises";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-lock-"));
  path = join(folder, "lock");
});
afterEach(() => rm(folder, { recursive: true }));

const held = (holder: object) => writeFile(path, JSON.stringify(holder));
const takeOver = async (take = lockFolder) => {
  const lock = await take(path);
  const { pid } = JSON.parse(await readFile(path, "utf8")) as { pid: number };
  await lock.release();
  return pid;
};

test("a second start is refused with the holder's pid, until the first releases it", async () => {
  const first = await lockFolder(path);
  await expect(lockFolder(path)).rejects.toThrow(`in use by process ${process.pid} `);
  await first.release();
  expect(existsSync(path)).toBe(false);
  expect(await takeOver()).toBe(process.pid);
});

test("the lock of a dead process is taken over", async () => {
  const child = spawn(process.execPath, ["--eval", ""]);
  await once(child, "exit");
  await held({ pid: child.pid, began: "1", host: hostname() });
  expect(await takeOver()).toBe(process.pid);
});

test("a reused pid does not hold the lock", async () => {
  await held({ pid: process.pid, began: "an earlier time", host: hostname() });
  expect(await takeOver()).toBe(process.pid);
});

test("another machine's lock holds while its heartbeat goes on, and no longer", async () => {
  await held({ pid: 1, began: "1", host: "elsewhere" });
  await expect(lockFolder(path)).rejects.toThrow("in use by process 1 on elsewhere");
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(path, longAgo, longAgo);
  expect(await takeOver()).toBe(process.pid);
});

test("another machine's lock that is let go while it is looked at is free", async () => {
  await held({ pid: 1, began: "1", host: "elsewhere" });
  // Other files of this process may have loaded the lock without the mock.
  vi.resetModules();
  vi.doMock("node:fs/promises", async (importOriginal) => {
    const real = await importOriginal<typeof files>();
    const stat = async (file: string) => {
      await rm(path, { force: true });
      return real.stat(file);
    };
    return { ...real, stat };
  });
  onTestFinished(() => {
    vi.doUnmock("node:fs/promises");
    vi.resetModules();
  });
  const mocked = await import("./folder-lock.ts");
  expect(await takeOver(mocked.lockFolder)).toBe(process.pid);
});

test("a lock file with invalid content does not hold", async () => {
  await writeFile(path, "{half");
  expect(await takeOver()).toBe(process.pid);
});

test("of many that find a dead lock at once one wins, and nothing is left behind", async () => {
  await held({ pid: process.pid, began: "an earlier time", host: hostname() });
  const starts = await Promise.allSettled(Array.from({ length: 2 }, () => lockFolder(path)));
  const won = starts.filter((start) => start.status === "fulfilled");
  expect(won).toHaveLength(1);
  expect(await readdir(folder)).toEqual(["lock"]);
  await won[0]?.value.release();
});
