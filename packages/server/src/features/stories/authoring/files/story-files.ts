import type { BundleFiles, Refusal, StoryRead } from "@katha/exchange";
import { Problem } from "../../../../lib/problem.ts";
import { startThread } from "../../../../lib/workers/thread.ts";
import { openWorkerPool, WorkStopped } from "../../../../lib/workers/worker-pool.ts";
import { unreadableBundle } from "../bundles/pack.ts";
import type { ReadBundle } from "../bundles/read-bundle.ts";

export interface StoryText {
  text: string;
  /** Its file's name, which tells the format; otherwise the text does. */
  file: string | undefined;
}

export type ReadText = Omit<StoryRead, "graph" | "files"> | Refusal;

/** What is done in the thread. `by`: for whom. */
export type StoryFileWork = { by: string } & (
  | ({ kind: "text" } & StoryText)
  | { kind: "bundle"; zip: Uint8Array }
  | { kind: "pack"; ifid: string; files: BundleFiles }
);
interface Results {
  text: ReadText;
  bundle: ReadBundle;
  pack: Uint8Array;
}
export type StoryFileAnswer =
  | { kind: "done"; result: Results[keyof Results] }
  | ({ kind: "refused" } & Pick<Problem, "status" | "code" | "detail" | "fields">);

/**
 * Reads stories of other tools and bundles, and packs bundles, in a thread, one after another, so that nobody else waits
 * for them. Each account may have two waiting, and nobody's second goes before another's first.
 */
export interface StoryFiles {
  readText(given: StoryText, by: string): Promise<ReadText>;
  /** Throws what is wrong with it. */
  readBundle(zip: Uint8Array, by: string): Promise<ReadBundle>;
  pack(ifid: string, files: BundleFiles, by: string): Promise<Buffer>;
  close(): Promise<void>;
}

interface Options {
  readonly deadlineMs?: number;
  readonly heapMb?: number;
  readonly mostWaiting?: number;
  readonly thread?: URL;
}

export const storyFilesBusy = () =>
  new Problem(
    503,
    "busy",
    "Many stories are being read and packed just now. Nothing was done. Try again in a moment.",
    { headers: { "retry-after": "10" } },
  );

const tooMuchWork = (kind: StoryFileWork["kind"]) =>
  kind === "text"
    ? new Problem(
        422,
        "too_large",
        "This text takes more time or memory than there is for one. Nothing was done. Send it in parts.",
      )
    : unreadableBundle("This bundle takes more time or memory than there is for one.");

export function openStoryFiles({
  deadlineMs = 20_000,
  heapMb = 768,
  mostWaiting = 8,
  thread = new URL("./story-file-thread.ts", import.meta.url),
}: Options = {}): StoryFiles {
  const pool = openWorkerPool<StoryFileWork, StoryFileAnswer>({
    start: () => startThread({ file: thread, heapMb }),
    deadlineMs,
    whoseOf: ({ by }) => by,
    mostEach: 2,
    mostWaiting,
    waitMs: 30_000,
    idleMs: 30_000,
  });

  async function run<Kind extends keyof Results>(
    work: Extract<StoryFileWork, { kind: Kind }>,
  ): Promise<Results[Kind]> {
    const answer = await pool.run(work).catch((error: unknown) => {
      if (!(error instanceof WorkStopped) || error.fault === "unstarted") throw error;
      throw ["late", "ended"].includes(error.fault) ? tooMuchWork(work.kind) : storyFilesBusy();
    });
    if (answer.kind === "done") return answer.result as Results[Kind];
    const { status, code, detail, fields } = answer;
    throw new Problem(status, code, detail, { fields: { ...fields } });
  }

  return {
    readText: (given, by) => run<"text">({ kind: "text", by, ...given }),
    readBundle: (zip, by) => run<"bundle">({ kind: "bundle", by, zip }),
    pack: async (ifid, files, by) => {
      const zip = await run<"pack">({ kind: "pack", by, ifid, files });
      return Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
    },
    close: () => pool.close(),
  };
}
