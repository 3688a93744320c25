import { spawn, type ChildProcess } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { supervise, type SuperviseLimits } from "./supervise.ts";

/** Silence ends nobody, on any machine. */
const patient = { openMs: 60_000, startingMs: 60_000, tickMs: 20 };
const says = (state: string) =>
  `process.send({ state: "${state}", doing: "GET /slow", isDebugged: false });`;
const lives = "setInterval(() => {}, 1_000);";
const isDeaf = 'process.on("SIGTERM", () => process.send({ state: "closing", doing: "" }));';

const servers: ChildProcess[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.kill("SIGKILL");
});

/** Supervises small programs: the first start runs the first of them, and so on. */
function supervised(programs: string[], limits: Partial<SuperviseLimits> = {}) {
  const said: string[] = [];
  let forward: (signal: NodeJS.Signals) => void = () => {};
  let starts = 0;
  const heard = new Map<string, () => void>();
  const code = supervise({
    limits: { silence: patient, ...limits },
    say: (line) => said.push(line),
    forwardSignals: (callback) => {
      forward = callback;
      return () => {};
    },
    start: () => {
      const program = programs[Math.min(starts, programs.length - 1)] ?? "";
      starts += 1;
      const child = spawn(process.execPath, ["--eval", program], {
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      child.on("message", ({ state }: { state: string }) => heard.get(`${starts} ${state}`)?.());
      servers.push(child);
      return child;
    },
  });
  return {
    code,
    said,
    starts: () => starts,
    signal: (name: NodeJS.Signals) => forward(name),
    /** When the server of the `start`th start says that it is in `state`. */
    until: (start: number, state: string) =>
      new Promise<void>((resolve) => heard.set(`${start} ${state}`, resolve)),
  };
}

test("a silent server is killed and started again, with a line that says what it was doing", async () => {
  // The second ends before it is open: however long that takes, it is not silent for too long.
  const run = supervised([`${says("open")} for (;;);`, "process.exit(0);"], {
    silence: { ...patient, openMs: 300 },
  });
  expect(await run.code).toBe(0);
  expect(run.starts()).toBe(2);
  expect(run.said).toEqual([
    expect.stringMatching(
      /^Katha was killed at \d{4}-\S+Z, after [\d.]+ s of silence\. Last seen: GET \/slow\. It is started again \(1 of at most 5 times in 10 minutes\)\.$/,
    ),
  ]);
});

test("one that crashes is started again, five times at most", async () => {
  const run = supervised([`${says("open")} process.exitCode = 7; process.disconnect();`]);
  expect(await run.code).toBe(7);
  expect(run.starts()).toBe(6);
  expect(run.said[0]).toMatch(/^Katha ended at \S+ with code 7\. .* It is started again \(1 of/);
  expect(run.said.at(-1)).toMatch(/It was started again 5 times in 10 minutes and is not any more/);
});

test("one that dies by a signal is started again", async () => {
  const dies = `${says("open")} process.kill(process.pid, "SIGABRT"); ${lives}`;
  const run = supervised([dies, `${says("open")} process.exit(0);`]);
  expect(await run.code).toBe(0);
  expect(run.said[0]).toContain(" by SIGABRT. ");
});

test("one that fails before it was open is not started again, nor one that failed to close", async () => {
  for (const state of ["starting", "closing"]) {
    const run = supervised([`${says(state)} process.exit(1);`]);
    expect(await run.code).toBe(1);
    expect([run.starts(), run.said]).toEqual([1, []]);
  }
});

test("a start that is silent for too long is tried again", async () => {
  const run = supervised(["for (;;);", `${says("open")} process.exit(0);`], {
    silence: { ...patient, startingMs: 1_000 },
  });
  expect(await run.code).toBe(0);
  expect(run.said[0]).toContain("Last seen: starting.");
});

test("a signal ends it, with its own code and without a word", async () => {
  const closes = 'process.on("SIGTERM", () => process.exit(3));';
  const run = supervised([`${closes} ${says("open")} ${lives}`]);
  await run.until(1, "open");
  run.signal("SIGTERM");
  expect(await run.code).toBe(3);
  expect([run.starts(), run.said]).toEqual([1, []]);
});

test("one that is stuck when the signal comes is killed, and not started again", async () => {
  const run = supervised([`${isDeaf} ${says("open")} for (;;);`], {
    endingMs: 200,
  });
  await run.until(1, "open");
  run.signal("SIGTERM");
  expect(await run.code).toBe(137);
  expect(run.said).toEqual(["Katha did not end within 0.2 s of SIGTERM and is killed."]);
  expect(run.starts()).toBe(1);
});

test("a second signal does not wait for as long", async () => {
  const run = supervised([`${isDeaf} ${says("open")} ${lives}`], {
    endingAtOnceMs: 100,
  });
  await run.until(1, "open");
  const closing = run.until(1, "closing");
  run.signal("SIGTERM");
  await closing;
  run.signal("SIGTERM");
  expect(await run.code).toBe(137);
  expect(run.said).toEqual(["Katha did not end within 0.1 s of SIGTERM and is killed."]);
});
