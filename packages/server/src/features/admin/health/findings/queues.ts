import type { Waiting } from "../repo.ts";
import { sendMail } from "../../../mail/index.ts";
import { finding, type Finding } from "./finding.ts";
import type { AlreadyRead, FindingsNeeds } from "./needs.ts";

const minuteMs = 60_000;
/** What has waited longer is stuck; a turn ends or fails within two minutes. */
const patienceMs = { mails: 10 * minuteMs, jobs: 10 * minuteMs, turns: 5 * minuteMs };

function stuck(now: Date, { waiting, oldest }: Waiting, patience: number) {
  const waited = oldest === null ? 0 : now.getTime() - oldest.getTime();
  return waited > patience ? { count: waiting, oldest_ms: waited } : undefined;
}

export async function findMails({
  clock,
  host,
  metrics,
  work,
}: FindingsNeeds & AlreadyRead): Promise<Finding[]> {
  const { queues, givenUp } = await work;
  const waits = stuck(clock.now(), queues.mails, patienceMs.mails);
  const lost = givenUp.find(({ kind }) => kind === sendMail.name);
  const found = [
    ...(waits ? [finding("act", "mails_stuck", waits)] : []),
    ...(lost ? [finding("look", "mails_lost", { count: lost.jobs })] : []),
  ];
  if (!host.sendsMail())
    return [finding(metrics.isAlone ? "well" : "look", "mails_kept"), ...found];
  return found.length > 0 ? found : [finding("well", "mails")];
}

export async function findJobs({ clock, work }: FindingsNeeds & AlreadyRead): Promise<Finding[]> {
  const now = clock.now();
  const { queues, givenUp } = await work;
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
