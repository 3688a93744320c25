import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "./limit-concurrency.ts";
import { Problem } from "./problem.ts";

/** argon2id is the library's default; costs as OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Before the hash of a password that Katha made up and printed: whoever reads its log knows that one. */
export const printedMark = "printed:";

export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(
    hashed.startsWith(printedMark) ? hashed.slice(printedMark.length) : hashed,
    password,
  );
}

/** Hashes and verifies passwords. Each costs memory and time, so concurrency is limited. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash it takes just as long, and returns false. */
  matches(password: string, hashed: string | null | undefined): Promise<boolean>;
}

interface HasherOptions {
  hash?: (password: string) => Promise<string>;
  isPassword?: (password: string, hashed: string) => Promise<boolean>;
  atOnce?: number;
  mostWaiting?: number;
}

/** The hash of an unknown password, at the current cost. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$InIjbYWXII2jZCGi1ZkG/g$/sdZ2v5z3WTCup9gnYexkYWxIund5rF7VH20tlm27EE";

export function createPasswordHasher(options: HasherOptions = {}): PasswordHasher {
  const { hash: hashed = hashPassword, isPassword: matches = isPassword } = options;
  const limited = limitConcurrency(options.atOnce ?? 2, {
    most: options.mostWaiting ?? 200,
    refuse: tooManySignIns,
  });

  return {
    hash: (password) => limited(() => hashed(password)),
    matches: async (password, known) => {
      const isRight = await limited(() => matches(password, known ?? nobodysHash));
      return isRight && known != null;
    },
  };
}

const tooManySignIns = () =>
  new Problem(
    503,
    "too_many_sign_ins",
    "Many people are signing in at once. Try again in a moment.",
    {
      headers: { "retry-after": "5" },
    },
  );
