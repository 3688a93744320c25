import { parentPort } from "node:worker_threads";
import type { ThreadAnswer, ThreadRequest } from "./painters.ts";
import { makePicture } from "./picture.ts";

const port = parentPort;
if (!port) throw new Error("The painter's thread was started outside a worker.");

port.on("message", ({ id, wanted }: ThreadRequest) => {
  makePicture(wanted).then(
    (picture) => port.postMessage({ id, picture } satisfies ThreadAnswer),
    (error: unknown) =>
      port.postMessage({
        id,
        failed: error instanceof Error ? error.message : String(error),
      } satisfies ThreadAnswer),
  );
});

port.postMessage({ id: 0 } satisfies ThreadAnswer);
