import type { ApiRequest } from "./call-query.ts";
import { newKey } from "./new-key.ts";

/** The keys of requests that were not answered yet, by what these ask for. */
export type IdempotencyKeys = Map<string, string>;

const asks = ({ url, body }: ApiRequest) => JSON.stringify([url, body]);

/** A request that is repeated before it was answered keeps its key, so that the server does it once. */
export function withKey(request: ApiRequest, keys: IdempotencyKeys): ApiRequest {
  const key = keys.get(asks(request)) ?? newKey();
  keys.set(asks(request), key);
  return { ...request, headers: { ...request.headers, "idempotency-key": key } };
}

export function forgetKey(request: ApiRequest, keys: IdempotencyKeys): void {
  keys.delete(asks(request));
}
