import { parentPort, workerData } from "node:worker_threads";
import { openEngine, type EmbeddedEngineOptions } from "./engine.ts";
import type { ThreadAnswer, ThreadRequest } from "./threaded-engine.ts";

const port = parentPort;
if (!port) {
  throw new Error("The database engine's thread was started outside a worker.");
}
const reply = (answer: ThreadAnswer, transfer: ArrayBuffer[] = []) =>
  port.postMessage(answer, transfer);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

try {
  const engine = await openEngine(workerData as EmbeddedEngineOptions);
  port.on("message", (request: ThreadRequest) => {
    answer(request).catch((error: unknown) => reply({ id: request.id, failed: reasonOf(error) }));
  });

  async function answer(request: ThreadRequest): Promise<void> {
    if (request.kind === "exchange") {
      const bytes = await engine.exchange(request.message);
      const buffer = bytes.buffer as ArrayBuffer;
      reply({ id: request.id, bytes }, [buffer]);
    } else if (request.kind === "snapshot") {
      reply({ id: request.id, snapshot: await engine.snapshot() });
    } else {
      await engine.close();
      reply({ id: request.id });
      port?.close();
    }
  }

  reply({ id: 0 });
} catch (error) {
  reply({ id: 0, failed: reasonOf(error) });
}
