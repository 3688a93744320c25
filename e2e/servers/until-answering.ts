import type { ChildProcess } from "node:child_process";

const startsWithinMs = 110_000;

/** Resolves once a program that was started answers; rejects where it ends before. */
export async function untilAnswering(
  url: string,
  child: ChildProcess,
  isReady: (answer: Response) => boolean = ({ ok }) => ok,
): Promise<void> {
  const deadline = Date.now() + startsWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
    if (answer && isReady(answer)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer in ${startsWithinMs / 1000} s`);
}
