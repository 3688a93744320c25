import type { Breaker } from "../breaker.ts";
import type { Log } from "../bound-model.ts";
import { deadlineFor } from "../deadline.ts";
import { faultOf, NarratorFault } from "../faults.ts";

interface Bound {
  provider: string;
  binding: { model: string };
  breaker: Breaker;
}

interface ProviderQuestion<Model extends Bound, Answer> {
  signal: AbortSignal;
  /** The milliseconds that this one may take; with none left, no more models are asked. */
  msFor: (boundModel: Model) => number;
  ask: (boundModel: Model, signal: AbortSignal) => Promise<Answer>;
  /** The log entry for a failure. */
  failed: string;
  log: Log;
}

interface Answered<Answer> {
  answer: Answer;
  servedBy: string;
}

/** The complete answer of the first of several models that gives one. Throws a NarratorFault when none does. */
export async function firstToAnswer<Model extends Bound, Answer>(
  boundModels: readonly Model[],
  { signal, msFor, ask, failed, log }: ProviderQuestion<Model, Answer>,
): Promise<Answered<Answer>> {
  let last = new NarratorFault("silent", { provider: "none", why: "nobody was asked" });
  for (const boundModel of boundModels) {
    const { provider, binding, breaker } = boundModel;
    const left = msFor(boundModel);
    if (left <= 0) break;
    const permit = breaker.permit();
    if (permit === undefined) continue;
    using deadline = deadlineFor(provider, signal, left);
    try {
      const answer = await ask(boundModel, deadline.signal);
      breaker.succeeded();
      return { answer, servedBy: `${provider}/${binding.model}` };
    } catch (error) {
      signal.throwIfAborted();
      last = faultOf(error, "silent", provider);
      const { kind, status, why } = last;
      if (kind === "silent") breaker.failed(last);
      log.warn({ provider, model: binding.model, kind, status, why }, failed);
    } finally {
      permit.release();
    }
  }
  throw last;
}
