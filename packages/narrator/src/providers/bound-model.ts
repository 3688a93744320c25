import type { Prompt } from "../memory/index.ts";
import type { CountUsage } from "../port.ts";
import type { Breaker } from "./breaker.ts";
import type { TextBinding } from "./models-file/bindings.ts";
import { deadlineFor } from "./deadline.ts";
import { faultOf } from "./faults.ts";
import { asMessages, textIn, usageOf } from "./prose/prose.ts";
import type { LanguageModel } from "./sdk.ts";

/** The part of a logger that we use. */
export interface Log {
  warn: (fields: Record<string, unknown>, message: string) => void;
}

/** One model of one provider. */
export interface BoundModel {
  provider: string;
  binding: TextBinding;
  breaker: Breaker;
  model: () => Promise<LanguageModel>;
}

interface BriefRequest<Read> {
  /** Milliseconds, and who else may end it. */
  limit: number;
  signal: AbortSignal;
  prompt: Prompt;
  call: Omit<Parameters<LanguageModel["doGenerate"]>[0], "abortSignal" | "prompt">;
  count?: CountUsage | undefined;
  read: (answer: string) => Read;
  /** What a log says of a failure. */
  failed: string;
  log: Log;
}

/** One small request that a turn does not hang on: undefined on every fault, also one of reading the answer. */
export async function askBriefly<Read>(
  { provider, binding, model }: BoundModel,
  { limit, signal, prompt, call, count, read, failed, log }: BriefRequest<Read>,
): Promise<Read | undefined> {
  using deadline = deadlineFor(provider, signal, limit);
  try {
    const { content, usage } = await (
      await model()
    ).doGenerate({ ...call, prompt: asMessages(prompt), abortSignal: deadline.signal });
    const text = textIn(content);
    count?.(usageOf(usage, prompt, text));
    return read(text);
  } catch (error) {
    signal.throwIfAborted();
    const { why, status } = faultOf(error, "silent", provider);
    log.warn({ provider, model: binding.model, why, status }, failed);
    return undefined;
  }
}
