import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { untilAnswering } from "./until-answering.ts";

const examples = fileURLToPath(new URL("../../containers/proxies", import.meta.url));

export const proxies = ["nginx", "caddy"] as const;
export type ProxyName = (typeof proxies)[number];

/** Debian has nginx where only root's path leads. */
const searched = { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/sbin` };

export const isInstalled = (name: ProxyName): boolean =>
  spawnSync(name, [name === "nginx" ? "-v" : "version"], { env: searched }).status === 0;

interface Between {
  readonly from: number;
  readonly to: number;
}

/** The guide's example, on a port of this machine, without TLS. */
const configurations = {
  nginx: async ({ from, to }: Between, folder: string) => {
    const example = await readFile(path.join(examples, "nginx.conf"), "utf8");
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    return `user ${userInfo().username}; daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events {}
http {
  access_log off;
  ${places.join(" ")}
  server {
    listen 127.0.0.1:${from};
    ${example.replace("127.0.0.1:4600", `127.0.0.1:${to}`)}
  }
}
`;
  },
  caddy: async ({ from, to }: Between) => {
    const example = await readFile(path.join(examples, "Caddyfile"), "utf8");
    const here = example
      .replace("example.org {", `http://localhost:${from} {\n\tbind 127.0.0.1`)
      .replace("127.0.0.1:4600", `127.0.0.1:${to}`);
    return `{\n\tadmin off\n}\n${here}`;
  },
};

const argumentsOf = (name: ProxyName, file: string, folder: string): string[] =>
  name === "nginx"
    ? ["-p", folder, "-c", file]
    : ["run", "--adapter", "caddyfile", "--config", file];

export interface Proxy {
  readonly stop: () => Promise<void>;
}

/** A proxy as the guide has it, in front of a server on this machine. */
export async function startProxy(name: ProxyName, between: Between): Promise<Proxy> {
  const folder = await mkdtemp(path.join(tmpdir(), `katha-${name}-`));
  const file = path.join(folder, "configuration");
  await writeFile(file, await configurations[name](between, folder));
  const home = path.join(folder, "home");
  await mkdir(home);
  const child = spawn(name, argumentsOf(name, file, folder), {
    env: { ...searched, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  try {
    // Outside of the path nobody is there, and that is an answer.
    await untilAnswering(`http://127.0.0.1:${between.from}/`, child, () => true);
  } catch (error) {
    throw new Error(`${name} did not start:\n${said}`, { cause: error });
  }
  return {
    stop: async () => {
      const ended = new Promise((resolve) => {
        child.once("exit", resolve);
      });
      if (child.exitCode === null && child.kill("SIGTERM")) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
