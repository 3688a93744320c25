import { z } from "zod";
import { defineJob, triesOverADay, type JobKind } from "../../jobs/kinds.ts";
import { dayInWords } from "../../lib/day-in-words.ts";
import type { MailTransport } from "./transports.ts";
import { emailKinds, type AboutNews, type EmailKind } from "./templates/template.ts";
import { renderEmail } from "./templates/render.ts";
import { emailLanguages } from "./templates/words.ts";
import { sendMail } from "./outbox.ts";
import { deleteOldMails, findUnsent, markSent, type MailRow } from "./repo.ts";

/** The address that an email's button opens. */
export type LinkTo = (
  kind: EmailKind,
  about: { token_id?: string | undefined; story_id?: string | undefined },
) => Promise<string | undefined>;

/** The address by which a user has no more emails of a kind; undefined for those that always come. */
export type StopLinkTo = (kind: EmailKind, userId: string | null) => Promise<string | undefined>;

interface MailNeeds {
  transport: MailTransport;
  linkTo: LinkTo;
  stopLinkTo: StopLinkTo;
}

const dayMs = 86_400_000;
const keepMailsMs = 30 * dayMs;

async function written(row: MailRow, { linkTo, stopLinkTo }: Omit<MailNeeds, "transport">) {
  const kind = z.enum(emailKinds).parse(row.kind);
  const language = emailLanguages.find((one) => one === row.language) ?? "en";
  const { name, token_id, story_id, title, reason, until, time_zone = "UTC", news } = row.facts;
  const link = await linkTo(kind, { token_id, story_id });
  const stopLink = await stopLinkTo(kind, row.user_id);
  return {
    id: row.id,
    kind,
    recipient: row.recipient,
    createdAt: row.created_at,
    link,
    stopLink,
    ...renderEmail(kind, language, {
      name,
      title,
      reason,
      until: until && dayInWords(new Date(until), language, time_zone),
      news: news === undefined ? undefined : (JSON.parse(news) as AboutNews),
      link,
      stopLink,
    }),
  };
}

export function mailJobs({ transport, ...links }: MailNeeds): JobKind[] {
  return [
    defineJob({
      ...sendMail,
      maxAttempts: triesOverADay,
      run: async ({ mail_id }, { db, clock, log }) => {
        const row = await findUnsent(db, mail_id);
        if (!row) return;
        await transport(await written(row, links));
        await markSent(db, row, clock.now());
        log.info({ mail: mail_id, kind: row.kind }, "Email sent");
      },
    }),
    defineJob({
      name: "sweep-mails",
      payload: z.object({}),
      everyMs: dayMs,
      run: async (_payload, { db, clock }) => {
        await deleteOldMails(db, new Date(clock.now().getTime() - keepMailsMs));
      },
    }),
  ];
}
