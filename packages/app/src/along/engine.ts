import type { Answer, Question } from "@katha/play/device";

let started: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

function ask(question: Question | null): Promise<Answer | null> {
  started ??= new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const worker = started;
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    const fail = (reason: string) => {
      over.abort();
      // The next turn begins with a new one.
      worker.terminate();
      if (started === worker) started = undefined;
      reject(new Error(reason));
    };
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<{ answered: Answer | null } | { failed: string }>) => {
        if ("failed" in data) return fail(data.failed);
        over.abort();
        resolve(data.answered);
      },
      { signal },
    );
    worker.addEventListener("error", ({ message }) => fail(message), { signal });
    worker.postMessage(question, []);
  });
}

/** Katha's own narrator on this device, in a worker: one turn after another. */
export function askEngine(question: Question): Promise<Answer> {
  const asked = last.then(() => ask(question));
  last = asked.catch(() => {});
  return asked as Promise<Answer>;
}

/** Fetches all that telling needs, so that it is there without a line. */
export async function prepareEngine(): Promise<void> {
  const asked = last.then(() => ask(null));
  last = asked.catch(() => {});
  await asked;
}
