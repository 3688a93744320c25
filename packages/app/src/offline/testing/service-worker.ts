import { readFileSync } from "node:fs";
import { join } from "node:path";

/** As much of the browser's caches as is used here; a deleted cache can still be written to, and is gone. */
export function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const addressOf = (request: Request | string) =>
    new URL(typeof request === "string" ? request : request.url, "https://katha.test").pathname;
  const open = async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: async (request: Request | string) => entries.get(addressOf(request))?.clone(),
      put: async (request: Request | string, answer: Response) =>
        void entries.set(addressOf(request), answer),
      delete: async (request: Request | string) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((path) => new Request(`https://katha.test${path}`)),
    };
  };
  return {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  };
}

const source = readFileSync(join(import.meta.dirname, "../worker.js"), "utf8");

interface WorkerOptions {
  caches: object;
  fetch?: (request: Request) => Promise<Response>;
  /** What else the worker's global scope has. */
  scope?: object;
  /** What the build writes into it, by what stands there before. */
  built?: Readonly<Record<string, string>>;
}

/** The service worker, whose network and browser the test answers. */
export function startWorker({ caches, fetch, scope = {}, built = {} }: WorkerOptions) {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    location: new URL("https://katha.test/sw.js"),
    ...scope,
  };
  let script = source;
  for (const [slot, value] of Object.entries(built)) script = script.replace(slot, () => value);
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker is a script of its own
  new Function("self", "caches", "fetch", script)(self, caches, fetch);
  return { dispatch: (name: string, event: object) => listeners[name]?.(event) };
}
