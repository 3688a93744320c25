/** Set by `offline/worker.js` on copies that it serves in place of the server's answer. */
const keptMark = "x-katha-kept";
const nextLookMs = 5_000;

/**
 * A `fetch` that reports whether the server answered. While it does not, the server is polled: an idle reader causes no
 * other request, so the notice would never go away. `origin` is the client's.
 */
export function watchedFetch(onChange: (isReached: boolean) => void, origin = ""): typeof fetch {
  let isReached = true;
  let nextLook: ReturnType<typeof setTimeout> | undefined;

  function note(isUp: boolean): void {
    if (isUp === isReached) return;
    isReached = isUp;
    onChange(isUp);
    if (isUp) clearTimeout(nextLook);
    else lookLater();
  }

  function lookLater(): void {
    nextLook = setTimeout(() => void lookAgain(), nextLookMs);
  }

  async function lookAgain(): Promise<void> {
    const own = nextLook;
    try {
      const { ok } = await globalThis.fetch(`${origin}/healthz`, { cache: "no-store" });
      if (ok) return note(true);
    } catch {
      // Still unreachable.
    }
    // Another call may have been answered meanwhile.
    if (own === nextLook && !isReached) lookLater();
  }

  return async (input, init) => {
    try {
      const answer = await globalThis.fetch(input, init);
      note(!answer.headers.has(keptMark));
      return answer;
    } catch (error) {
      // Anything else is an aborted request.
      if (error instanceof TypeError) note(false);
      throw error;
    }
  };
}
