import type { Clock } from "../lib/clock.ts";
import type { Narrator } from "../port.ts";
import { boundTo, type Bindings, type Provider, type TextBinding } from "./models-file/bindings.ts";
import type { NarratorFault } from "./faults.ts";
import type { ProviderHealth } from "./breaker.ts";
import { createProviderRecords, kept, type ProviderRecords } from "./provider-records.ts";
import type { Latency } from "./timing.ts";
import type { BoundModel, Log } from "./bound-model.ts";
import { remoteNarrator } from "./narrator/narrator.ts";
import { usualLimits, type Limits } from "./deadline.ts";
import { remotePainter, type RemotePainter } from "./asking/pictures.ts";
import { languageModel, loadSdk } from "./protocols/language-model.ts";
import type { Fetch } from "./protocols/model.ts";
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
  /** Told of each fault of a teller, also where another takes over. */
  onFault?: (fault: NarratorFault) => void;
  /** Kept when what is bound changes; without it they begin anew. */
  records?: ProviderRecords;
}

export interface Narrators {
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
  latency: Latency;
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
  const records = needs.records ?? createProviderRecords(clock);
  // An address that was changed has not failed yet. Text and images fail independently.
  const recordOf = (kind: string, provider: string) =>
    `${kind} ${provider} ${providerOf(provider).baseURL}`;

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
      breaker: records.breakerOf(recordOf("text", provider)),
      briefBreaker: records.breakerOf(recordOf("brief", provider)),
      timing: records.timingOf(`${recordOf("text", provider)} ${binding.model}`),
      model: () =>
        languageModel(provider, providerOf(provider), binding, providerOf(provider).fetch ?? fetch),
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
        : remoteNarrator({ boundModels, builtIn, clock, limits, log, onFault: needs.onFault });
    }),
    painterFor: kept((key) => {
      const boundModels = boundTo(image, key).map((binding) => ({
        provider: binding.provider,
        binding,
        at: providerOf(binding.provider),
        breaker: records.breakerOf(recordOf("image", binding.provider)),
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
        const record = recordOf(kind, provider);
        return {
          provider,
          model,
          health: records.breakerOf(record).health(),
          latency: records.timingOf(`${record} ${model}`).latency(),
        };
      });
    },
  };
}
