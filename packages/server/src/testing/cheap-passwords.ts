import { hash } from "@node-rs/argon2";
import { openPasswordDesk } from "../lib/passwords.ts";

/** Real hashes at the least cost that there is: tests sign many people up. */
export const cheapPasswords = openPasswordDesk({
  hash: (password) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
});
