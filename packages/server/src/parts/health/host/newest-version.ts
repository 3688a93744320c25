import { bodyOf } from "@katha/narrator";
import { z } from "zod";
import type { Clock } from "../../../lib/clock.ts";
import { versionForm } from "../../../lib/versions.ts";
import { keptFor } from "./kept-for.ts";

const hourMs = 3_600_000;
const mayTakeMs = 5_000;
const mostBytes = 10_000;

/** The file at KATHA_UPDATE_CHECK_URL; docs/guides/health.md tells of it. */
const published = z.object({ version: z.string().max(60).regex(versionForm) });

const tooLong = () => new Error(`The answer is longer than ${mostBytes} bytes.`);

/** The newest version that the address tells of, asked once a day; after a failure, an hour later. */
export function newestVersionAt(
  url: string,
  { clock, fetch }: { clock: Clock; fetch: typeof globalThis.fetch },
): () => Promise<string> {
  return keptFor({ clock, answerMs: 24 * hourMs, failureMs: hourMs }, async () => {
    const answer = await fetch(url, {
      redirect: "error",
      headers: { accept: "application/json", "user-agent": "Katha" },
      signal: AbortSignal.timeout(mayTakeMs),
    });
    if (!answer.ok) throw new Error(`The answer is ${answer.status}.`);
    const body = await bodyOf(answer, mostBytes, tooLong);
    return published.parse(JSON.parse(body.toString("utf8"))).version;
  });
}
