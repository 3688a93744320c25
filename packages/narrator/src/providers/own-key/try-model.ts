import type { Provider, TextBinding } from "../models-file/bindings.ts";
import { faultOf } from "../faults.ts";
import { asMessages } from "../prose/prose.ts";
import { languageModel } from "../protocols/language-model.ts";
import type { Fetch } from "../protocols/model.ts";
import { ownKeyFaultOf, type OwnKeyFault } from "./own-key-fault.ts";

const prompt = {
  system: "Answer in one word.",
  messages: [{ role: "user" as const, content: "Are you there?" }],
};

/** Asks a model for a word, which is all that tells whether a key, its account and the model work together; undefined where they do. */
export async function tryModel(
  { provider, binding }: { provider: Provider; binding: TextBinding },
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<OwnKeyFault | undefined> {
  try {
    const model = await languageModel(binding.provider, provider, binding, fetch);
    await model.doGenerate({
      prompt: asMessages(prompt),
      maxOutputTokens: binding.answer,
      abortSignal: signal,
    });
    return undefined;
  } catch (error) {
    return ownKeyFaultOf(faultOf(error, "silent", binding.provider));
  }
}
