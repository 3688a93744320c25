import { startProcess } from "../../../lib/workers/child-process.ts";
import type { TellerModel } from "./teller.ts";

const heapMb = 512;

/** A process of its own: a model that fails or takes too much ends it, and nothing else. */
export const startTeller = ({ memoryBytes }: TellerModel) =>
  startProcess({
    file: new URL("./teller-process.ts", import.meta.url),
    heapMb,
    memoryMb: Math.ceil(memoryBytes / 2 ** 20) + heapMb,
  });
