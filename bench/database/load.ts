import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export interface LoadOrder {
  origin: string;
  paths: string[];
  headers?: Record<string, string>;
  callers: number;
  milliseconds: number;
}

export interface LoadResult {
  answers: number;
  p50: number;
  p99: number;
}

const { origin, paths, headers = {}, callers, milliseconds } = workerData as LoadOrder;
const agent = new Agent({ keepAlive: true, maxSockets: callers });
const waits: number[] = [];
const end = performance.now() + milliseconds;

function call(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { agent, headers }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`HTTP ${response.statusCode}`)),
      );
    })
      .on("error", reject)
      .end();
  });
}

async function caller(start: number): Promise<void> {
  for (let turn = start; performance.now() < end; turn += 1) {
    const asked = performance.now();
    await call(paths[turn % paths.length] ?? "/");
    waits.push(performance.now() - asked);
  }
}

await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
agent.destroy();
waits.sort((left, right) => left - right);
const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
const result: LoadResult = { answers: waits.length, p50: at(0.5), p99: at(0.99) };
parentPort?.postMessage(result, []);
