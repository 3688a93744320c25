import { parentPort, workerData } from "node:worker_threads";
import { ownTask } from "../../lib/workers/thread.ts";
import type {
  RenderedPage,
  RenderRequest,
  ThreadAnswer,
  ThreadData,
  ThreadRequest,
} from "./page-renderer.ts";

/** The server renderer in the app's build: it renders pages, and fetches what they show. */
interface ServerRender {
  /** Null if the page is rendered only in the browser. */
  readonly render: (
    request: RenderRequest & { fetch: typeof fetch },
  ) => Promise<RenderedPage | null>;
}

const port = parentPort;
if (!port) throw new Error("Pages are rendered in a thread of their own.");
const post = (answer: ThreadAnswer) => port.postMessage(answer, []);

const { href, base } = workerData as ThreadData;
// The app reads it when it is loaded, as its page does in the browser.
Object.assign(globalThis, { kathaBase: base });
const { render } = (await import(href)) as ServerRender;
const fetching = new Map<number, (response: Response) => void>();
let lastFetch = 0;

/** Calls of the server's own API, answered by the main thread. */
const fetchFromServer: typeof fetch = (input) =>
  new Promise((resolve) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    lastFetch += 1;
    fetching.set(lastFetch, resolve);
    post({ kind: "fetch", id: lastFetch, path: pathname + search });
  });

port.on("message", (message: ThreadRequest) => {
  if (message.kind === "response") {
    fetching.get(message.id)?.(new Response(message.body, { status: message.status }));
    fetching.delete(message.id);
    return;
  }
  render({ ...message.request, fetch: fetchFromServer }).then(
    (page) => post({ kind: "done", result: page }),
    (error: unknown) =>
      post({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
  );
});

post({ kind: "ready", task: ownTask() });
