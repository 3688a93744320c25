import type { AnswerOf, sendTestMail } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { smtpTransport, testEmail, type MailTransport } from "../mail/index.ts";
import { ownAccount } from "../users/service.ts";
import type { SiteSettings } from "./site-settings.ts";

export interface TestMailNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  siteSettings: SiteSettings;
  mailTransport: MailTransport;
}

const mostSaid = 500;

/** Without the password, in each form in which a server may have been told it. */
function withoutPassword(said: string, smtpUrl: string): string {
  const { username, password } = new URL(smtpUrl);
  if (password === "") return said;
  const [user, word] = [username, password].map(decodeURIComponent);
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  return [base64(`\0${user}\0${word}`), base64(word ?? ""), password, word ?? ""].reduce(
    (text, form) => text.replaceAll(form, "…"),
    said,
  );
}

/** What the mail server answered, or why none did. */
function answerIn(error: unknown): string {
  const { response, message } = error as Error & { response?: string };
  return response ?? message;
}

export async function testMail(
  { db, clock, ids, siteSettings, mailTransport }: TestMailNeeds,
  viewer: Viewer,
): Promise<AnswerOf<typeof sendTestMail>> {
  const { email: recipient, display_name: name, language } = await ownAccount(db, viewer.id);
  const mail = testEmail({ id: ids(), at: clock.now(), recipient, name, language });
  const { smtp_url, mail_from } = siteSettings.now();
  if (smtp_url === null) {
    await mailTransport(mail);
    return { outcome: "file", recipient, said: "" };
  }
  const told = (said: string) => withoutPassword(said, smtp_url).slice(0, mostSaid);
  try {
    const said = await smtpTransport(smtp_url, mail_from)(mail);
    return { outcome: "sent", recipient, said: told(said) };
  } catch (error) {
    return { outcome: "refused", recipient, said: told(answerIn(error)) };
  }
}
