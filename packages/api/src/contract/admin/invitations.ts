import * as z from "zod";
import { emailField } from "../account/auth-forms.ts";
import { defineCall } from "../call.ts";
import { invitationCalls } from "../call-table/invitations.ts";
import { id, moment, wholeNumber } from "../fields/scalars.ts";
import { line, visibleLine } from "../fields/text.ts";
import { invitationDaysMax, invitationNoteMax, invitationUsesMax } from "../limits.ts";

export const invitation = z
  .object({
    id,
    email: z.string().nullable().describe("Whom it invites; null: whoever has the link"),
    note: z.string().describe("The administrator's own words; empty for none"),
    uses: z.int(),
    uses_left: z.int(),
    created_at: moment,
    expires_at: moment,
    withdrawn_at: moment.nullable(),
    token: z
      .string()
      .nullable()
      .describe("For the link `/register?invitation=…`; null once it invites nobody any more"),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = defineCall(invitationCalls.listInvitations, {
  summary: "Invitations to register, newest first",
  query: z.object({
    cursor: line({ max: 200 }).optional().describe("`next_cursor` of the page before"),
    limit: wholeNumber(1, 100).default(20),
  }),
  answer: z
    .object({ invitations: z.array(invitation), next_cursor: z.string().nullable() })
    .meta({ id: "Invitations" }),
});

export const invite = defineCall(invitationCalls.invite, {
  summary: "Make a link with which one address, or so many people, may register",
  body: z
    .object({
      email: emailField.nullable().default(null),
      uses: wholeNumber(1, invitationUsesMax).default(1),
      days: wholeNumber(1, invitationDaysMax).default(7),
      note: visibleLine({ max: invitationNoteMax }).default(""),
    })
    .meta({ id: "InvitationForm" }),
  answer: invitation,
  status: 201,
});

export const withdrawInvitation = defineCall(invitationCalls.withdrawInvitation, {
  summary: "Take an invitation back: nobody else registers with it",
  problems: { 404: "There is no such invitation." },
});
