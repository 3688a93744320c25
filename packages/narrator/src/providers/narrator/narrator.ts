import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "../../lib/clock.ts";
import type { Narrator, NarrationRequest, NarrationEvent } from "../../port.ts";
import { attempt } from "./attempt.ts";
import { bridgeBy } from "../bridge/bridge.ts";
import type { BoundModel, Log } from "../bound-model.ts";
import type { Limits } from "../deadline.ts";
import { faultOf, type NarratorFault } from "../faults.ts";
import { hearingBy } from "../hearing/hear.ts";

interface RemoteNeeds {
  boundModels: readonly BoundModel[];
  /** Takes over when no provider answers. */
  builtIn: Narrator;
  clock: Clock;
  limits: Limits;
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
  { boundModels, builtIn, clock, limits, log, onFault }: RemoteNeeds,
  request: NarrationRequest,
  signal: AbortSignal,
): AsyncGenerator<NarrationEvent> {
  const now = () => clock.now().getTime();
  const until = now() + limits.whole;
  const msLeft = () => until - now();
  const queue = [...boundModels];
  let isAgain = false;
  let thrown: { by: BoundModel; why: string } | undefined;
  for (let boundModel = queue.shift(); boundModel !== undefined; boundModel = queue.shift()) {
    const { provider, binding, breaker } = boundModel;
    if (msLeft() <= 0) break;
    const permit = breaker.permit();
    if (permit === undefined) continue;
    const again = thrown?.by === boundModel ? thrown.why : undefined;
    const began = now();
    let isTold = false;
    try {
      const asked = { boundModel, request, signal, msLeft, limits, log, again };
      for await (const event of attempt(asked)) {
        isTold = true;
        yield event;
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      const fault = faultOf(error, isTold ? "broken_off" : "silent", provider);
      const { kind, status, why } = fault;
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
  yield* builtIn.narrate(request, signal);
}

export function remoteNarrator(needs: RemoteNeeds): Narrator {
  const { boundModels, limits, log } = needs;
  return {
    bridge: bridgeBy({ boundModels, limits, log }),
    hear: hearingBy({ boundModels, limits, log }),
    narrate: (request, signal) => narrated(needs, request, signal),
  };
}
