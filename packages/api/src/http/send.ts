import { type ApiError, httpError, silentError } from "./api-error.ts";
import type { ApiRequest } from "./call-query.ts";

export type ApiReply =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

export interface Transport {
  readonly fetch: typeof fetch;
  /** `/api/v1`, with an origin where there is no page to be relative to. */
  readonly base: string;
  readonly timeoutMs: number;
}

export async function send(
  transport: Transport,
  request: ApiRequest,
  accessToken: string | null,
  signal?: AbortSignal,
): Promise<ApiReply> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? transport.timeoutMs);
  try {
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const response = await fetchRequest(transport, request, accessToken, either);
    return await read(request, response);
  } catch {
    if (signal?.aborted) return { error: silentError("aborted") };
    return { error: silentError(timeout.aborted ? "timeout" : "network") };
  }
}

export function fetchRequest(
  { fetch, base }: Transport,
  request: ApiRequest,
  accessToken: string | null,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${base}${request.url}`, {
    method: request.method,
    headers: headersOf(request, accessToken),
    body: bodyOf(request),
    signal,
  });
}

async function read(request: ApiRequest, response: Response): Promise<ApiReply> {
  const text = await response.text();
  const body = parse(text);
  if (!response.ok) {
    return { error: httpError(response.status, body, response.headers.get("x-request-id")) };
  }
  if (request.isEntity && (text === "" || isEmptyAnswer(body))) {
    return { error: silentError("schema", "empty_answer") };
  }
  if (text === "") return { data: null };
  return body === undefined ? { error: silentError("schema", "not_json") } : { data: body };
}

export function isEmptyAnswer(body: unknown): boolean {
  return body === null || (typeof body === "object" && Object.keys(body).length === 0);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function bodyOf({ body, file }: ApiRequest): BodyInit | null {
  if (file) return file;
  return body === undefined ? null : JSON.stringify(body);
}

function headersOf(request: ApiRequest, accessToken: string | null): Record<string, string> {
  return {
    accept: "application/json",
    ...(request.body === undefined ? {} : { "content-type": "application/json" }),
    ...(request.file && { "content-type": request.file.type || "application/octet-stream" }),
    ...(accessToken === null ? {} : signedIn(accessToken)),
    ...request.headers,
  };
}

/** The server ends the player's day at midnight in this time zone. */
function signedIn(accessToken: string): Record<string, string> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { authorization: `Bearer ${accessToken}`, "x-time-zone": timeZone };
}
