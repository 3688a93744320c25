import type { Clock } from "../lib/clock.ts";
import type { Narrator } from "../port.ts";
import { boundTo, type Bindings, type Provider, type TextBinding } from "./models-file/bindings.ts";
import { breakerOf, type Breaker, type ProviderHealth } from "./breaker.ts";
import type { BoundModel, Log } from "./bound-model.ts";
import { remoteNarrator } from "./narrator/narrator.ts";
import { usualLimits, type Limits } from "./deadline.ts";
import { remotePainter, type RemotePainter } from "./asking/pictures.ts";
import { languageModel, loadSdk, type Fetch } from "./sdk.ts";
import { remoteWriter, type Writer } from "./asking/writer.ts";

interface NarratorsNeeds {
  bindings: Bindings;
  builtIn: Narrator;
  clock: Clock;
  log: Log;
  /** Whether a model paints, by its key; all others narrate. */
  isImageModel: (key: string) => boolean;
  /** Fetches a picture from an external address, or refuses to. */
  fetchPicture: (url: string) => Promise<Buffer>;
  fetch?: Fetch;
  limits?: Partial<Limits>;
}

interface Narrators {
  /** The built-in narrator where no provider is bound to the model. */
  narratorFor: (modelKey: string) => Narrator;
  /** Undefined where the built-in painter paints. */
  painterFor: (modelKey: string) => RemotePainter | undefined;
  /** The first provider of a model, for the list of models; undefined where it is built in. */
  servedBy: (modelKey: string) => string | undefined;
  /** Any text model that is bound, the wildcard first; undefined without one. */
  writer: Writer | undefined;
  /** The health of a model's providers, in the order in which they are tried; none where it is built in. */
  providerStatusOf: (modelKey: string) => ProviderStatus[];
}

export interface ProviderStatus {
  provider: string;
  /** As the provider names it. */
  model: string;
  health: ProviderHealth;
}

/** Memoised by key: narrators share the state of their breakers. */
function kept<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

export function openNarrators(needs: NarratorsNeeds): Narrators {
  const {
    bindings,
    builtIn,
    clock,
    log,
    fetch = globalThis.fetch,
    fetchPicture,
    isImageModel,
  } = needs;
  const limits = { ...usualLimits, ...needs.limits };
  const { providers, text, image } = bindings;
  // Separate for text and images, which fail independently.
  const breakers = kept((): Breaker => breakerOf(clock));

  function providerOf(name: string): Provider {
    const provider = providers[name];
    if (!provider) throw new Error(`No provider is named ${name}.`);
    return provider;
  }

  function boundModelOf(binding: TextBinding): BoundModel {
    const { provider } = binding;
    return {
      provider,
      binding,
      breaker: breakers(`text ${provider}`),
      briefBreaker: breakers(`brief ${provider}`),
      model: () => languageModel(provider, providerOf(provider), binding, fetch),
    };
  }

  const bindingsOf = (key: string) =>
    isImageModel(key) ? boundTo(image, key) : boundTo(text, key);

  const writers = text["*"] ?? Object.values(text)[0] ?? [];

  if (Object.keys(text).length > 0)
    loadSdk().catch((error: unknown) =>
      log.warn({ err: error }, "The AI SDK could not be loaded; the next turn tries again"),
    );

  return {
    narratorFor: kept((key) => {
      const boundModels = boundTo(text, key).map(boundModelOf);
      return boundModels.length === 0
        ? builtIn
        : remoteNarrator({ boundModels, builtIn, clock, limits, log });
    }),
    painterFor: kept((key) => {
      const boundModels = boundTo(image, key).map((binding) => ({
        provider: binding.provider,
        binding,
        at: providerOf(binding.provider),
        breaker: breakers(`image ${binding.provider}`),
      }));
      return boundModels.length === 0
        ? undefined
        : remotePainter({ boundModels, fetch, fetchPicture, log });
    }),
    servedBy: (key) => bindingsOf(key)[0]?.provider,
    writer:
      writers.length === 0
        ? undefined
        : remoteWriter({
            boundModels: writers.map(boundModelOf),
            clock,
            timeLimitMs: limits.writing,
            log,
          }),
    providerStatusOf: (key) => {
      const kind = isImageModel(key) ? "image" : "text";
      return bindingsOf(key).map(({ provider, model }) => {
        return { provider, model, health: breakers(`${kind} ${provider}`).health() };
      });
    },
  };
}
