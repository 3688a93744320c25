import type { BundleFiles } from "@katha/exchange";
import { Problem } from "../../../../lib/problem.ts";
import { startThread } from "../../../../lib/workers/thread.ts";
import { openWorkerPool, WorkStopped } from "../../../../lib/workers/worker-pool.ts";
import type { ReadBundle } from "./read-bundle.ts";
import { unreadableBundle } from "./pack.ts";

export type BundleWork =
  | { kind: "read"; zip: Uint8Array }
  | { kind: "pack"; ifid: string; files: BundleFiles };

export type BundleAnswer =
  | { kind: "read"; bundle: ReadBundle }
  | { kind: "packed"; zip: Uint8Array }
  | ({ kind: "refused" } & Pick<Problem, "status" | "code" | "detail" | "fields">);

/** Packs and reads bundles in a thread, one after another, so that nobody else waits for them. */
export interface Bundles {
  /** Throws what is wrong with it. */
  read(zip: Uint8Array): Promise<ReadBundle>;
  pack(ifid: string, files: BundleFiles): Promise<Buffer>;
}

interface BundlesOptions {
  readonly deadlineMs?: number;
  readonly thread?: URL;
}

export const bundlesBusy = () =>
  new Problem(
    503,
    "busy",
    "Many story bundles are being read and written just now. Nothing was done. Try again in a moment.",
    { headers: { "retry-after": "10" } },
  );

const tooMuchWork = "This bundle takes more time or memory than there is for one.";

export function openBundles({
  deadlineMs = 20_000,
  thread = new URL("./bundle-thread.ts", import.meta.url),
}: BundlesOptions = {}): Bundles & { close(): Promise<void> } {
  const pool = openWorkerPool<BundleWork, BundleAnswer>({
    start: () => startThread({ file: thread, heapMb: 768 }),
    deadlineMs,
    mostWaiting: 8,
    waitMs: 30_000,
    idleMs: 30_000,
  });

  async function run(work: BundleWork): Promise<BundleAnswer> {
    try {
      const answer = await pool.run(work);
      if (answer.kind !== "refused") return answer;
      const { status, code, detail, fields } = answer;
      throw new Problem(status, code, detail, { fields: { ...fields } });
    } catch (error) {
      if (!(error instanceof WorkStopped)) throw error;
      if (error.fault === "late" || error.fault === "ended") throw unreadableBundle(tooMuchWork);
      throw error.fault === "unstarted" ? error : bundlesBusy();
    }
  }

  return {
    read: async (zip) => {
      const answer = await run({ kind: "read", zip });
      if (answer.kind !== "read") throw new Error("The thread read no bundle.");
      return answer.bundle;
    },
    pack: async (ifid, files) => {
      const answer = await run({ kind: "pack", ifid, files });
      if (answer.kind !== "packed") throw new Error("The thread packed no bundle.");
      return Buffer.from(answer.zip.buffer, answer.zip.byteOffset, answer.zip.byteLength);
    },
    close: () => pool.close(),
  };
}
