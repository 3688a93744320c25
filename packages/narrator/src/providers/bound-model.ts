import type { Prompt } from "../prompt/index.ts";
import type { CountUsage } from "../port.ts";
import type { Breaker, Permit } from "./breaker.ts";
import type { TextBinding } from "./models-file/bindings.ts";
import { deadlineFor, type Limits } from "./deadline.ts";
import { faultOf } from "./faults.ts";
import { asMessages, textIn, usageOf } from "./prose/prose.ts";
import type { Timing } from "./timing.ts";
import type { LanguageModel } from "./protocols/model.ts";

/** The part of a logger that we use. */
export interface Log {
  warn: (fields: Record<string, unknown>, message: string) => void;
}

/** One model of one provider. */
export interface BoundModel {
  provider: string;
  binding: TextBinding;
  breaker: Breaker;
  /** A breaker for small requests only: a model that is slow at them may still narrate. */
  briefBreaker: Breaker;
  timing: Timing;
  /** How long it is waited for. */
  limits: Limits;
  model: () => Promise<LanguageModel>;
}

interface BriefRequest<Read> {
  /** Which of the model's time limits counts, and a signal that can abort it earlier. */
  limit: "bridge" | "hearing";
  signal: AbortSignal;
  prompt: Prompt;
  call: Omit<Parameters<LanguageModel["doGenerate"]>[0], "abortSignal" | "prompt">;
  count?: CountUsage | undefined;
  read: (answer: string) => Read;
  /** The log entry for a failure. */
  failed: string;
  log: Log;
}

/** A model that may be asked now, and the permission to do so. */
interface PermittedModel {
  boundModel: BoundModel;
  permit: Permit;
}

/** The first model that may be sent a small request now. */
export function firstToAskBriefly(boundModels: readonly BoundModel[]): PermittedModel | undefined {
  for (const boundModel of boundModels) {
    const { breaker, briefBreaker } = boundModel;
    if (breaker.health().state !== "ready") continue;
    const permit = briefBreaker.permit();
    if (permit !== undefined) return { boundModel, permit };
  }
  return undefined;
}

/** One small request that a turn does not depend on: undefined on every failure, including an unreadable answer. */
export async function askBriefly<Read>(
  { boundModel: { provider, binding, model, limits, briefBreaker }, permit }: PermittedModel,
  { limit, signal, prompt, call, count, read, failed, log }: BriefRequest<Read>,
): Promise<Read | undefined> {
  using deadline = deadlineFor(provider, signal, limits[limit]);
  let isAnswered = false;
  try {
    const { content, usage } = await (
      await model()
    ).doGenerate({ ...call, prompt: asMessages(prompt), abortSignal: deadline.signal });
    isAnswered = true;
    briefBreaker.succeeded();
    const text = textIn(content);
    count?.(usageOf(usage, prompt, text));
    return read(text);
  } catch (error) {
    signal.throwIfAborted();
    const fault = faultOf(error, "silent", provider);
    if (!isAnswered) briefBreaker.failed(fault);
    const { why, status } = fault;
    log.warn({ provider, model: binding.model, why, status }, failed);
    return undefined;
  } finally {
    permit.release();
  }
}
