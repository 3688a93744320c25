import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
/** A program for `runMain`: everything as in `main.ts`, but a catalogue of one story. */
export const smallServer = fileURLToPath(new URL("small-server.ts", import.meta.url));
/** Node keeps compiled modules here; without it half of a start is spent on compiling. */
const compileCache = fileURLToPath(
  new URL("../../../../node_modules/.cache/katha/compiled", import.meta.url),
);

export interface MainProcess {
  /** All output so far, of both streams. */
  said(): string;
  /** Waits for `text`; fails if the process ends without it. */
  untilSaid(text: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** The exit code, once the process ended. */
  ended: Promise<number | null>;
  pid: number;
}

export interface MainOptions {
  user?: { uid: number; gid: number };
  /** A program to run instead of the server. */
  program?: string;
  args?: readonly string[];
  /** A command that runs it, with its arguments. */
  under?: readonly string[];
}

/** The real server in its own process, on a free port unless PORT is set. */
export function runMain(settings: Record<string, string>, options: MainOptions = {}): MainProcess {
  const { user, program = main, args = [], under = [] } = options;
  const { PATH = "" } = process.env;
  const node = [process.execPath, "--conditions=@katha/source", program, ...args];
  const [command = "", ...rest] = [...under, ...node];
  const child = spawn(command, rest, {
    env: { PATH, PORT: "0", KATHA_BACKUPS: "none", NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...user,
  });
  let text = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      listeners.forEach((listener) => listener());
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);

  const untilSaid = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (text.includes(wanted)) {
          listeners.delete(look);
          resolve();
        }
      };
      listeners.add(look);
      look();
      void ended.then((code) => reject(new Error(`It ended with code ${code}:\n${text}`)));
    });

  return {
    said: () => text,
    untilSaid,
    signal: (name) => void child.kill(name),
    ended,
    pid: child.pid ?? 0,
  };
}
