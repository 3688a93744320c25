import { hasStatus } from "./api-error.ts";
import { type Wire, send } from "./send.ts";
import type { Session, Tokens } from "./session.ts";

export const refreshOutcomes = ["renewed", "signed-out", "failed"] as const;
/** `failed` means that nobody knows: the tokens stay, and the next call tries again. */
export type RefreshOutcome = (typeof refreshOutcomes)[number];

/** Renews the session that `tokenAtSend` belonged to, unless somebody already has. */
export type Refresh = (tokenAtSend: string) => Promise<RefreshOutcome>;

export interface RefreshParts {
  readonly wire: Wire;
  readonly session: Session;
  /** The browser's lock manager; without one (plain http, old browsers) each tab looks after itself. */
  readonly locks?: Locks | undefined;
}

export type Locks = Pick<LockManager, "request" | "query">;

export const refreshLock = "katha-refresh";
/** One timed fetch under the lock; a tab that dies gives its lock back, so nobody steals. */
export const refreshTimeoutMs = 8_000;
/** As long as the server answers the token before with the same successor. */
const renewalToldMs = 10_000;
const renewalLock = (token: string) => `katha-renewed-${token.slice(-24)}`;

export function createRefresh({ wire, session, locks }: RefreshParts): Refresh {
  const timed = { ...wire, timeoutMs: Math.min(wire.timeoutMs, refreshTimeoutMs) };
  let underway: Promise<RefreshOutcome> | null = null;

  async function renew(tokenAtSend: string): Promise<RefreshOutcome> {
    const before = session.readTokens();
    if (before === null) return "signed-out";
    if (before.access_token !== tokenAtSend) return "renewed";
    if (locks && (await hasRenewed(locks, tokenAtSend)) && (await newsSeen(tokenAtSend)))
      return outcomeOfOthers();

    const reply = await send(timed, refreshCall(before), null);
    if (session.readTokens()?.refresh_token !== before.refresh_token) {
      // Someone signed in or out while we waited; what we were given is no longer theirs.
      return outcomeOfOthers();
    }
    if (reply.error) {
      if (!hasStatus(reply.error, 400) && !hasStatus(reply.error, 401)) return "failed";
      session.clear();
      return "signed-out";
    }
    const tokens = tokensFrom(reply.data, before);
    if (tokens === null) return "failed";
    session.writeTokens(tokens);
    if (locks) await tellOfRenewal(locks, tokenAtSend);
    return "renewed";
  }

  const outcomeOfOthers = () => (session.readTokens() === null ? "signed-out" : "renewed");

  async function newsSeen(tokenAtSend: string): Promise<boolean> {
    const until = performance.now() + timed.timeoutMs;
    while (performance.now() < until) {
      if (session.readTokens()?.access_token !== tokenAtSend) return true;
      await passing(20);
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
 * What a tab writes to the storage may reach another tab after the lock does. Locks come in order, so a
 * second one tells that this token has been renewed; what it was renewed to is then on its way.
 */
function tellOfRenewal(locks: Locks, token: string): Promise<void> {
  return new Promise((told) => {
    const hold = (): Promise<void> => {
      told();
      return passing(renewalToldMs);
    };
    locks.request(renewalLock(token), { mode: "shared" }, hold).catch(() => told());
  });
}

async function hasRenewed(locks: Locks, token: string): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === renewalLock(token));
}

const passing = (milliseconds: number) =>
  new Promise<void>((pass) => {
    setTimeout(pass, milliseconds);
  });

function refreshCall({ refresh_token }: Tokens) {
  return { path: "/auth/refresh", method: "POST", body: { refresh_token } } as const;
}

/** The answer carries the tokens at top level or under `tokens`; a server that does not rotate sends no new refresh token. */
function tokensFrom(answer: unknown, before: Tokens): Tokens | null {
  const outer = (answer ?? {}) as Partial<Tokens> & { tokens?: Partial<Tokens> };
  const { access_token, refresh_token = before.refresh_token } = outer.tokens ?? outer;
  return typeof access_token === "string" ? { access_token, refresh_token } : null;
}
