import { hash } from "@node-rs/argon2";
import { createPasswordHasher } from "../lib/passwords.ts";

/** Real hashes at the lowest cost, as tests sign up many people. */
export const cheapPasswords = createPasswordHasher({
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
});
