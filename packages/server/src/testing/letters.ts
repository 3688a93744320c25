import { pino } from "pino";
import { letterLinks, linkJobs } from "../features/auth/index.ts";
import { mailJobs, type WrittenMail } from "../features/mail/index.ts";
import { createJobRunner } from "../jobs/job-runner.ts";
import type { TestApp } from "./test-app.ts";

/** Sends what is in the house's outbox, and answers the letters. */
export async function letters(house: TestApp): Promise<WrittenMail[]> {
  const sent: WrittenMail[] = [];
  const carrier = async (mail: WrittenMail) => void sent.push(mail);
  const linkTo = letterLinks({ secret: house.secret, site: () => "https://katha.test" });
  const kinds = [...linkJobs(house), ...mailJobs({ carrier, linkTo })];
  const log = pino({ level: "silent" });
  await createJobRunner(house.jobs, kinds, { ...house, log }).runDue();
  return sent;
}

/** The token behind a letter's button. */
export function tokenOf(letter: WrittenMail | undefined): string {
  return /[?&]token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
}
