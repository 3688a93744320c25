import type { ApiRequest } from "./call-query.ts";
import { newKey } from "./new-key.ts";

/** Of each call the last request that has not succeeded. */
export type IdempotencyKeys = Map<string, { readonly asks: string; readonly key: string }>;

const asks = ({ url, body }: ApiRequest) => JSON.stringify([url, body]);

/** A request that is repeated before it succeeded keeps its key, so that the server does it once. */
export function withKey(request: ApiRequest, keys: IdempotencyKeys): ApiRequest {
  const last = keys.get(request.call);
  const kept = last?.asks === asks(request) ? last : { asks: asks(request), key: newKey() };
  keys.set(request.call, kept);
  return { ...request, headers: { ...request.headers, "idempotency-key": kept.key } };
}

export function forgetKey(request: ApiRequest, keys: IdempotencyKeys): void {
  if (keys.get(request.call)?.asks === asks(request)) keys.delete(request.call);
}
