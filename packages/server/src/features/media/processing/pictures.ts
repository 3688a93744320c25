import { mediaWidths } from "@katha/api/contract";
import { Problem } from "../../../lib/problem.ts";
import { startProcess } from "../../../lib/workers/child-process.ts";
import { openWorkerPool, WorkFailed, WorkStopped } from "../../../lib/workers/worker-pool.ts";
import type { Derived } from "../renditions/derived.ts";
import type { Rendition } from "../renditions/rendition.ts";
import { pictureFaults, type PictureMade, type PictureWork } from "./work.ts";

/** `too_heavy`: reading it took more time or memory than allowed. */
export const refusals = [...pictureFaults, "too_heavy"] as const;
export type Refusal = (typeof refusals)[number];

/** Bytes from outside that are refused as a picture. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The picture is refused: ${refusal}.`);
    this.refusal = refusal;
  }
}

/** Decodes and encodes pictures in processes of their own. */
export interface Pictures {
  /** Re-encodes a picture from outside. Throws `PictureRefused`, or a 503 if too many are waiting. */
  redraw(bytes: Uint8Array): Promise<PictureMade>;
  renderSvg(svg: string, rendition: Rendition): Promise<Buffer>;
  renderUpload(bytes: Uint8Array, rendition: Rendition): Promise<Buffer>;
  renderDerived(kind: Derived, bytes: Uint8Array): Promise<Buffer>;
  /** How many processes there are now. */
  readonly processes: number;
  close(): Promise<void>;
}

export interface PicturesOptions {
  readonly deadlineMs?: number;
  readonly memoryMb?: number;
  readonly idleMs?: number;
  readonly mostWaiting?: number;
  readonly file?: URL;
}

const atOnce = 2;
const side = 2 * Math.max(...mediaWidths);

const tooMany = () =>
  new Problem(
    503,
    "busy",
    "Many pictures are being read just now, so nothing was done with this one. Try again in a moment.",
    { headers: { "retry-after": "5" } },
  );

/** At most two processes, started when there is work and stopped after a while without. */
export function openPictures(options: PicturesOptions = {}): Pictures {
  const { deadlineMs = 20_000, memoryMb = 512, idleMs = 15_000, mostWaiting = 16 } = options;
  const { file = new URL("./picture-process.ts", import.meta.url) } = options;
  const pool = openWorkerPool<PictureWork, PictureMade>({
    start: () => startProcess({ file, heapMb: 64, memoryMb }),
    atOnce,
    deadlineMs,
    waitMs: 120_000,
    // Uploads and renditions take turns, so that neither starves the other.
    whoseOf: ({ kind }) => (kind === "redraw" ? "uploads" : "renditions"),
    mostEach: (whose) => (whose === "uploads" ? 1 : 16) * mostWaiting,
    mostWaiting: 17 * mostWaiting,
    idleMs,
  });

  async function run(work: PictureWork): Promise<PictureMade> {
    try {
      return await pool.run(work);
    } catch (error) {
      if (error instanceof WorkFailed) throw new PictureRefused(refusalOf(error.message));
      if (!(error instanceof WorkStopped)) throw error;
      const { fault } = error;
      if (fault === "late" || fault === "ended") throw new PictureRefused("too_heavy");
      throw fault === "busy" || fault === "closed" ? tooMany() : error;
    }
  }

  async function render(work: PictureWork): Promise<Buffer> {
    const { data } = await run(work);
    return Buffer.from(data);
  }

  return {
    redraw: (bytes) => run({ kind: "redraw", bytes, side }),
    renderSvg: (svg, rendition) => render({ kind: "svg", svg, rendition }),
    renderUpload: (bytes, rendition) => render({ kind: "upload", bytes, rendition }),
    renderDerived: (kind, bytes) => render({ kind, bytes }),
    get processes() {
      return pool.workers;
    },
    close: () => pool.close(),
  };
}

function refusalOf(reason: string): Refusal {
  return pictureFaults.find((fault) => fault === reason) ?? "unreadable";
}
