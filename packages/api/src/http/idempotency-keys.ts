import type { ApiRequest } from "./call-query.ts";
import { newKey } from "./new-key.ts";

export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>;

/** A request that is repeated before it was answered keeps its key, so that the server does it once. */
export function createIdempotencyKeys() {
  /** Of each call, the last request that was not answered. */
  const unanswered = new Map<string, { readonly text: string; readonly key: string }>();
  const textOf = ({ url, body }: ApiRequest) => JSON.stringify([url, body]);
  return {
    keyOf(request: ApiRequest): string {
      const text = textOf(request);
      const last = unanswered.get(request.call);
      if (last?.text === text) return last.key;
      const key = newKey();
      unanswered.set(request.call, { text, key });
      return key;
    },
    forget(request: ApiRequest): void {
      if (unanswered.get(request.call)?.text === textOf(request)) unanswered.delete(request.call);
    },
  };
}
