import { BlockList, isIP, isIPv6 } from "node:net";
import { oneAtATime } from "./one-at-a-time.ts";
import {
  countAttempt,
  forgetAttempts,
  recentAttempts,
  type Backoff,
  type AttemptNeeds,
  type Attempt,
} from "./attempts.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const backoffs = {
  /** Per network address and account. */
  password: { free: 5, firstPauseMs: secondMs, longestPauseMs: 15 * minuteMs, forgetMs: hourMs },
  /** Per network address, over all accounts. */
  address: { free: 30, firstPauseMs: secondMs, longestPauseMs: 15 * minuteMs, forgetMs: hourMs },
  newAccount: { free: 10, firstPauseMs: 10 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  link: { free: 10, firstPauseMs: 5 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  /** Per author. */
  shareLink: { free: 20, firstPauseMs: 5 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  /** Per author: each is a request to a model provider. */
  suggestion: { free: 30, firstPauseMs: 10 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  /** Per author: each keeps two cores busy for a moment. */
  paintedCovers: {
    free: 20,
    firstPauseMs: 10 * secondMs,
    longestPauseMs: 10 * minuteMs,
    forgetMs: hourMs,
  },
  /** Per author: steps of a test play with a model. */
  trial: { free: 60, firstPauseMs: 5 * secondMs, longestPauseMs: 10 * minuteMs, forgetMs: hourMs },
  linkTo: { free: 3, firstPauseMs: 30 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
} as const satisfies Record<string, Backoff>;

/**
 * Failed attempts after which an account counts as under attack, and each new address gets one free attempt instead
 * of five.
 */
const attackedAfter = 30;
const neverPauses = { free: 1_000_000_000, firstPauseMs: 0, longestPauseMs: 0, forgetMs: hourMs };

const local = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  local.addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const) {
  local.addSubnet(net, bits, "ipv6");
}

/**
 * One private address can be many people: a household, or all visitors behind a proxy that does not forward theirs.
 */
const peopleBehindLocal = 50;

/** An IPv6 customer has a whole /64, so that counts as one address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const gap = plain.includes("::") ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: gap }, () => "0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

function isLocal(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(plain) !== 0 && local.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

function byAddress(address: string, rule: Backoff): Backoff {
  return isLocal(address) ? { ...rule, free: rule.free * peopleBehindLocal } : rule;
}

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** Attempts that could not be checked, because the server was busy, do not count. */
async function checked(
  tries: readonly Attempt[],
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await isRight();
  } catch (error) {
    for (const attempt of tries) await attempt.takeBack();
    throw error;
  }
}

/**
 * Rate limits. Each counts what one caller did, never what others did: an account under attack gets stricter for
 * strangers, but nobody can lock another user out.
 */
export function createLimits(needs: AttemptNeeds) {
  const serialised = oneAtATime();
  const count = (what: string[], rule: Backoff) => countAttempt(needs, what, rule);

  return {
    /**
     * Counts an attempt at a password and returns whether it was right. Attempts at one account from one address run
     * one after the other, so that parallel right ones are not taken for guesses.
     */
    password(address: string, identifier: string, isRight: () => Promise<boolean>) {
      const network = networkOf(address);
      const account = folded(identifier);
      const anywhere = ["password", account];
      return serialised(JSON.stringify([account, network]), async () => {
        const isAttacked = (await recentAttempts(needs, anywhere, neverPauses)) >= attackedAfter;
        const rule = { ...backoffs.password, ...(isAttacked && { free: 1 }) };
        const here = await count(["password", account, network], rule);
        const fromHere = await count(["passwords", network], byAddress(address, backoffs.address));
        const atAll = await count(anywhere, neverPauses);
        if (!(await checked([here, fromHere, atAll], isRight))) return false;
        await here.forget();
        await fromHere.takeBack();
        await atAll.takeBack();
        return true;
      });
    },

    /** The same for a signed-in user who confirms the password. */
    ownPassword: (signInId: string, isRight: () => Promise<boolean>) =>
      serialised(signInId, async () => {
        const attempt = await count(["own password", signInId], backoffs.password);
        if (!(await checked([attempt], isRight))) return false;
        await attempt.forget();
        return true;
      }),

    /** After a proof of ownership, earlier failed attempts from the same address no longer count. */
    async welcomeBack(address: string, identifiers: readonly string[]): Promise<void> {
      for (const identifier of identifiers) {
        const what = ["password", folded(identifier), networkOf(address)];
        await forgetAttempts(needs, what);
      }
    },

    newAccount: (address: string) =>
      count(["new account", networkOf(address)], byAddress(address, backoffs.newAccount)),

    async link(address: string, purpose: string, email: string): Promise<void> {
      const network = networkOf(address);
      await count([purpose, network, folded(email)], backoffs.linkTo);
      await count([purpose, network], byAddress(address, backoffs.link));
    },

    shareLink: (userId: string) => count(["share link", userId], backoffs.shareLink),

    suggestion: (userId: string) => count(["suggestion", userId], backoffs.suggestion),
    paintedCovers: (userId: string) => count(["painted covers", userId], backoffs.paintedCovers),
    trial: (userId: string) => count(["trial", userId], backoffs.trial),

    /** For tokens that cannot be guessed: limits the work that bad ones cause. */
    proof: (address: string) =>
      count(["proof", networkOf(address)], byAddress(address, backoffs.address)),
  };
}

export type Limits = ReturnType<typeof createLimits>;
