import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha program "));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A script of ours that runs `program` on this terminal, as `npm start` runs the server. */
async function start(program: string): Promise<ChildProcess> {
  const file = path.join(folder, "program.mjs");
  await writeFile(file, program);
  const house = new URL("program.mjs", import.meta.url).href;
  const script = `
    import { endingWithParent, inheritedAndTied, runHere, script } from ${JSON.stringify(house)};
    await script(() => runHere(process.execPath, [endingWithParent, ${JSON.stringify(file)}], { stdio: inheritedAndTied }));`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

const server = `
  import { createServer } from "node:http";
  const open = createServer().listen(0, () => console.log("open", process.pid));
  let asked = 0;
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
    asked += 1;
    setTimeout(() => { console.log("closed after", signal, asked); open.close(); process.exit(3); }, 200);
  });`;

async function said(child: ChildProcess, words: string): Promise<string> {
  let text = "";
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (text.includes(words)) return text;
  }
  throw new Error(`"${words}" was never said, only: ${text}`);
}

test("one Ctrl-C reaches the program once, however often it is passed on", async () => {
  const child = await start(server);
  const ended = once(child, "close");
  let text = "";
  child.stdout?.on("data", (chunk) => {
    text += String(chunk);
    if (String(chunk).startsWith("open")) for (let i = 0; i < 3; i += 1) child.kill("SIGINT");
  });
  expect(await ended).toEqual([3, null]);
  expect(text).toContain("closed after SIGINT 1");
});

test("when the script is killed hard, the program still closes", async () => {
  const child = await start(server);
  const pid = Number((await said(child, "open")).split(" ")[1]);
  child.kill("SIGKILL");
  await expect.poll(() => isRunning(pid), { timeout: 5_000 }).toBe(false);
});

test("a fork of the program keeps its own channel", async () => {
  const forked = path.join(folder, "forked.mjs");
  await writeFile(forked, `process.on("message", (word) => process.send(word + " back"));`);
  const child = await start(`
    import { fork } from "node:child_process";
    const other = fork(${JSON.stringify(forked)});
    other.on("message", (word) => { console.log(word); process.exit(0); });
    other.on("exit", () => { console.log("the fork ended by itself"); process.exit(1); });
    setTimeout(() => other.send("here and"), 300);`);
  expect(await said(child, "\n")).toBe("here and back\n");
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
