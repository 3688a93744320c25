import type { ApiRequest } from "./call-query.ts";
import { newKey } from "./new-key.ts";

/** Of each call the last request that has not succeeded. */
export type IdempotencyKeys = Map<string, { readonly asks: string; readonly key: string }>;

const asks = ({ url, body }: ApiRequest) => JSON.stringify([url, body]);

/** A request that is repeated before it succeeded keeps its key, so that the server does it once. */
export function withKey(request: ApiRequest, keys: IdempotencyKeys): ApiRequest {
  const asked = asks(request);
  const last = keys.get(request.call);
  const key = last?.asks === asked ? last.key : newKey();
  keys.set(request.call, { asks: asked, key });
  return { ...request, headers: { ...request.headers, "idempotency-key": key } };
}

export function forgetKey(request: ApiRequest, keys: IdempotencyKeys): void {
  if (keys.get(request.call)?.asks === asks(request)) keys.delete(request.call);
}
