import type { Narrator, Step } from "../../port.ts";
import { askBriefly, firstToAskBriefly, type BoundModel, type Log } from "../bound-model.ts";
import { candidatesIn } from "./candidates.ts";
import { decide } from "./decide.ts";
import { hearingPrompt } from "./prompt.ts";
import { readVerdict, schema } from "./read.ts";

interface HearingNeeds {
  boundModels: readonly BoundModel[];
  log: Log;
}

const answerTokens = 500;

/**
 * Asks a model with one small request what a typed line means, where the rules could not tell. The rules' own
 * step stands on every failure, and wherever they object to the model's word.
 */
export function hearingBy({ boundModels, log }: HearingNeeds): Narrator["hear"] {
  const hearing = boundModels.filter(
    ({ binding }) => binding.hears && binding.structuredOutput !== "none",
  );
  if (hearing.length === 0) return undefined;
  return async (asked, step, signal, count): Promise<Step> => {
    const candidates = candidatesIn(asked, step);
    if (candidates === undefined) return step;
    const first = firstToAskBriefly(hearing);
    if (first === undefined) return step;
    const { provider, binding } = first.boundModel;
    const decided = await askBriefly(first, {
      limit: "hearing",
      signal,
      prompt: hearingPrompt(asked, candidates, binding.prompt),
      count,
      call: {
        maxOutputTokens: answerTokens,
        responseFormat: { type: "json", schema, name: "heard" },
      },
      read: (answer) => {
        const verdict = readVerdict(answer);
        if (verdict === null) throw new Error("no verdict");
        return decide(candidates, verdict, `${provider}/${binding.model}`);
      },
      failed: "A model did not say what was meant",
      log,
    });
    return decided ?? step;
  };
}
