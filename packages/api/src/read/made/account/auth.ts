// Made from the contract by `npm run readers`.
import type { Authenticated, SignInWays, TokenSet } from "../../../shapes/made/account/auth.ts";
import { type Reader, flag, list, number, object, oneOf, text, textOrNull } from "../../fields.ts";
import { readUser } from "./users.ts";

export const readTokenSet: Reader<TokenSet> = object({
  access_token: text(),
  refresh_token: text(),
  token_type: oneOf(["bearer"], "bearer"),
  expires_in: number(),
});

export const readAuthenticated: Reader<Authenticated> = object({
  tokens: readTokenSet,
  user: readUser,
});

export const readSignInWays: Reader<SignInWays> = object({
  google_client_id: textOrNull,
  providers: list(
    object({
      key: text(),
      name: text(),
    }),
  ),
  proxy_name: textOrNull,
  passwords: flag(),
  registration: oneOf(["open", "invitation", "domains", "closed"], "open"),
});
