import { hash, verify } from "@node-rs/argon2";
import { Problem } from "./problem.ts";

/** argon2id is the library's default algorithm; cost as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(hashed, password);
}

/** Where passwords are hashed and compared. Each costs memory and time, so only some are at work at once. */
export interface PasswordDesk {
  hash(password: string): Promise<string>;
  /** Without a hash to compare with it takes as long, and says no. */
  matches(password: string, hashed: string | null | undefined): Promise<boolean>;
}

export interface DeskOptions {
  hash?: (password: string) => Promise<string>;
  isPassword?: (password: string, hashed: string) => Promise<boolean>;
  atOnce?: number;
  mostWaiting?: number;
}

/** Of a password that nobody knows, at today's cost. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$InIjbYWXII2jZCGi1ZkG/g$/sdZ2v5z3WTCup9gnYexkYWxIund5rF7VH20tlm27EE";

export function openPasswordDesk(options: DeskOptions = {}): PasswordDesk {
  const { hash: hashed = hashPassword, isPassword: matches = isPassword } = options;
  const inTurn = takeTurns(options.atOnce ?? 2, options.mostWaiting ?? 200);

  return {
    hash: (password) => inTurn(() => hashed(password)),
    matches: async (password, known) => {
      const isRight = await inTurn(() => matches(password, known ?? nobodysHash));
      return isRight && known != null;
    },
  };
}

const tooMany = () =>
  new Problem(
    503,
    "too_many_sign_ins",
    "Many people are signing in at once. Try again in a moment.",
    {
      headers: { "retry-after": "5" },
    },
  );

function takeTurns(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let working = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (working < atOnce) working += 1;
    else {
      if (waiting.length >= mostWaiting) throw tooMany();
      // Whoever finishes hands on the turn, so `working` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
