import type { SetupWorker } from "msw/browser";

let started: Promise<SetupWorker> | undefined;

/** One worker for all: a documentation page draws many stories at once, and each asks for it. */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import("msw/browser");
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // A call of ours that no story answers is said in the console, and so fails the story's test.
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== "http") return;
      const { request } = frame.data as { request: Request };
      if (new URL(request.url).pathname.startsWith("/api/")) defaults.warn();
    },
  });
  return worker;
}
