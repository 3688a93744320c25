import { pino } from "pino";
import { emailLinks, linkJobs } from "../features/auth/index.ts";
import { mailJobs, type Email } from "../features/mail/index.ts";
import { stopLinks } from "../features/notifications/index.ts";
import { createJobRunner } from "../jobs/job-runner.ts";
import { pathOf } from "../http/pages/app-routes.ts";
import { appPages } from "./app-routes.ts";
import type { TestApp } from "./test-app.ts";

/** Sends the queued emails, and returns them. */
export async function deliverEmails(server: TestApp): Promise<Email[]> {
  const sent: Email[] = [];
  const transport = async (mail: Email) => void sent.push(mail);
  const links = {
    secret: server.secret,
    site: () => "https://katha.test",
    pathOf: async (page: string, param: string) => pathOf(appPages, page, param),
  };
  const kinds = [
    ...linkJobs(server),
    ...mailJobs({ transport, linkTo: emailLinks(links), stopLinkTo: stopLinks(links) }),
  ];
  const log = pino({ level: "silent" });
  await createJobRunner(server.jobs, kinds, { ...server, log }).runDue();
  return sent;
}

/** The token in an email's link. */
export function tokenOf(email: Email | undefined): string {
  return /[?&]token=([\w-]+)/.exec(email?.text ?? "")?.[1] ?? "";
}
