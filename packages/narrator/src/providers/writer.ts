import type { Prompt } from "../memory/index.ts";
import { faultOf, NarratorFault } from "./faults.ts";
import type { Log, BoundModel } from "./bound-model.ts";
import { deadlineFor } from "./deadline.ts";
import { asMessages, textIn } from "./prose.ts";

/** What is to be written, and the form in which it is answered. */
export interface Commission {
  prompt: Prompt;
  /** A JSON schema. */
  schema: object;
  name: string;
}

/** A model that writes short pieces for authors, whole at once. */
export interface Writer {
  /** The answer as the model gave it. Throws a NarratorFault when nobody answers. */
  write: (asked: Commission, signal: AbortSignal) => Promise<{ text: string; servedBy: string }>;
}

interface WriterNeeds {
  boundModels: readonly BoundModel[];
  /** Milliseconds in which all of them together must answer. */
  timeLimitMs: number;
  log: Log;
}

export function remoteWriter({ boundModels, timeLimitMs, log }: WriterNeeds): Writer {
  async function ask(
    { binding, model }: BoundModel,
    { prompt, schema, name }: Commission,
    signal: AbortSignal,
  ): Promise<string> {
    const { content } = await (
      await model()
    ).doGenerate({
      prompt: asMessages(prompt),
      maxOutputTokens: binding.answer,
      ...(binding.temperature !== undefined && { temperature: binding.temperature }),
      ...(binding.structure !== "none" && {
        responseFormat: { type: "json" as const, schema, name },
      }),
      abortSignal: signal,
    });
    return textIn(content);
  }

  return {
    write: async (asked, signal) => {
      const until = performance.now() + timeLimitMs;
      let last = new NarratorFault("silent", { provider: "none", why: "nobody was asked" });
      for (const boundModel of boundModels) {
        const { provider, binding, breaker } = boundModel;
        if (!breaker.mayAsk()) continue;
        using deadline = deadlineFor(provider, signal, until - performance.now());
        try {
          const text = await ask(boundModel, asked, deadline.signal);
          breaker.succeeded();
          return { text, servedBy: `${provider}/${binding.model}` };
        } catch (error) {
          signal.throwIfAborted();
          last = faultOf(error, "silent", provider);
          const { kind, status, why } = last;
          if (kind === "silent") breaker.failed(last);
          log.warn({ provider, model: binding.model, kind, status, why }, "A writer failed");
        } finally {
          breaker.release();
        }
      }
      throw last;
    },
  };
}
