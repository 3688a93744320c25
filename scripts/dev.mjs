// `npm run dev`: the server, restarted on change, and the app with hot reload; one Ctrl-C ends both.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { endingWithParent, inheritedAndTied, passSignals, root, script } from "./run/program.mjs";
import { onPinnedNode, pinnedNode } from "./run/runtime.mjs";
import { serverArgs } from "./run/server.mjs";

await script(() =>
  onPinnedNode(async () => {
    const settings = path.join(root, ".env");
    if (existsSync(settings)) process.loadEnvFile(settings);
    const apiPort = Number(process.env.PORT ?? 4600);
    const appPort = apiPort + 1;
    const vite = path.join(root, "node_modules", "vite", "bin", "vite.js");
    const watching = ["--watch", "--watch-preserve-output"];
    const both = [
      begin(serverArgs(watching), root, { PORT: String(apiPort) }),
      begin(
        [endingWithParent, vite, "--port", String(appPort)],
        path.join(root, "packages", "app"),
        {
          KATHA_API: `http://127.0.0.1:${apiPort}`,
        },
      ),
    ];
    process.stdout.write(
      `The app with hot reload: http://localhost:${appPort} (the server behind it: port ${apiPort})\n`,
    );
    return endTogether(both);
  }),
);

/** @param {string[]} args @param {string} cwd @param {Record<string, string>} env */
function begin(args, cwd, env) {
  return spawn(pinnedNode(), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: inheritedAndTied,
    detached: process.platform !== "win32",
  });
}

/**
 * Whichever ends first, by itself or by a signal, takes the other along.
 * @param {import("node:child_process").ChildProcess[]} children
 */
async function endTogether(children) {
  let asked = false;
  const release = passSignals((signal) => {
    asked = true;
    for (const child of children) child.kill(signal);
  });
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          child.once("close", (code) => {
            for (const other of children) other.kill("SIGTERM");
            resolve(code ?? 0);
          });
        }),
    ),
  );
  release();
  return asked ? 0 : Math.max(...codes);
}
