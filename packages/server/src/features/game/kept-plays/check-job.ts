import { z } from "zod";
import { defineJob, type JobKind } from "../../../jobs/kinds.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { GameDependencies } from "../dependencies.ts";
import { faultsOfKept, keepPlay } from "./keep-play.ts";
import { findLatelyPlayed } from "./repo.ts";

const hourMs = 3_600_000;
/** Plays looked at each hour. */
const most = 20;

/** Compares what is kept of plays with what their turns make of them; what differs is made again. */
export function keptPlaysCheck(needs: {
  clock: Clock;
  engine: () => GameDependencies["engine"];
}): JobKind {
  return defineJob({
    name: "check-kept-plays",
    payload: z.object({}),
    everyMs: hourMs,
    run: async (_payload, { db, log }) => {
      const since = new Date(needs.clock.now().getTime() - 24 * hourMs);
      const own = { db, engine: needs.engine() };
      for (const session of await findLatelyPlayed(db, since, most)) {
        const faults = await faultsOfKept(own, session);
        if (faults.length === 0) continue;
        log.error({ session, faults: faults.slice(0, 10) }, "A play was not kept as it was played");
        await keepPlay(own, session);
      }
    },
  });
}
