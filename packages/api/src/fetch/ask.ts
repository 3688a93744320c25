import type { ApiClient } from "../http/api-client.ts";
import type { ApiError } from "../http/api-error.ts";
import type { ApiRequest } from "../http/call-query.ts";
import { sendSignedIn } from "../http/send-signed-in.ts";
import type { Reader } from "../read/fields.ts";

export type Reply<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/**
 * Makes a call of the contract as whoever is signed in, and throws nothing. What it answers is read by `read`, and
 * complete then; without it, it is as it was sent.
 */
export async function ask(client: ApiClient, request: ApiRequest): Promise<Reply<unknown>>;
export async function ask<Data>(
  client: ApiClient,
  request: ApiRequest,
  read: Reader<Data>,
  signal?: AbortSignal,
): Promise<Reply<Data>>;
export async function ask(
  client: ApiClient,
  request: ApiRequest,
  read: Reader<unknown> = (value) => value,
  signal?: AbortSignal,
): Promise<Reply<unknown>> {
  const { data, error } = await sendSignedIn(client, request, signal);
  return error === undefined ? { data: read(data) } : { error };
}
