import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

export interface RenderRequest {
  readonly address: string;
  readonly language: string;
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

export type ThreadAnswer =
  | { kind: "ready" }
  | { kind: "fetch"; id: number; path: string }
  | { kind: "rendered"; page: RenderedPage | null }
  | { kind: "failed"; reason: string };

/** The thread was stopped, because a page took too long or too much memory. */
export class RenderingStopped extends Error {
  override name = "RenderingStopped";
}

export interface PageRenderer {
  render(request: RenderRequest): Promise<RenderedPage | null>;
  close(): Promise<void>;
}

interface RendererNeeds {
  /** The module that renders pages. */
  readonly file: string;
  /** Answers the calls that a page is rendered from. */
  readonly answer: (path: string) => Promise<{ status: number; body: string }>;
  /** How long a page may take, and how long it may wait for others. */
  readonly deadlineMs: number;
}

interface Job {
  readonly request: RenderRequest;
  readonly resolve: (page: RenderedPage | null) => void;
  readonly reject: (error: Error) => void;
}

const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Renders pages one after another in a thread of its own, so that none of them can keep the server from answering. A
 * thread that passes the deadline is replaced.
 */
export async function openPageRenderer(needs: RendererNeeds): Promise<PageRenderer> {
  const { deadlineMs } = needs;
  const queue = new Set<Job>();
  let thread: Worker | null = await startThread(needs);
  let isBusy = false;
  let isClosed = false;

  function renderNext(): void {
    const [job] = queue;
    if (isBusy || isClosed || !job) return;
    isBusy = true;
    queue.delete(job);
    void work(job).finally(() => {
      isBusy = false;
      renderNext();
    });
  }

  async function work({ request, resolve, reject }: Job): Promise<void> {
    try {
      thread ??= await startThread(needs);
      resolve(await renderIn(thread, request, deadlineMs));
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
      if (error instanceof RenderingStopped) await replaceThread();
    }
  }

  async function replaceThread(): Promise<void> {
    await thread?.terminate();
    thread = isClosed ? null : await startThread(needs).catch(() => null);
  }

  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        const job = { request, resolve, reject };
        const timer = setTimeout(() => {
          if (queue.delete(job)) reject(new Error("Other pages took too long to render."));
        }, deadlineMs);
        timer.unref();
        queue.add(job);
        renderNext();
      }),
    close: async () => {
      isClosed = true;
      for (const { reject } of queue) reject(new Error("The server is closing."));
      queue.clear();
      await thread?.terminate();
    },
  };
}

async function startThread({ file, answer }: RendererNeeds): Promise<Worker> {
  const thread = new Worker(new URL("./render-thread.ts", import.meta.url), {
    workerData: pathToFileURL(file).href,
    // The thread does not inherit this process's flags, such as preloaded modules.
    execArgv: [],
    resourceLimits: limits,
  });
  // The process may end while a page is rendered.
  thread.unref();
  await once(thread, "message");
  // `renderIn` hears of it; afterwards nobody needs to.
  thread.on("error", () => {});
  thread.on("message", (message: ThreadAnswer) => {
    if (message.kind !== "fetch") return;
    const { id } = message;
    const respond = (response: { status: number; body: string }) =>
      thread.postMessage({ kind: "response", id, ...response } satisfies ThreadRequest, []);
    answer(message.path).then(respond, () => respond({ status: 500, body: "" }));
  });
  return thread;
}

function renderIn(
  thread: Worker,
  request: RenderRequest,
  deadlineMs: number,
): Promise<RenderedPage | null> {
  return new Promise<RenderedPage | null>((resolve, reject) => {
    const onMessage = (message: ThreadAnswer) => {
      if (message.kind === "rendered") settle(() => resolve(message.page));
      if (message.kind === "failed") settle(() => reject(new Error(message.reason)));
    };
    const stopped = (error?: unknown) =>
      settle(() =>
        reject(new RenderingStopped(error instanceof Error ? error.message : "The thread ended.")),
      );
    const timer = setTimeout(
      () => stopped(new Error(`It took longer than ${deadlineMs} ms.`)),
      deadlineMs,
    );
    const settle = (end: () => void) => {
      clearTimeout(timer);
      thread.off("message", onMessage).off("error", stopped).off("exit", stopped);
      end();
    };
    thread.on("message", onMessage).on("error", stopped).on("exit", stopped);
    thread.postMessage({ kind: "render", request } satisfies ThreadRequest, []);
  });
}
