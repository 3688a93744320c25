import { type ApiError, httpError, silentError } from "./api-error.ts";
import type { Method } from "./contract/call.ts";

/** One call on the wire; `path` stands below /api/v1. */
export interface Ask {
  readonly path: string;
  readonly method?: Method;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where an answer may take longer than others. */
  readonly patienceMs?: number;
}

export type Reply =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

export interface Wire {
  readonly fetch: typeof fetch;
  /** `/api/v1`, or with an origin before it where there is no page to be relative to. */
  readonly base: string;
  readonly timeoutMs: number;
}

export async function send(
  wire: Wire,
  ask: Ask,
  accessToken: string | null,
  signal?: AbortSignal,
): Promise<Reply> {
  const deadline = AbortSignal.timeout(ask.patienceMs ?? wire.timeoutMs);
  try {
    const response = await wire.fetch(addressOf(wire.base, ask), {
      method: ask.method ?? "GET",
      headers: headersOf(ask, accessToken),
      body: bodyOf(ask),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    return await read(response);
  } catch {
    if (signal?.aborted) return { error: silentError("aborted") };
    return { error: silentError(deadline.aborted ? "timeout" : "network") };
  }
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  const body = parse(text);
  if (!response.ok) {
    return { error: httpError(response.status, body, response.headers.get("x-request-id")) };
  }
  if (text === "") return { data: null };
  return body === undefined ? { error: silentError("schema", "not_json") } : { data: body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function addressOf(base: string, { path, query = {} }: Ask): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${base}${path}?${search}` : `${base}${path}`;
}

function bodyOf({ body, file }: Ask): BodyInit | null {
  if (file) return file;
  return body === undefined ? null : JSON.stringify(body);
}

export function headersOf(ask: Ask, accessToken: string | null): Record<string, string> {
  return {
    accept: "application/json",
    ...(ask.body === undefined ? {} : { "content-type": "application/json" }),
    ...(ask.file && { "content-type": ask.file.type || "application/octet-stream" }),
    ...(accessToken === null ? {} : signedIn(accessToken)),
    ...ask.headers,
  };
}

/** The server ends the player's day at the midnight of this zone. */
function signedIn(accessToken: string): Record<string, string> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { authorization: `Bearer ${accessToken}`, "x-time-zone": timeZone };
}
