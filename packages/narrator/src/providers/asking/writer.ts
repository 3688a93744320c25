import type { Prompt } from "../../prompt/index.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Log, BoundModel } from "../bound-model.ts";
import { asMessages, textIn } from "../prose/prose.ts";
import { firstToAnswer } from "./first-to-answer.ts";

/** What to write, and the schema of the answer. */
export interface Commission {
  prompt: Prompt;
  /** A JSON schema. */
  schema: object;
  name: string;
}

/** A model that writes short pieces for authors, without streaming. */
export interface Writer {
  /** The model's raw answer. Throws a NarratorFault when no model answers. */
  write: (asked: Commission, signal: AbortSignal) => Promise<{ text: string; servedBy: string }>;
}

interface WriterNeeds {
  boundModels: readonly BoundModel[];
  clock: Clock;
  /** Time limit for all of them together, in milliseconds. */
  timeLimitMs: number;
  log: Log;
}

export function remoteWriter({ boundModels, clock, timeLimitMs, log }: WriterNeeds): Writer {
  const now = () => clock.now().getTime();

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
      ...(binding.structuredOutput !== "none" && {
        responseFormat: { type: "json" as const, schema, name },
      }),
      abortSignal: signal,
    });
    return textIn(content);
  }

  return {
    write: async (asked, signal) => {
      const until = now() + timeLimitMs;
      const { answer, servedBy } = await firstToAnswer(boundModels, {
        signal,
        msFor: () => until - now(),
        ask: (boundModel, ending) => ask(boundModel, asked, ending),
        failed: "A writer failed",
        log,
      });
      return { text: answer, servedBy };
    },
  };
}
