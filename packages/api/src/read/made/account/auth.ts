// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/account/auth.ts";
import { type Reader, number, object, oneOf, text } from "../../fields.ts";
import { readUser } from "./users.ts";

export const readTokenSet: Reader<z.output<typeof contract.tokenSet>> = object({
  access_token: text(),
  refresh_token: text(),
  token_type: oneOf(["bearer"], "bearer"),
  expires_in: number(),
});

export const readAuthenticated: Reader<z.output<typeof contract.authenticated>> = object({
  tokens: readTokenSet,
  user: readUser,
});
