import type { SetupWorker } from "msw/browser";

let started: Promise<SetupWorker> | undefined;

/** One worker for all stories of a docs page. */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import("msw/browser");
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    // A built Storybook may lie at any address.
    serviceWorker: { url: `${import.meta.env.BASE_URL}api-worker.js` },
    // An API call without a handler logs a warning, which fails the story's test.
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== "http") return;
      const { request } = frame.data as { request: Request };
      if (new URL(request.url).pathname.startsWith("/api/")) defaults.warn();
    },
  });
  return worker;
}
