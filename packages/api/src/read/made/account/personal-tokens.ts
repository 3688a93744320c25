// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type { AnswerOf } from "../../../contract/call.ts";
import type * as contract from "../../../contract/account/personal-tokens.ts";
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
} from "../../fields.ts";
import { personalTokenScopes } from "../../../contract/values.ts";

export const personalTokenFields = {
  id,
  name: text(),
  scope: oneOf(personalTokenScopes, "read"),
  created_at: moment,
  last_used_at: momentOrNull,
  expires_at: moment,
  is_expired: flag(),
};
export const readPersonalToken: Reader<z.output<typeof contract.personalToken>> =
  object(personalTokenFields);

export const readPersonalTokens: Reader<z.output<typeof contract.personalTokens>> = object({
  tokens: list(readPersonalToken),
  mcp_address: textOrNull,
  books_address: textOrNull,
});

export const readNewPersonalToken: Reader<AnswerOf<typeof contract.makePersonalToken>> = object({
  ...personalTokenFields,
  token: text(),
});
