import { isAnythingAlong } from "./kept.ts";

/** While stories are along, this device is asked first: without a line, it answers for them itself. */
export function alongFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answering = isAnythingAlong()
      ? await import("./answer-along.ts").catch(() => null)
      : null;
    return answering === null ? fetch(input, init) : answering.answerAlong(fetch, input, init);
  };
}
