import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runMain, smallServer, type MainProcess } from "./testing/main-process.ts";

/** Each start runs in its own process: those that are refused `main.ts`, those that open the small server. */

/** A data folder that a complete start has created, to be copied, and that start's output. */
let whole: string;
let wholeSaid: string;
let isHeld: boolean;
let code: number | null;
beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), "katha-whole-"));
  const katha = runMain({ KATHA_DATA_DIR: whole }, { program: smallServer });
  await katha.untilSaid("Katha is open");
  wholeSaid = katha.said();
  isHeld = existsSync(join(whole, "lock"));
  katha.signal("SIGTERM");
  code = await katha.ended;
});
afterAll(() => rm(whole, { recursive: true, force: true }));

let folder: string;
let dataDir: string;
const running: MainProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-main-"));
  dataDir = join(folder, "data");
});
afterEach(async () => {
  for (const katha of running.splice(0)) {
    katha.signal("SIGKILL");
    await katha.ended;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}, program?: string): MainProcess {
  const katha = runMain({ KATHA_DATA_DIR: dataDir, ...settings }, program ? { program } : {});
  running.push(katha);
  return katha;
}

async function startOpen(settings: Record<string, string> = {}): Promise<MainProcess> {
  const katha = start(settings, smallServer);
  await katha.untilSaid("Katha is open at http://localhost:");
  return katha;
}

async function stop(katha: MainProcess): Promise<number | null> {
  katha.signal("SIGTERM");
  return katha.ended;
}

/** What was written, which without a terminal must be nothing but lines of JSON. */
function linesOf(said: string): { level: number; time: number; msg?: string }[] {
  return said
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Why a start was refused, which must be one line and exit code 1. */
async function refusalOf(katha: MainProcess): Promise<string> {
  expect(await katha.ended).toBe(1);
  const refusals = linesOf(katha.said()).filter(({ msg }) => msg?.startsWith("Katha "));
  expect(refusals).toMatchObject([{ level: 60 }]);
  expect(katha.said()).not.toMatch(/\bat \S+:\d+:\d+/);
  return refusals[0]?.msg ?? "";
}

describe("a start", () => {
  test("listens, answers, closes cleanly, and the next start finds everything", async () => {
    expect(wholeSaid).toMatch(/administrator is admin@katha\.local, password \S+ \(shown only/);
    const opening = linesOf(wholeSaid).find(({ msg }) => msg?.startsWith("Katha is open at "));
    expect(opening).toMatchObject({ level: 30, address: expect.stringMatching(/^http:/) });
    expect([isHeld, code, existsSync(join(whole, "lock"))]).toEqual([true, 0, false]);
    await cp(whole, dataDir, { recursive: true });
    const second = await startOpen();
    expect(second.said()).not.toContain("administrator");
    const address = /open at (?<address>[^\s"]+)/.exec(second.said())?.groups?.address ?? "";
    const answer = await fetch(`${address}/api/v1/categories`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toEqual([]);
    expect(await stop(second)).toBe(0);
    expect(existsSync(join(dataDir, "lock"))).toBe(false);
  });

  test("leaves nothing in the data folder that another user of the machine could read", async () => {
    const entries = await readdir(whole, { recursive: true });
    const modes = await Promise.all(
      ["", ...entries].map(async (entry) => [entry, (await stat(join(whole, entry))).mode & 0o077]),
    );
    expect(entries.length).toBeGreaterThan(500);
    expect(modes.filter(([, mode]) => mode !== 0)).toEqual([]);
  });

  test("that an error ends, however it came about, leaves a line of JSON about it", async () => {
    const reject = encodeURIComponent(
      'process.on("SIGUSR2", () => Promise.reject(new Error("nobody waits for this")))',
    );
    await cp(whole, dataDir, { recursive: true });
    const katha = await startOpen({ NODE_OPTIONS: `--import=data:text/javascript,${reject}` });
    katha.signal("SIGUSR2");
    expect(await katha.ended).toBe(1);
    const line = linesOf(katha.said()).at(-1);
    expect(line).toMatchObject({
      level: 60,
      origin: "unhandledRejection",
      err: { message: "nobody waits for this", stack: expect.stringContaining("Error") },
    });
  });
});

describe("a start is refused, in one line and with code 1, when", () => {
  test("a setting is misspelt", async () => {
    const line = await refusalOf(start({ KATHA_SETTING: "{}" }));
    expect(line).toContain("Did you mean KATHA_SETTINGS?");
  });

  test("PORT is no number", async () => {
    const line = await refusalOf(start({ PORT: "abc" }));
    expect(line).toContain('PORT must be a whole number from 0 to 65535, not "abc"');
  });

  test("the port is taken, before anything is created", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const line = await refusalOf(start({ PORT: String(port) }));
    other.close();
    expect(line).toContain(`Port ${port} is taken`);
    expect(line).toContain("PORT=");
    expect(existsSync(join(dataDir, "database"))).toBe(false);
    expect(existsSync(join(dataDir, "lock"))).toBe(false);
  });

  test("another process uses the data folder", async () => {
    await cp(whole, dataDir, { recursive: true });
    const first = await startOpen();
    const line = await refusalOf(start());
    expect(line).toContain(`in use by process ${first.pid} `);
    expect(await stop(first)).toBe(0);
  });

  test("the data folder cannot be created", async () => {
    await writeFile(dataDir, "a file");
    expect(await refusalOf(start())).toContain(`The data folder ${dataDir} cannot be written`);
  });

  test("the folder of backups cannot be written", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const backups = join(file, "backups");
    const line = await refusalOf(start({ KATHA_BACKUPS: backups }));
    expect(line).toContain("KATHA_BACKUPS");
    expect(line).toContain(backups);
    expect(line).toContain("a part of its path is a file");
  });

  test.runIf(process.getuid?.() === 0)("the data folder belongs to somebody else", async () => {
    await mkdir(dataDir, { mode: 0o755 });
    const katha = runMain({ KATHA_DATA_DIR: dataDir }, { user: { uid: 65_534, gid: 65_534 } });
    expect(await refusalOf(katha)).toMatch(/cannot be written \(EACCES\)/);
  });

  test("DATABASE_URL is unreachable, without printing the password", async () => {
    const url = "postgres://katha:s3cret%21@127.0.0.1:1/stories?password=s3cret!";
    const katha = start({ DATABASE_URL: url });
    const line = await refusalOf(katha);
    expect(line).toContain("DATABASE_URL (127.0.0.1:1/stories) cannot be reached: ");
    expect(line).toContain("ECONNREFUSED");
    expect(katha.said()).not.toContain("s3cret");
  });
});

describe("an unusable database", () => {
  const kept = async () => readdir(join(dataDir, "aside"));

  test("left half made is moved aside", async () => {
    await mkdir(join(dataDir, "database"), { recursive: true });
    const line = await refusalOf(start());
    expect(line).toContain("was left half made");
    const [name] = await kept();
    expect(line).toContain(join(dataDir, "aside", name ?? "?"));
  });

  test("that is damaged is moved aside whole", async () => {
    await cp(whole, dataDir, { recursive: true });
    await rm(join(dataDir, "database", "cluster", "global", "pg_control"));
    expect(await refusalOf(start())).toContain("is damaged");
    const [name] = await kept();
    expect(existsSync(join(dataDir, "aside", name ?? "", "whole.json"))).toBe(true);
    expect(existsSync(join(dataDir, "database"))).toBe(false);
  });
});
