import * as z from "zod";
import { defineCall } from "../call.ts";
import { personalTokenCalls } from "../call-table/personal-tokens.ts";
import { id, moment, wholeNumber } from "../fields/scalars.ts";
import { prose, visibleLine } from "../fields/text.ts";
import {
  passwordLength,
  personalTokenDays,
  personalTokenNameMax,
  personalTokensMax,
} from "../limits.ts";
import { personalTokenScopes } from "../values.ts";
import { authMessages } from "./auth-forms.ts";

/** What other software of a user gets in with. */
export const personalToken = z
  .object({
    id,
    name: z.string(),
    scope: z
      .enum(personalTokenScopes)
      .meta({ fallback: "read" })
      .describe("`read`: find, read and play; `write`: that, and the user's own drafts"),
    created_at: moment,
    last_used_at: moment.nullable().describe("To the minute"),
    expires_at: moment,
    is_expired: z.boolean(),
  })
  .meta({ id: "PersonalToken" });
export type PersonalToken = z.infer<typeof personalToken>;

export const personalTokens = z
  .object({
    tokens: z.array(personalToken),
    mcp_address: z
      .string()
      .nullable()
      .describe("Where assistants reach this Katha by the Model Context Protocol; null: nowhere"),
    books_address: z
      .string()
      .nullable()
      .meta({ fallback: null })
      .describe("Where reading apps find the user's own plays as books (OPDS); null: nowhere"),
  })
  .meta({ id: "PersonalTokens" });
export type PersonalTokens = z.infer<typeof personalTokens>;

export const listPersonalTokens = defineCall(personalTokenCalls.listPersonalTokens, {
  summary: "The user's tokens for other software, newest first, and where they are taken",
  answer: personalTokens,
});

export const makePersonalToken = defineCall(personalTokenCalls.makePersonalToken, {
  summary: "Make a token for other software; it is told this once",
  body: z
    .object({
      name: visibleLine({ required: "Name is required", max: personalTokenNameMax }),
      scope: z.enum(personalTokenScopes),
      days: wholeNumber(1, personalTokenDays.max).default(personalTokenDays.default),
      password: prose({ required: authMessages.passwordRequired, max: passwordLength.max })
        .optional()
        .describe("Needed where passwords are on; where they are off, a fresh sign-in counts"),
    })
    .meta({ id: "PersonalTokenForm" }),
  answer: personalToken.extend({ token: z.string() }).meta({ id: "NewPersonalToken" }),
  status: 201,
  problems: {
    403: "The password is not right.",
    409: `The account has ${personalTokensMax} tokens already.`,
    429: "Too many tries; Retry-After says when to come back.",
  },
});

export const endPersonalToken = defineCall(personalTokenCalls.endPersonalToken, {
  summary: "End a token: whatever has it gets in no more",
});
