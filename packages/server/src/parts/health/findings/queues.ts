import { findWork, type Waiting } from "../repo.ts";
import { sendMail } from "../../../features/mail/index.ts";
import { finding, type Finding } from "../../../lib/finding.ts";
import type { FindingsNeeds } from "./needs.ts";

const minuteMs = 60_000;
/** What has waited longer is stuck; a turn ends or fails within two minutes. */
const patienceMs = { mails: 10 * minuteMs, jobs: 10 * minuteMs, turns: 5 * minuteMs };

function stuck(now: Date, { waiting, oldest }: Waiting, patience: number) {
  const waited = oldest === null ? 0 : now.getTime() - oldest.getTime();
  return waited > patience ? { count: waiting, oldest_ms: waited } : undefined;
}

export async function findMails({ db, clock, host, metrics }: FindingsNeeds): Promise<Finding[]> {
  const now = clock.now();
  const { queues, givenUp } = await findWork(db, now);
  const waits = stuck(now, queues.mails, patienceMs.mails);
  const lost = givenUp.find(({ kind }) => kind === sendMail.name);
  const found = [
    ...(waits ? [finding("act", "mails_stuck", waits)] : []),
    ...(lost ? [finding("look", "mails_lost", { count: lost.jobs })] : []),
  ];
  if (!host.sendsMail())
    return [finding(metrics.isAlone ? "well" : "look", "mails_kept"), ...found];
  return found.length > 0 ? found : [finding("well", "mails")];
}

export async function findJobs({ db, clock }: FindingsNeeds): Promise<Finding[]> {
  const now = clock.now();
  const { queues, givenUp } = await findWork(db, now);
  const late = stuck(now, queues.jobs, patienceMs.jobs);
  const hang = stuck(now, queues.turns, patienceMs.turns);
  const found = [
    ...(late ? [finding("act", "jobs_stuck", late)] : []),
    ...(hang ? [finding("look", "turns_stuck", hang)] : []),
    ...givenUp
      .filter(({ kind }) => kind !== sendMail.name)
      .map(({ kind, jobs: count }) => finding("look", "jobs_lost", { job: kind, count })),
  ];
  return found.length > 0 ? found : [finding("well", "jobs")];
}
