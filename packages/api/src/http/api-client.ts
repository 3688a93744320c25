import { apiBase } from "../contract/limits.ts";
import type { PlayService } from "../game/play-service.ts";
import type { SignInStore } from "../sign-in/sign-in-store.ts";
import type { IdempotencyKeys } from "./idempotency-keys.ts";
import { type Locks, type Refresh, createRefresh } from "./refresh.ts";
import type { Transport } from "./send.ts";

/** What the endpoints need to reach the server: one per store, so that two stores never share a sign-in. */
export interface ApiClient {
  readonly transport: Transport;
  readonly signInStore: SignInStore;
  readonly refresh: Refresh;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly onSignedOut: () => void;
  readonly now: () => number;
  /** What plays a session on this device; null where the server alone does. */
  readonly devicePlay: (session: string) => Promise<PlayService | null>;
}

interface ApiClientOptions {
  readonly signInStore: SignInStore;
  /** Called when the server says that the sign-in has ended, except when only asking who is signed in. */
  readonly onSignedOut?: () => void;
  readonly origin?: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly now?: () => number;
  readonly locks?: Locks | undefined;
  readonly devicePlay?: (client: ApiClient, session: string) => Promise<PlayService | null>;
}

const requestTimeoutMs = 20_000;

export function createApiClient({
  signInStore,
  onSignedOut = () => {},
  origin = "",
  fetch = (input, init) => globalThis.fetch(input, init),
  timeoutMs = requestTimeoutMs,
  now = Date.now,
  locks = globalThis.navigator?.locks,
  devicePlay = async () => null,
}: ApiClientOptions): ApiClient {
  const transport = { fetch, base: `${origin}${apiBase}`, timeoutMs };
  const client: ApiClient = {
    transport,
    signInStore,
    refresh: createRefresh({ transport, signInStore, locks }),
    idempotencyKeys: new Map(),
    onSignedOut,
    now,
    devicePlay: (session) => devicePlay(client, session),
  };
  return client;
}
