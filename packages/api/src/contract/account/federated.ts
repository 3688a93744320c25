import * as z from "zod";
import { firstStepAnswer } from "./auth.ts";
import { invitationField } from "./auth-forms.ts";
import { defineCall } from "../call.ts";
import { federatedCalls } from "../call-table/federated.ts";
import { moment } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { openIdAnswerMax } from "../limits.ts";

const tooMany = { 429: "Too many tries; Retry-After says when to come back." };
const linked =
  "The account with this address is linked to somebody else there, or the provider has not confirmed the address.";

export const beginOpenIdSignIn = defineCall(federatedCalls.beginOpenIdSignIn, {
  summary: "Begin to sign in with a provider of OpenID Connect; it comes back to /login",
  params: z.object({ provider: line({ max: 20 }).describe("`key` of one of `signInWays`") }),
  body: z.object({ remember_me: z.boolean().default(false), invitation: invitationField }),
  answer: z.object({ address: z.string().describe("The provider's page to go to") }),
  problems: {
    404: "This way of signing in is not offered here.",
    503: "The provider cannot be reached just now.",
    ...tooMany,
  },
});

export const finishOpenIdSignIn = defineCall(federatedCalls.finishOpenIdSignIn, {
  summary: "Sign in with what the provider sent back, once, from the browser that began",
  body: z.object({
    answer: line({ max: openIdAnswerMax, required: "The provider's answer is missing." }).describe(
      "The query of the address that the provider came back to",
    ),
  }),
  answer: firstStepAnswer,
  problems: {
    400: "This sign-in was begun in another browser, too long ago, or is finished.",
    401: "The provider refused, or its answer could not be trusted.",
    403: "The account is suspended, or nobody may register with this.",
    409: linked,
    503: "The provider cannot be reached just now.",
    ...tooMany,
  },
});

export const proxySignIn = defineCall(federatedCalls.proxySignIn, {
  summary: "Sign in as whom the proxy in front of this server names",
  body: z.object({ remember_me: z.boolean().default(false), invitation: invitationField }),
  answer: firstStepAnswer,
  problems: {
    401: "No trusted proxy names anybody in this request.",
    403: "The account is suspended, or nobody may register with this.",
    404: "This way of signing in is not offered here.",
    409: linked,
    ...tooMany,
  },
});

export const openInvitation = defineCall(federatedCalls.openInvitation, {
  summary: "Whether a link still invites",
  body: z.object({ invitation: line({ max: 200, required: "The invitation is missing." }) }),
  answer: z
    .object({
      email: z.string().nullable().describe("Whom it invites; null: whoever has the link"),
      expires_at: moment,
    })
    .meta({ id: "OpenedInvitation" }),
  problems: { 400: "The invitation is used up, withdrawn or has expired.", ...tooMany },
});
