import { isAlong } from "./kept.ts";

const ofSession = /\/game\/sessions\/([\da-f-]{36})(\/action)?$/;

/** A session that is along is asked of this device first: without a line, the device answers itself. */
export function alongFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    if (typeof input !== "string") return fetch(input, init);
    const [, session] = ofSession.exec(input) ?? [];
    if (session === undefined || !isAlong(session)) return fetch(input, init);
    const answering = await import("./answer-along.ts").catch(() => null);
    return answering === null
      ? fetch(input, init)
      : answering.answerAlong(fetch, { session, input, init });
  };
}
