// Made from the contract by `npm run readers`.
import type {
  NewPersonalToken,
  PersonalToken,
  PersonalTokens,
} from "../../../shapes/made/account/personal-tokens.ts";
import {
  type Reader,
  flag,
  id,
  list,
  moment,
  momentOrNull,
  object,
  oneOf,
  text,
  textOrNull,
  type Fields,
} from "../../fields.ts";
import { personalTokenScopes } from "../../../contract/values.ts";

export const personalTokenFields: Fields = {
  id,
  name: text(),
  scope: oneOf(personalTokenScopes, "read"),
  created_at: moment,
  last_used_at: momentOrNull,
  expires_at: moment,
  is_expired: flag(),
};
export const readPersonalToken: Reader<PersonalToken> = object(personalTokenFields);

export const readPersonalTokens: Reader<PersonalTokens> = object({
  tokens: list(readPersonalToken),
  mcp_address: textOrNull,
  books_address: textOrNull,
});

export const readNewPersonalToken: Reader<NewPersonalToken> = object({
  ...personalTokenFields,
  token: text(),
});
