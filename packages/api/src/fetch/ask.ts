import type { CallId } from "../contract/index.ts";
import type { Answer } from "../http/answers.ts";
import type { ApiClient } from "../http/api-client.ts";
import type { ApiError } from "../http/api-error.ts";
import type { ApiRequest } from "../http/call-query.ts";
import { sendSignedIn } from "../http/send-signed-in.ts";

export type Reply<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/**
 * Makes a call of the contract as whoever is signed in, and throws nothing. The answer has the contract's type and is not
 * checked: `parse` of the call's own schema does that.
 */
export async function ask<Id extends CallId>(
  client: ApiClient,
  request: ApiRequest & { readonly call: Id },
  signal?: AbortSignal,
): Promise<Reply<Answer<Id>>> {
  return (await sendSignedIn(client, request, signal)) as Reply<Answer<Id>>;
}
