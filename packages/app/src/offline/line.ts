import { held } from "../held.ts";

/** `offline/worker.js` marks by it what it has kept and gives in the place of the server's answer. */
const keptMark = "x-katha-kept";
const nextLookMs = 5_000;

const reached = held(true);

/** Whether the server is there, by what became of the last call: a browser knows only of its own cable. */
export const line = { isUp: reached.read, listen: reached.listen };

/** Asks as `fetch` does, and takes note of whether an answer came. */
export const askWatching: typeof fetch = async (input, init) => {
  try {
    const answer = await globalThis.fetch(input, init);
    note(!answer.headers.has(keptMark));
    return answer;
  } catch (error) {
    // Anything else is somebody who stopped waiting.
    if (error instanceof TypeError) note(false);
    throw error;
  }
};

let nextLook: ReturnType<typeof setTimeout> | undefined;

function note(isUp: boolean): void {
  if (isUp === reached.read()) return;
  reached.put(isUp);
  if (isUp) clearTimeout(nextLook);
  else lookLater();
}

function lookLater(): void {
  nextLook = setTimeout(() => void lookAgain(), nextLookMs);
}

/** Nobody may ask for anything while a page is read, and the notice would stay for ever. */
async function lookAgain(): Promise<void> {
  const own = nextLook;
  try {
    const { ok } = await globalThis.fetch("/healthz", { cache: "no-store" });
    if (ok) return note(true);
  } catch {
    // Still not there.
  }
  // Unless another call was answered meanwhile.
  if (own === nextLook && !reached.read()) lookLater();
}
