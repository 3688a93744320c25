import { setTimeout as pause } from "node:timers/promises";
import { hasScenes } from "@katha/storygraph";
import type { Clock } from "../../lib/clock.ts";
import type { Narrator, NarrationRequest, NarrationEvent } from "../../port.ts";
import { attempt } from "./attempt.ts";
import { bridgeBy } from "../bridge/bridge.ts";
import type { BoundModel, Log } from "../bound-model.ts";
import { faultOf, NarratorFault } from "../faults.ts";
import { hearingBy } from "../hearing/hear.ts";

interface RemoteNeeds {
  boundModels: readonly BoundModel[];
  /** Takes over when no provider answers. */
  builtIn: Narrator;
  clock: Clock;
  log: Log;
  onFault?: ((fault: NarratorFault) => void) | undefined;
}

const retryAfterMs = 300;
const quicklyMs = 2_000;

/** A quick failure is worth one retry; a slow one is not. */
function isPassing({ kind, status, retryAfter }: NarratorFault, tookMs: number): boolean {
  const isDown = status === undefined || status >= 500;
  return kind === "silent" && isDown && retryAfter === undefined && tookMs < quicklyMs;
}

/** The first model that tells the part: each in its turn, an unfit answer once more, and after all of them the built-in narrator. */
async function* narrated(
  { boundModels, builtIn, clock, log, onFault }: RemoteNeeds,
  request: NarrationRequest,
  signal: AbortSignal,
): AsyncGenerator<NarrationEvent> {
  const now = () => clock.now().getTime();
  const since = now();
  const queue = [...boundModels];
  let isAgain = false;
  let last: NarratorFault | undefined;
  let thrown: { by: BoundModel; why: string } | undefined;
  for (let boundModel = queue.shift(); boundModel !== undefined; boundModel = queue.shift()) {
    const { provider, binding, breaker, limits } = boundModel;
    const msLeft = () => since + limits.whole - now();
    if (msLeft() <= 0) continue;
    const permit = breaker.permit();
    if (permit === undefined) continue;
    const again = thrown?.by === boundModel ? thrown.why : undefined;
    const began = now();
    let isTold = false;
    try {
      const asked = { boundModel, request, signal, msLeft, log, again };
      for await (const event of attempt(asked)) {
        isTold = true;
        yield event;
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      const fault = faultOf(error, isTold ? "broken_off" : "silent", provider);
      const { kind, status, why } = fault;
      last = fault;
      if (kind === "silent" || kind === "broken_off") breaker.failed(fault);
      log.warn({ provider, model: binding.model, kind, status, why }, "A narrator failed");
      onFault?.(fault);
      if (isTold) throw fault;
      if (kind === "unfit" && again === undefined) {
        thrown = { by: boundModel, why };
        queue.unshift(boundModel);
        continue;
      }
      if (!isAgain && queue.length === 0 && isPassing(fault, now() - began)) {
        isAgain = true;
        await pause(retryAfterMs, undefined, { signal });
        queue.push(boundModel);
      }
    } finally {
      permit.release();
    }
  }
  // Of a story without scenes the built-in narrator has nothing to tell: the turn is void, and can be tried again.
  if (!hasScenes(request.story.graph))
    throw last ?? new NarratorFault("silent", { provider: "none", why: "nobody may be asked now" });
  yield* builtIn.narrate(request, signal);
}

export function remoteNarrator(needs: RemoteNeeds): Narrator {
  const { boundModels, log } = needs;
  return {
    bridge: bridgeBy({ boundModels, log }),
    hear: hearingBy({ boundModels, log }),
    narrate: (request, signal) => narrated(needs, request, signal),
  };
}
