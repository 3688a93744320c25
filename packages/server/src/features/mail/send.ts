import { z } from "zod";
import { defineJob, triesOverADay, type JobKind } from "../../jobs/kinds.ts";
import { dayInWords } from "../../lib/day-in-words.ts";
import type { MailTransport } from "./transports.ts";
import { emailKinds, type AboutNews, type EmailKind } from "./templates/template.ts";
import { renderEmail } from "./templates/render.ts";
import { emailLanguages, type EmailLanguage } from "./templates/words.ts";
import { sendMail } from "./outbox.ts";
import { deleteOldMails, findUnsent, markSent, type MailRow } from "./repo.ts";

/** What an email's link is about. */
export interface LinkFacts {
  token_id?: string | undefined;
  story_id?: string | undefined;
}

/** The address that an email's button opens. */
export type LinkTo = (kind: EmailKind, facts: LinkFacts) => Promise<string | undefined>;

/** The address by which a user has no more emails of a kind; undefined for those that always come. */
export type StopLinkTo = (kind: EmailKind, userId: string | null) => Promise<string | undefined>;

interface Needs {
  transport: MailTransport;
  linkTo: LinkTo;
  stopLinkTo: StopLinkTo;
}

const dayMs = 86_400_000;
const keepMailsMs = 30 * dayMs;

const oneOf = <Item extends string>(items: readonly Item[], value: string, otherwise: Item): Item =>
  items.find((item) => item === value) ?? otherwise;

async function written(row: MailRow, { linkTo, stopLinkTo }: Omit<Needs, "transport">) {
  const kind = z.enum(emailKinds).parse(row.kind);
  const language: EmailLanguage = oneOf(emailLanguages, row.language, "en");
  const { name = "", token_id, story_id, title = "", reason = "" } = row.facts;
  const { until, time_zone = "UTC", news } = row.facts;
  const end = until === undefined ? null : dayInWords(new Date(until), language, time_zone);
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
      link,
      stopLink,
      story: { title, reason },
      suspension: { reason, until: end },
      ...(news !== undefined && { news: JSON.parse(news) as AboutNews }),
    }),
  };
}

export function mailJobs({ transport, ...links }: Needs): JobKind[] {
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
