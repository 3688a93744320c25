import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { runMain, type MainProcess } from "../testing/main-process.ts";

const program = fileURLToPath(new URL("../testing/supervised-server.ts", import.meta.url));
/** Loaded before the server: what its main thread does from SIGUSR2 on. */
const stuckOnSignal = 'process.on("SIGUSR2", () => { for (;;); })';
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(stuckOnSignal)}`;
/** An honest server is never silent for as long, on any machine. */
const patient = 60_000;
const impatient = 5_000;

/** A data folder that a complete start has made, to be copied. */
let whole: string;
let folder: string;
let dataDir: string;
const running: MainProcess[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), "katha-unstuck-"));
  const katha = runMain({ KATHA_DATA_DIR: whole }, { program, args: ["alone", String(patient)] });
  await katha.untilSaid("Katha is open");
  katha.signal("SIGTERM");
  await katha.ended;
});
afterAll(() => rm(whole, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-stuck-"));
  dataDir = join(folder, "data");
  await cp(whole, dataDir, { recursive: true });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const katha of running.splice(0)) {
    katha.signal("SIGKILL");
    await katha.ended;
  }
  await rm(folder, { recursive: true, force: true });
});

async function start(how: "supervised" | "alone", openMs: number): Promise<MainProcess> {
  const args = [how, String(openMs)];
  const katha = runMain({ KATHA_DATA_DIR: dataDir, NODE_OPTIONS }, { program, args });
  running.push(katha);
  await katha.untilSaid("Katha is open at ");
  return katha;
}

const openings = (katha: MainProcess) => [
  ...katha.said().matchAll(/open at http:\/\/localhost:(\d+)/g),
];

async function serverPid(): Promise<number> {
  const lock = JSON.parse(await readFile(join(dataDir, "lock"), "utf8")) as { pid: number };
  return lock.pid;
}

/** Sends a request whose body never comes, waits until the server has begun it, and stops its main thread for ever. */
async function getStuck(katha: MainProcess): Promise<void> {
  const port = Number(openings(katha).at(-1)?.[1]);
  const socket = new Socket().on("error", () => {});
  sockets.push(socket);
  const continued = new Promise<void>((resolve) => {
    socket.on("data", (data) => {
      if (String(data).startsWith("HTTP/1.1 100")) resolve();
    });
  });
  socket.connect(port, "localhost", () => {
    socket.write(
      "POST /api/v1/auth/login?word=typed HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\nExpect: 100-continue\r\n\r\n",
    );
  });
  await continued;
  process.kill(await serverPid(), "SIGUSR2");
}

test("a server without a parent ends itself when it is stuck, though it hears no SIGTERM, and says what it was doing", async () => {
  const katha = await start("alone", impatient);
  await getStuck(katha);
  katha.signal("SIGTERM");
  // Ended by a signal.
  expect(await katha.ended).toBeNull();
  const said = katha.said();
  expect(said).not.toContain("Katha is closing");
  const line = said.split("\n").find((one) => one.includes("its main thread is stuck"));
  expect(JSON.parse(line ?? "{}")).toMatchObject({
    level: 60,
    pid: katha.pid,
    doing: expect.stringContaining("POST /api/v1/auth/login"),
  });
  expect(said).not.toContain("typed");
});

test("a stuck server is started again on the folder that it held, and SIGTERM ends it though it is stuck again", async () => {
  const katha = await start("supervised", impatient);
  const stuck = await serverPid();
  await getStuck(katha);
  await expect.poll(() => openings(katha).length, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(katha.said()).toMatch(/Katha was killed at .*Last seen: .*POST \/api\/v1\/auth\/login/);
  expect(await serverPid()).not.toBe(stuck);
  await getStuck(katha);
  katha.signal("SIGTERM");
  expect(await katha.ended).toBe(137);
});

test("a server closes when its parent was killed", async () => {
  const katha = await start("supervised", patient);
  katha.signal("SIGKILL");
  // Its output ends when the server has ended too.
  await katha.ended;
  expect(existsSync(join(dataDir, "lock"))).toBe(false);
});
