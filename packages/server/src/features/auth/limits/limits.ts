import { networksOf, peopleBehindLocal, timesWider, type Networks } from "../../../lib/networks.ts";
import { Problem, tooSoon } from "../../../lib/problem.ts";
import { oneAtATime } from "../../../lib/one-at-a-time.ts";
import {
  countAttempt,
  forgetAttempts,
  recentAttempts,
  refusePaused,
  type Backoff,
  type AttemptNeeds,
  type Attempt,
} from "../../attempts/attempts.ts";

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const backoffs = {
  /** Per network address and account. */
  password: { free: 5, firstPauseMs: secondMs, longestPauseMs: 15 * minuteMs, forgetMs: hourMs },
  /** Per network address, over all accounts. */
  address: { free: 30, firstPauseMs: secondMs, longestPauseMs: 15 * minuteMs, forgetMs: hourMs },
  /** Per account, over all addresses: three codes in a million are right. */
  code: { free: 10, firstPauseMs: 10 * secondMs, longestPauseMs: hourMs, forgetMs: 24 * hourMs },
  /** Per network address and account: second steps started by somebody who knows the password. */
  secondStep: {
    free: 30,
    firstPauseMs: secondMs,
    longestPauseMs: 15 * minuteMs,
    forgetMs: hourMs,
  },
  newAccount: { free: 10, firstPauseMs: 10 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  /** Nothing can be guessed by beginning, so it is only slowed down. */
  openId: { free: 60, firstPauseMs: secondMs, longestPauseMs: minuteMs, forgetMs: 10 * minuteMs },
  link: { free: 10, firstPauseMs: 5 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
  linkTo: { free: 3, firstPauseMs: 30 * secondMs, longestPauseMs: hourMs, forgetMs: hourMs },
} as const satisfies Record<string, Backoff>;

/**
 * Failed attempts after which an account counts as under attack, and each new address gets one free attempt instead
 * of five.
 */
const attackedAfter = 30;
/** After this many failed attempts by strangers, only known browsers may try for a day. */
const ceiling = 100;
const anywhereRule = {
  free: ceiling - 1,
  firstPauseMs: 24 * hourMs,
  longestPauseMs: 24 * hourMs,
  forgetMs: 24 * hourMs,
};
const byAddress = ({ isLocal }: Networks, rule: Backoff): Backoff =>
  isLocal ? { ...rule, free: rule.free * peopleBehindLocal } : rule;

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** Attempts that could not be checked, because the server was busy, do not count. */
async function checked(attempts: readonly Attempt[], isRight: () => Promise<boolean>) {
  try {
    return await isRight();
  } catch (error) {
    for (const attempt of attempts) await attempt.takeBack();
    throw error;
  }
}

interface Guess {
  address: string;
  /** The account's id, so that username and email count together; for an unknown account, what was typed. */
  account: string;
  /** The browser's id, if the account has signed in there before. */
  browser: string | null;
}

type GuessedAccount = Pick<Guess, "address" | "account">;

/** Applies to everyone who enters codes for the account; recovery codes and passkeys still work. */
function asTooManyCodes(error: unknown): unknown {
  if (!(error instanceof Problem) || error.status !== 429) return error;
  const why = "Too many wrong codes for this account.";
  const instead = "or use a recovery code or a passkey";
  return tooSoon("too_many_codes", why, Number(error.fields["retry_after"]), instead);
}

function browserUnknown(): Problem {
  const detail =
    "Somebody has been guessing at this password, so only browsers that have signed in before may try it just now. If the account is yours, ask for a link by email: it lets this browser try.";
  return new Problem(403, "browser_unknown", detail);
}

/**
 * Limits on guesses and on what they cost; how much one may ask for is in `http/budgets`. Each counts what one caller did,
 * never what others did: an account under attack gets stricter for strangers, but nobody can lock another user out.
 */
export function createLimits(needs: AttemptNeeds) {
  const serialised = oneAtATime();
  const count = (what: string[], rule: Backoff) => countAttempt(needs, what, rule);

  /** Counts for the address, and for the /48 around it. */
  async function countFrom(networks: Networks, what: string[], rule: Backoff): Promise<Attempt> {
    const { network, wider } = networks;
    const here = await count([...what, network], rule);
    if (wider === null) return here;
    const around = await count([...what, wider], { ...rule, free: rule.free * timesWider });
    const both = [here, around];
    return {
      count: here.count,
      takeBack: async () => void (await Promise.all(both.map((one) => one.takeBack()))),
      forget: async () => {
        await here.forget();
        await around.takeBack();
      },
    };
  }

  function countCaller(address: string, what: string[], rule: Backoff): Promise<Attempt> {
    const networks = networksOf(address);
    return countFrom(networks, what, byAddress(networks, rule));
  }

  async function refuseFrom(address: string, what: string): Promise<void> {
    const { network, wider } = networksOf(address);
    await refusePaused(needs, [what, network]);
    if (wider !== null) await refusePaused(needs, [what, wider]);
  }

  async function countStranger(networks: Networks, account: string): Promise<Attempt[]> {
    const anywhere = ["password", account];
    const failed = await recentAttempts(needs, anywhere, anywhereRule);
    if (failed >= ceiling) throw browserUnknown();
    const rule = { ...backoffs.password, ...(failed >= attackedAfter && { free: 1 }) };
    return [
      await countFrom(networks, anywhere, rule),
      await countFrom(networks, ["passwords"], byAddress(networks, backoffs.address)),
      // Counted again, in one statement: even of a thousand simultaneous guesses, no more are checked.
      await count(anywhere, anywhereRule).catch((error: unknown) => {
        throw error instanceof Problem && error.status === 429 ? browserUnknown() : error;
      }),
    ];
  }

  return {
    /** The pauses of an address that are known before a body says whose account it is about. */
    before: {
      password: (address: string) => refuseFrom(address, "passwords"),
      link: (address: string, purpose: string) => refuseFrom(address, purpose),
      proof: (address: string) => refuseFrom(address, "proof"),
      ownPassword: (signInId: string) => refusePaused(needs, ["own password", signInId]),
    },

    /**
     * Counts an attempt at a password and returns whether it was right. Attempts at one account from one address run
     * one after another, so that parallel correct ones are not taken for guesses. A browser in which the account has
     * signed in before is counted separately, so that strangers do not affect it.
     */
    password({ address, account, browser }: Guess, isRight: () => Promise<boolean>) {
      const networks = networksOf(address);
      const who = folded(account);
      const from = browser ?? networks.network;
      return serialised(JSON.stringify([who, from]), async () => {
        const attempts = browser
          ? [await count(["password in a browser", who, browser], backoffs.password)]
          : await countStranger(networks, who);
        if (!(await checked(attempts, isRight))) return false;
        const [here, ...others] = attempts;
        await here?.forget();
        for (const attempt of others) await attempt.takeBack();
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

    secondStep: (address: string, account: string) =>
      countCaller(address, ["second step", account], backoffs.secondStep),

    /**
     * Six digits can be guessed, so attempts are also counted per account over all addresses. A user who has to wait
     * because of that has recovery codes and passkeys.
     */
    secondFactorCode({ address, account }: GuessedAccount, isRight: () => Promise<boolean>) {
      return serialised(JSON.stringify(["code", account]), async () => {
        const networks = networksOf(address);
        const here = await countFrom(networks, ["code", account], backoffs.password);
        const anywhere = await count(["code", account], backoffs.code).catch(
          async (error: unknown) => {
            await here.takeBack();
            throw asTooManyCodes(error);
          },
        );
        if (!(await checked([here, anywhere], isRight)))
          return { isRight: false, wrongInARow: anywhere.count };
        await here.forget();
        await anywhere.forget();
        return { isRight: true, wrongInARow: 0 };
      });
    },

    /** Recovery codes and passkeys cannot be guessed: this only limits the work, and only for the caller. */
    secondFactorKey({ address, account }: GuessedAccount, isRight: () => Promise<boolean>) {
      const { network } = networksOf(address);
      return serialised(JSON.stringify(["key", account, network]), async () => {
        const here = await countCaller(address, ["key", account], backoffs.password);
        if (!(await checked([here], isRight))) return false;
        await here.forget();
        return true;
      });
    },

    /** After a proof of ownership, earlier failed attempts from the same address no longer count. */
    async forgetPasswordAttempts(address: string, account: string): Promise<void> {
      await forgetAttempts(needs, ["password", folded(account), networksOf(address).network]);
    },

    newAccount: (address: string) => countCaller(address, ["new account"], backoffs.newAccount),

    /** Sign-ins begun at a provider: each is a request to it, and a row here. */
    openId: (address: string) => countCaller(address, ["openid"], backoffs.openId),

    async link(address: string, purpose: string, email: string): Promise<void> {
      await count([purpose, networksOf(address).network, folded(email)], backoffs.linkTo);
      await countCaller(address, [purpose], backoffs.link);
    },

    /** For tokens that cannot be guessed: only limits the work that bad ones cause. */
    proof: (address: string) => countCaller(address, ["proof"], backoffs.address),
  };
}

export type Limits = ReturnType<typeof createLimits>;
