import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { preview } from "vite";

export interface Running {
  address: string;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Starts a project's own server on PORT and HOST, and waits until it responds. */
export async function start(
  args: string[],
  cwd: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    HOST: "127.0.0.1",
    HOSTNAME: "127.0.0.1",
    ...settings,
  };
  const server = spawn(process.execPath, args, { cwd, env });
  let said = "";
  server.stdout.on("data", (words) => (said += String(words)));
  server.stderr.on("data", (words) => (said += String(words)));
  const ended = once(server, "exit");
  const address = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill();
    await ended;
  };
  for (let tries = 0; tries < 1_500 && server.exitCode === null; tries += 1) {
    if (await answers(address)) return { address, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${args.join(" ")} does not answer:\n${said}`);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { redirect: "manual" })).status < 500;
  } catch {
    return false;
  }
}

/** Serves a project's Vite build; what it asks for at these paths is asked of another server. */
export async function serveBuilt(
  root: string,
  proxy: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    preview: { host: "127.0.0.1", port: 0, proxy },
  });
  return { address: server.resolvedUrls?.local[0] ?? "", stop: () => server.close() };
}
