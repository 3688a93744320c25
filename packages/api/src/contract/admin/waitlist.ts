import * as z from "zod";
import { authMessages, emailField } from "../account/auth-forms.ts";
import { defineCall } from "../call.ts";
import { waitlistCalls } from "../call-table/waitlist.ts";
import { id, moment, wholeNumber } from "../fields/scalars.ts";
import { line, visibleLine } from "../fields/text.ts";
import { searchTextMax, waitlistNameMax } from "../limits.ts";
import { spokenLanguages } from "../values.ts";

const consentMessage = "Your name is kept only with your consent.";

export const joinWaitlist = defineCall(waitlistCalls.joinWaitlist, {
  summary: "Put a name down for premium; the answer does not tell whether it was there already",
  body: z.object({
    name: visibleLine({ max: waitlistNameMax, required: authMessages.waitlistIncomplete }),
    email: emailField,
    consent: z.literal(true, { error: consentMessage }),
    language: z.enum(spokenLanguages).default("en"),
  }),
});

export const waitlistEntry = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    language: z.enum(spokenLanguages).meta({ fallback: "en" }),
    joined_at: moment.describe("When they put their name down, and consented"),
  })
  .meta({ id: "WaitlistEntry" });
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

export const listWaitlist = defineCall(waitlistCalls.listWaitlist, {
  summary: "Who waits for premium, newest first",
  query: z.object({
    q: line({ max: searchTextMax }).default(""),
    cursor: line({ max: 200 }).optional().describe("`next_cursor` of the page before"),
    limit: wholeNumber(1, 100).default(20),
  }),
  answer: z
    .object({
      entries: z.array(waitlistEntry),
      total_entries: z.int(),
      next_cursor: z.string().nullable(),
    })
    .meta({ id: "Waitlist" }),
});

export const exportWaitlist = defineCall(waitlistCalls.exportWaitlist, {
  summary: "Everybody who waits, oldest first; it is written in the audit log",
  answer: z.object({ entries: z.array(waitlistEntry) }).meta({ id: "WaitlistExport" }),
});

export const removeFromWaitlist = defineCall(waitlistCalls.removeFromWaitlist, {
  summary: "Delete somebody from the waitlist",
  problems: { 404: "They are not on the list." },
});
