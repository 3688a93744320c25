import type { Narrator, Step } from "../../port.ts";
import { deadlineFor, type Limits } from "../deadline.ts";
import { faultOf } from "../faults.ts";
import type { BoundModel, Log } from "../bound-model.ts";
import { asMessages } from "../prose.ts";
import { candidatesIn } from "./candidates.ts";
import { decide } from "./decide.ts";
import { hearingPrompt } from "./prompt.ts";
import { readVerdict, schema } from "./read.ts";

interface HearingNeeds {
  boundModels: readonly BoundModel[];
  limits: Pick<Limits, "hearing">;
  log: Log;
}

const answerTokens = 500;

/**
 * What a typed line means by one small request to a model, where the rules have not found it. The rules' own
 * step stands on every fault, and whatever the model says that they object to.
 */
export function hearingBy({ boundModels, limits, log }: HearingNeeds): Narrator["hear"] {
  const hearing = boundModels.filter(
    ({ binding }) => binding.hears && binding.structure !== "none",
  );
  if (hearing.length === 0) return undefined;
  return async (asked, step, signal): Promise<Step> => {
    const bound = hearing.find(({ breaker }) => breaker.health().state === "ready");
    const candidates = candidatesIn(asked, step);
    if (bound === undefined || candidates === undefined) return step;
    const { provider, binding } = bound;
    using deadline = deadlineFor(provider, signal, limits.hearing);
    try {
      const model = await bound.model();
      const { content } = await model.doGenerate({
        prompt: asMessages(hearingPrompt(asked, candidates, binding.prompt)),
        maxOutputTokens: answerTokens,
        responseFormat: { type: "json", schema, name: "heard" },
        abortSignal: deadline.signal,
      });
      const answer = content.map((part) => (part.type === "text" ? part.text : "")).join("");
      const verdict = readVerdict(answer);
      if (verdict === null) throw new Error("no verdict");
      return decide(candidates, verdict, `${provider}/${binding.model}`) ?? step;
    } catch (error) {
      signal.throwIfAborted();
      const { why, status } = faultOf(error, "silent", provider);
      log.warn(
        { provider, model: binding.model, why, status },
        "A model did not say what was meant",
      );
      return step;
    }
  };
}
