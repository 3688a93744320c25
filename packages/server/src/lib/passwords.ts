import { hash, verify } from "@node-rs/argon2";

/** argon2id is the library's default algorithm; cost as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(hashed, password);
}
