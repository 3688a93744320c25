import {
  type BoundModel,
  type ModelBindingForm,
  type OfferedModel,
  type OwnModel,
  type ProviderProtocol,
  boundMax,
  usualTokens,
} from "@katha/api/admin";
import type { ModelSource } from "@katha/ui/admin";

/** How a bound model is asked, without how it fares. */
export function bindingOf(bound: BoundModel): ModelBindingForm {
  const { health: _health, firstWordMs: _firstWordMs, wholeMs: _wholeMs, ...binding } = bound;
  return binding;
}

/** A model with little context gets a prompt that leaves room for the answer. */
function roomIn(context: number | null): number {
  if (context === null || context >= usualTokens.prompt + usualTokens.answer)
    return usualTokens.prompt;
  return Math.max(500, context - usualTokens.answer);
}

/** A size that the model can paint, and as long as it may take: models at home have smaller sheets, and less haste. */
function usualPicture(
  model: string,
  protocol: ProviderProtocol,
): { size: string; seconds: number } {
  if (/dall-e-3/i.test(model)) return { size: "1792x1024", seconds: 60 };
  if (/dall-e-2/i.test(model)) return { size: "1024x1024", seconds: 60 };
  if (protocol !== "automatic1111" && protocol !== "comfyui")
    return { size: "1536x1024", seconds: 90 };
  const isLarge = /xl|flux|sd_?3|stable-?diffusion-?3/i.test(model);
  return { size: isLarge ? "1216x832" : "768x512", seconds: 300 };
}

/** How a model is asked that nobody has set options for yet. */
export function newBinding(
  { name: provider, protocol }: Pick<ModelSource, "name" | "protocol">,
  offered: OfferedModel,
): ModelBindingForm {
  if (offered.kind === "image")
    return { provider, model: offered.model, ...usualPicture(offered.model, protocol) };
  return {
    provider,
    model: offered.model,
    promptTokens: roomIn(offered.context),
    promptPrice: offered.promptPrice,
    answerPrice: offered.answerPrice,
  };
}

/** How a model of Katha's own is asked: its makers' and our measures say it. */
export const ownBinding = (provider: string, { name, askedAs }: OwnModel): ModelBindingForm => ({
  provider,
  model: name,
  ...askedAs,
});

/** The new one is asked first; those that were bound before stand behind it. */
export function boundFirst(
  binding: ModelBindingForm,
  bound: readonly BoundModel[],
): ModelBindingForm[] {
  const others = bound.filter(
    ({ provider, model }) => provider !== binding.provider || model !== binding.model,
  );
  return [binding, ...others.map(bindingOf)].slice(0, boundMax);
}
