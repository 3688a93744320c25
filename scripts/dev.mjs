// `npm run dev`: the server, restarted on change, and the app with hot reload; one Ctrl-C ends both.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { forwardSignals, root } from "./run/process.mjs";

if (existsSync(path.join(root, ".env"))) process.loadEnvFile(path.join(root, ".env"));
const port = Number(process.env.PORT ?? 4600);
const server = ["--conditions=@katha/source", "--watch", "--watch-preserve-output"];
const both = [
  // Whoever writes a migration tries it many times.
  start([...server, "packages/server/src/main.ts"], root, {
    KATHA_MIGRATE: "yes",
    KATHA_BACKUPS: process.env.KATHA_BACKUPS || "none",
    PORT: String(port),
  }),
  start(
    [path.join(root, "node_modules/vite/bin/vite.js"), "--port", String(port + 1)],
    path.join(root, "packages", "app"),
    { KATHA_API: `http://127.0.0.1:${port}` },
  ),
];
console.log(`The app with hot reload: http://localhost:${port + 1} (the server: port ${port})`);
forwardSignals(end);
for (const child of both) child.once("close", () => end("SIGTERM"));

/** @param {string[]} args @param {string} cwd @param {Record<string, string>} env */
function start(args, cwd, env) {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: "inherit",
    detached: process.platform !== "win32",
  });
}

/** @param {NodeJS.Signals} signal */
function end(signal) {
  for (const child of both) child.kill(signal);
}
