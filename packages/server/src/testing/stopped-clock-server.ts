import process from "node:process";
import { compose } from "../composition.ts";
import { testClock } from "../lib/clock.ts";
import { loadedWhenNeeded } from "../loaded-when-needed.ts";
import { serve } from "../startup/serve.ts";

/** The whole server, as `main.ts` runs it, but its clock stands still: its parent sends what time it is. */
const clock = testClock(new Date());
process.on("message", (message: { now: number }) => {
  clock.set(new Date(message.now));
  process.send?.({ isNow: message.now });
});
await serve(compose, { ...loadedWhenNeeded, clock });
