import { refreshCalls } from "../contract/call-table/refresh.ts";
import { readTokens } from "../read/tokens.ts";
import type { SignInStore } from "../sign-in/sign-in-store.ts";
import { hasStatus } from "./api-error.ts";
import { callQuery } from "./call-query.ts";
import { type Transport, send } from "./send.ts";

/**
 * - `ended`: the sign-in is no longer good, and is forgotten.
 * - `left`: nobody is signed in any more, because the reader signed out meanwhile, here or in another tab.
 * - `failed`: the server could not be asked. The tokens stay, and the next call tries again.
 */
export type RefreshOutcome = "renewed" | "ended" | "left" | "failed";

/**
 * Refreshes the sign-in that `tokenAtSend` belonged to, unless another call or tab already has. Two tabs may both do so if
 * one gets the lock before it sees what the other wrote: the server answers both with the same tokens.
 */
export type Refresh = (tokenAtSend: string) => Promise<RefreshOutcome>;

interface RefreshParts {
  readonly transport: Transport;
  readonly signInStore: SignInStore;
  /** The browser's lock manager; without one (plain http, old browsers) each tab refreshes by itself. */
  readonly locks?: Locks | undefined;
}

export type Locks = Pick<LockManager, "request">;

const refreshLock = "katha-refresh";
/** One timed fetch under the lock. A tab that dies releases its lock, so none is ever stolen. */
const refreshTimeoutMs = 8_000;
/** The server's answers to a refresh token that is no longer good. */
const ended = [400, 401, 422];

export function createRefresh({ transport, signInStore, locks }: RefreshParts): Refresh {
  const timed = { ...transport, timeoutMs: Math.min(transport.timeoutMs, refreshTimeoutMs) };
  let underway: Promise<RefreshOutcome> | null = null;

  async function renew(tokenAtSend: string): Promise<RefreshOutcome> {
    const before = signInStore.readTokens();
    if (before === null) return "left";
    if (before.accessToken !== tokenAtSend) return "renewed";
    if (before.refreshToken === "") return end();

    const reply = await send(
      timed,
      callQuery(refreshCalls.refresh, { body: { refreshToken: before.refreshToken } }),
      null,
    );
    if (signInStore.readTokens()?.refreshToken !== before.refreshToken) {
      // Someone signed in or out meanwhile: these tokens belong to the sign-in before.
      return outcomeElsewhere();
    }
    if (reply.error) {
      const { error } = reply;
      return ended.some((status) => hasStatus(error, status)) ? end() : "failed";
    }
    const tokens = readTokens(reply.data);
    if (tokens === null) return "failed";
    const { accessToken, refreshToken } = tokens;
    signInStore.writeTokens({ accessToken, refreshToken: refreshToken ?? before.refreshToken });
    return "renewed";
  }

  function end(): RefreshOutcome {
    signInStore.clear();
    return "ended";
  }

  const outcomeElsewhere = () => (signInStore.readTokens() === null ? "left" : "renewed");

  async function underLock(tokenAtSend: string): Promise<RefreshOutcome> {
    if (!locks) return renew(tokenAtSend);
    const patience = AbortSignal.timeout(2 * refreshTimeoutMs);
    try {
      return await locks.request(refreshLock, { signal: patience }, () => renew(tokenAtSend));
    } catch {
      return "failed";
    }
  }

  return (tokenAtSend) => {
    underway ??= underLock(tokenAtSend).finally(() => {
      underway = null;
    });
    return underway;
  };
}
