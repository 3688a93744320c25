import { authCalls } from "../contract/call-table/auth.ts";
import { readTokens } from "../read/tokens.ts";
import type { Session } from "../session/session.ts";
import { hasStatus } from "./api-error.ts";
import { callQuery } from "./call-query.ts";
import { type Transport, send } from "./send.ts";

export const refreshOutcomes = ["renewed", "signed-out", "failed"] as const;
/** `failed`: the server could not be asked. The tokens stay, and the next call tries again. */
export type RefreshOutcome = (typeof refreshOutcomes)[number];

/** Refreshes the session that `tokenAtSend` belonged to, unless another call or tab already has. */
export type Refresh = (tokenAtSend: string) => Promise<RefreshOutcome>;

export interface RefreshParts {
  readonly transport: Transport;
  readonly session: Session;
  /** The browser's lock manager; without one (plain http, old browsers) each tab refreshes by itself. */
  readonly locks?: Locks | undefined;
}

export type Locks = Pick<LockManager, "request" | "query">;

export const refreshLock = "katha-refresh";
/** One timed fetch under the lock. A tab that dies releases its lock, so none is ever stolen. */
export const refreshTimeoutMs = 8_000;
/** The server's answers to a refresh token that is no longer good. */
const ended = [400, 401, 422];
/** As long as the server answers the previous token with the same successor. */
const renewalMarkMs = 10_000;
const renewedLock = (token: string) => `katha-renewed-${token.slice(-24)}`;

export function createRefresh({ transport, session, locks }: RefreshParts): Refresh {
  const timed = { ...transport, timeoutMs: Math.min(transport.timeoutMs, refreshTimeoutMs) };
  let underway: Promise<RefreshOutcome> | null = null;

  async function renew(tokenAtSend: string): Promise<RefreshOutcome> {
    const before = session.readTokens();
    if (before === null) return "signed-out";
    if (before.access_token !== tokenAtSend) return "renewed";
    if (before.refresh_token === "") return end();
    if (locks && (await isMarkedRenewed(locks, tokenAtSend)) && (await sawNewTokens(tokenAtSend)))
      return outcomeElsewhere();

    const reply = await send(
      timed,
      callQuery(authCalls.refresh, { body: { refresh_token: before.refresh_token } }),
      null,
    );
    if (session.readTokens()?.refresh_token !== before.refresh_token) {
      // Someone signed in or out meanwhile: these tokens belong to the session before.
      return outcomeElsewhere();
    }
    if (reply.error) {
      const { error } = reply;
      return ended.some((status) => hasStatus(error, status)) ? end() : "failed";
    }
    const tokens = readTokens(reply.data);
    if (tokens === null) return "failed";
    const { access_token, refresh_token } = tokens;
    session.writeTokens({ access_token, refresh_token: refresh_token ?? before.refresh_token });
    if (locks) await markRenewed(locks, tokenAtSend);
    return "renewed";
  }

  function end(): RefreshOutcome {
    session.clear();
    return "signed-out";
  }

  const outcomeElsewhere = () => (session.readTokens() === null ? "signed-out" : "renewed");

  async function sawNewTokens(tokenAtSend: string): Promise<boolean> {
    const until = performance.now() + timed.timeoutMs;
    while (performance.now() < until) {
      if (session.readTokens()?.access_token !== tokenAtSend) return true;
      await pause(20);
    }
    return false;
  }

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

/**
 * Another tab can get the lock before it sees what this one wrote to the storage. A second lock, named
 * after the old token, tells that tab to wait for the new tokens.
 */
function markRenewed(locks: Locks, token: string): Promise<void> {
  return new Promise((resolve) => {
    const hold = (): Promise<void> => {
      resolve();
      return pause(renewalMarkMs);
    };
    locks.request(renewedLock(token), { mode: "shared" }, hold).catch(() => resolve());
  });
}

async function isMarkedRenewed(locks: Locks, token: string): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === renewedLock(token));
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
