import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/** Each account sends the same body again and again, and somebody asks for /healthz meanwhile. */
export interface BodiesOrder {
  origin: string;
  method: string;
  path: string;
  accounts: Record<string, string>[];
  body: string;
  milliseconds: number;
}

export interface BodiesResult {
  statuses: Record<string, number>;
  longestHealthMs: number;
}

const { origin, method, path, accounts, body, milliseconds } = workerData as BodiesOrder;
const bytes = Buffer.from(body);
const end = performance.now() + milliseconds;
const statuses: Record<string, number> = {};
const health = new Agent({ keepAlive: true });

function send(headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const all = { ...headers, "content-type": "application/json", "content-length": bytes.length };
    const sent = request(`${origin}${path}`, { method, headers: all }, (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    });
    // The server may close the connection of a refused call before its answer is read.
    sent.on("error", () => resolve("closed"));
    sent.end(bytes);
  });
}

async function sendOn(headers: Record<string, string>): Promise<void> {
  while (performance.now() < end) {
    const status = await send(headers);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

const askHealth = () =>
  new Promise<void>((resolve, reject) => {
    request(`${origin}/healthz`, { agent: health }, (answer) => {
      answer.resume();
      answer.on("end", resolve);
    })
      .on("error", reject)
      .end();
  });

let longestHealthMs = 0;
async function watchHealth(): Promise<void> {
  while (performance.now() < end) {
    const asked = performance.now();
    await askHealth();
    longestHealthMs = Math.max(longestHealthMs, performance.now() - asked);
  }
}

await Promise.all([watchHealth(), ...accounts.map(sendOn)]);
health.destroy();
parentPort?.postMessage({ statuses, longestHealthMs } satisfies BodiesResult, []);
