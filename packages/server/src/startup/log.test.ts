import { expect, test } from "vitest";
import { logLine, sayTo } from "../supervision/log-line.ts";
import { createLog } from "./log.ts";
import { createProgress } from "./progress.ts";

function terminal() {
  const written: string[] = [];
  return { isTTY: true, written, write: (text: string) => written.push(text) };
}

test("on a terminal the log is text: the time, the level, what was said, the fields, the stack", () => {
  const screen = terminal();
  const log = createLog("info", screen);
  log.warn({ server: "one", queues: { jobs: 2 } }, "A server fell silent");
  log.error({ err: new Error("no such file") }, "A request failed");
  log.child({ log: "security" }).info({ event: "sign_in.succeeded" });
  const [first, second, third] = screen.written;
  expect(first).toMatch(
    /^\d\d:\d\d:\d\d warn A server fell silent server="one" queues=\{"jobs":2\}\n$/,
  );
  expect(second).toMatch(/ error A request failed\nError: no such file\n {4}at /);
  expect(third).toMatch(/ info log="security" event="sign_in.succeeded"\n$/);
});

test("what somebody sent does not reach the terminal as a command to it", () => {
  const screen = terminal();
  createLog("info", screen).info({ err: new Error("\u001B[2Jgone\u009B2J") }, "Odd");
  expect(screen.written.join("")).toMatch(/\[2Jgone2J/);
  // oxlint-disable-next-line no-control-regex
  expect(screen.written.join("")).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/);
});

test("what a start says is a line of the log where the output is no terminal, whatever its words", async () => {
  const written: string[] = [];
  const file = { write: (text: string) => written.push(text) };
  sayTo(file, "info", 'Katha is "open"', { address: "http://localhost:4600" });
  await createProgress(file).step("Loading\nthe catalogue", async () => {});
  const [open = "", step = ""] = written;
  expect(JSON.parse(open)).toMatchObject({
    level: 30,
    time: expect.any(Number),
    pid: process.pid,
    address: "http://localhost:4600",
    msg: 'Katha is "open"',
  });
  expect(JSON.parse(step)).toMatchObject({ level: 30, msg: "Loading\nthe catalogue" });
  expect(JSON.parse(logLine("fatal", "Katha stopped."))).toMatchObject({ level: 60 });
});
