import { pathToFileURL } from "node:url";
import type { SiteLinks } from "@katha/api/contract";
import { startThread } from "../../lib/workers/thread.ts";
import { openWorkerPool, type WorkerAnswer } from "../../lib/workers/worker-pool.ts";

export interface RenderRequest {
  readonly address: string;
  readonly language: string;
  readonly siteLinks: SiteLinks;
}

export interface RenderedPage {
  readonly language: string;
  readonly title: string;
  readonly head: string;
  readonly app: string;
}

export type ThreadRequest =
  | { kind: "render"; request: RenderRequest }
  | { kind: "response"; id: number; status: number; body: string };

export interface ThreadData {
  readonly href: string;
  readonly base: string;
}

interface FetchQuestion {
  kind: "fetch";
  id: number;
  path: string;
}

export type ThreadAnswer = WorkerAnswer<RenderedPage | null> | FetchQuestion;

export interface PageRenderer {
  /** Throws `WorkStopped` if the thread was stopped or the wait was too long, or `WorkFailed`. */
  render(request: RenderRequest): Promise<RenderedPage | null>;
  close(): Promise<void>;
}

interface RendererNeeds {
  /** The module that renders pages. */
  readonly file: string;
  /** The path that pages are under; empty at a host's root. */
  readonly base?: string;
  /** Answers the calls that rendering a page makes. */
  readonly answer: (path: string) => Promise<{ status: number; body: string }>;
  /** How much of the processor a page may take, and how long it may wait for others. */
  readonly deadlineMs: number;
}

/** Renders pages one after another in a separate thread, so that none can block the server. */
export function openPageRenderer({
  file,
  base = "",
  answer,
  deadlineMs,
}: RendererNeeds): PageRenderer {
  const pool = openWorkerPool<ThreadRequest, RenderedPage | null>({
    start: () =>
      startThread({
        file: new URL("./render-thread.ts", import.meta.url),
        heapMb: 256,
        data: { href: pathToFileURL(file).href, base } satisfies ThreadData,
        yields: false,
      }),
    deadlineMs,
    waitMs: deadlineMs,
    mostWaiting: 500,
    startsAhead: true,
    onMessage: (message, worker) => {
      const { id, path } = message as FetchQuestion;
      const respond = (response: { status: number; body: string }) =>
        worker.send({ kind: "response", id, ...response } satisfies ThreadRequest);
      answer(path).then(respond, () => respond({ status: 500, body: "" }));
    },
  });
  return {
    render: (request) => pool.run({ kind: "render", request }),
    close: () => pool.close(),
  };
}
