import { hash } from "@node-rs/argon2";
import { createPasswordHasher } from "../lib/passwords.ts";

/** Real hashes at the lowest cost: tests sign many people up. */
export const cheapPasswords = createPasswordHasher({
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
});
