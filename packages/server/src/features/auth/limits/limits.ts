import { BlockList, isIP, isIPv6 } from "node:net";
import { oneAtATime } from "./one-at-a-time.ts";
import {
  countTry,
  forgetTries,
  triesSoFar,
  type Patience,
  type TriesNeeds,
  type Tried,
} from "./tries.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const patience = {
  /** From one address at one account. */
  password: { free: 5, firstPauseMs: secondMs, longestPauseMs: 15 * minuteMs, forgetMs: hourMs },
  /** From one address at all accounts together. */
  address: { free: 30, firstPauseMs: secondMs, longestPauseMs: 15 * minuteMs, forgetMs: hourMs },
  newAccount: { free: 10, firstPauseMs: 10 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  link: { free: 10, firstPauseMs: 5 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  /** By one author. */
  shareLink: { free: 20, firstPauseMs: 5 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  /** By one author: each is a request to somebody's model. */
  suggestion: { free: 30, firstPauseMs: 10 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  /** By one author: each keeps two cores busy for a moment. */
  paintedCovers: {
    free: 20,
    firstPauseMs: 10 * secondMs,
    longestPauseMs: 10 * minuteMs,
    forgetMs: hourMs,
  },
  /** By one author: so many steps of a test play with a model, and then a breath between them. */
  trial: { free: 60, firstPauseMs: 5 * secondMs, longestPauseMs: 10 * minuteMs, forgetMs: hourMs },
  linkTo: { free: 3, firstPauseMs: 30 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
} as const satisfies Record<string, Patience>;

/** From here on an account counts as attacked, and strangers get one free try each instead of five. */
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

/** Behind a local address stand many people: a household, or all visitors of a proxy that does not name them. */
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

function byAddress(address: string, rule: Patience): Patience {
  return isLocal(address) ? { ...rule, free: rule.free * peopleBehindLocal } : rule;
}

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** A try that we could not judge, because too many were waiting, does not count. */
async function judged(tries: readonly Tried[], isRight: () => Promise<boolean>): Promise<boolean> {
  try {
    return await isRight();
  } catch (error) {
    for (const tried of tries) await tried.takeBack();
    throw error;
  }
}

/**
 * Limits on what one may try. Each counts what the asker did, never what others did: an account under attack gives
 * strangers less, but nobody can use up another's tries, so nobody can lock another out.
 */
export function createLimits(needs: TriesNeeds) {
  const inTurn = oneAtATime();
  const count = (what: string[], rule: Patience) => countTry(needs, what, rule);

  return {
    /**
     * Lets somebody try a password, and answers whether it was right. Tries at one account from one address wait for
     * each other, so that many right ones at once are not taken for guesses.
     */
    password(address: string, identifier: string, isRight: () => Promise<boolean>) {
      const network = networkOf(address);
      const account = folded(identifier);
      const anywhere = ["password", account];
      return inTurn(JSON.stringify([account, network]), async () => {
        const isAttacked = (await triesSoFar(needs, anywhere, neverPauses)) >= attackedAfter;
        const rule = { ...patience.password, ...(isAttacked && { free: 1 }) };
        const here = await count(["password", account, network], rule);
        const fromHere = await count(["passwords", network], byAddress(address, patience.address));
        const atAll = await count(anywhere, neverPauses);
        if (!(await judged([here, fromHere, atAll], isRight))) return false;
        await here.forget();
        await fromHere.takeBack();
        await atAll.takeBack();
        return true;
      });
    },

    /** The same for somebody who is signed in and asked once more. */
    ownPassword: (signInId: string, isRight: () => Promise<boolean>) =>
      inTurn(signInId, async () => {
        const tried = await count(["own password", signInId], patience.password);
        if (!(await judged([tried], isRight))) return false;
        await tried.forget();
        return true;
      }),

    /** Who proved to own the account need not wait for what others tried from the same place. */
    async welcomeBack(address: string, identifiers: readonly string[]): Promise<void> {
      for (const identifier of identifiers) {
        const what = ["password", folded(identifier), networkOf(address)];
        await forgetTries(needs, what);
      }
    },

    newAccount: (address: string) =>
      count(["new account", networkOf(address)], byAddress(address, patience.newAccount)),

    async link(address: string, purpose: string, email: string): Promise<void> {
      const network = networkOf(address);
      await count([purpose, network, folded(email)], patience.linkTo);
      await count([purpose, network], byAddress(address, patience.link));
    },

    shareLink: (userId: string) => count(["share link", userId], patience.shareLink),

    suggestion: (userId: string) => count(["suggestion", userId], patience.suggestion),
    paintedCovers: (userId: string) => count(["painted covers", userId], patience.paintedCovers),
    trial: (userId: string) => count(["trial", userId], patience.trial),

    /** Of proofs that nobody can guess: a bad one costs us work, no account. */
    proof: (address: string) =>
      count(["proof", networkOf(address)], byAddress(address, patience.address)),
  };
}

export type Limits = ReturnType<typeof createLimits>;
