import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const server = `
  import { createServer } from "node:http";
  const open = createServer().listen(0, () => console.log("open"));
  let asked = 0;
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {
    asked += 1;
    setTimeout(() => { console.log("closed after", signal, asked); open.close(); process.exit(3); }, 200);
  });`;

test("one Ctrl-C reaches the program once, however often it is passed on", async () => {
  const { href } = new URL("process.mjs", import.meta.url);
  const script = `
    import { run } from ${JSON.stringify(href)};
    process.exitCode = await run(process.execPath, ["--input-type=module", "-e", ${JSON.stringify(server)}]);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += String(chunk);
    if (String(chunk).startsWith("open")) for (let i = 0; i < 3; i += 1) child.kill("SIGINT");
  });
  expect(await ended).toEqual([3, null]);
  expect(text).toContain("closed after SIGINT 1");
});
