import { fallbackModels } from "@katha/api";
import {
  type BoundModel as BoundRead,
  type ModelBindingForm,
  type ModelRuntime,
  type ModelSample,
  type ModelSettings as SettingsRead,
  type ModelUsage as UsageRead,
  type OfferedModel as OfferedRead,
  type OwnModel as OwnRead,
  type OwnModels as OwnModelsRead,
  type PictureSample,
  type ProviderProtocol,
  boundMax,
  providerPresets,
  usualTokens,
} from "@katha/api/admin";
import type {
  BoundModel,
  Candidate,
  FoundModels,
  FoundRuntime,
  ModelProvider,
  ModelSettings,
  ModelUsage,
  OfferedModel,
  OwnModel,
  OwnModels,
  PaintedSample,
  ProviderPreset,
  ToldSample,
} from "@katha/ui";

export const presets: readonly ProviderPreset[] = providerPresets.map(
  ({ name, title, protocol, base_url: address, keys_url: keysHref }) => ({
    name,
    title,
    protocol,
    address,
    keysHref,
  }),
);

export function toOffered(model: OfferedRead): OfferedModel {
  return {
    model: model.model,
    kind: model.kind,
    billions: model.billions,
    bytes: model.bytes,
    context: model.context,
    promptPrice: model.promptPrice,
    answerPrice: model.answerPrice,
    english: model.english,
    hindi: model.hindi,
  };
}

function toRuntime({ name, title, protocol, baseUrl, models }: ModelRuntime): FoundRuntime {
  return { name, title, protocol, address: baseUrl, models: models.map(toOffered) };
}

export const toFoundModels = (found: {
  lookedFor: readonly string[];
  runtimes: readonly ModelRuntime[];
}): FoundModels => ({ lookedFor: found.lookedFor, runtimes: found.runtimes.map(toRuntime) });

function toBound(bound: BoundRead, providerTitle: string): BoundModel {
  const { state, failures, restsUntil, lastError } = bound.health;
  return {
    provider: bound.provider,
    providerTitle,
    model: bound.model,
    promptTokens: bound.promptTokens,
    answerTokens: bound.answerTokens,
    structuredOutput: bound.structuredOutput,
    hears: bound.hears,
    bridges: bound.bridges,
    temperature: bound.temperature,
    promptPrice: bound.promptPrice,
    answerPrice: bound.answerPrice,
    size: bound.size,
    seconds: bound.seconds,
    state,
    restsUntil,
    lastError:
      lastError === null || failures === 0
        ? null
        : { at: lastError.at, failure: lastError.failure },
    firstWordMs: bound.firstWordMs,
    wholeMs: bound.wholeMs,
  };
}

/**
 * Providers have the titles of companies, and of programs that were found at their addresses; Katha's own models have
 * a title without an address.
 */
export function toModelSettings(
  { providers, models, ownKeysAllowed }: SettingsRead,
  runtimes: readonly FoundRuntime[],
  own: { name: string | undefined; title: string },
): ModelSettings {
  const kept = providers
    .filter(({ source }) => source !== "katha")
    .map(({ name, protocol, baseUrl: address, hasKey, source }): ModelProvider => ({
      name,
      title:
        presets.find((preset) => preset.name === name)?.title ??
        runtimes.find((runtime) => runtime.address === address)?.title ??
        name,
      protocol,
      address,
      hasKey,
      isFromFile: source === "file",
    }));
  const titleOf = (provider: string) =>
    provider === own.name
      ? own.title
      : (kept.find(({ name }) => name === provider)?.title ?? provider);
  return {
    providers: kept,
    ownKeysAllowed,
    models: models.map((model) => ({
      key: model.modelKey,
      kind: model.kind,
      displayName: model.displayName,
      coins: model.creditCost,
      usualCoins: model.usualCreditCost,
      // Where the file says who serves all others, a name of its own may still be bound here.
      isFromFile: model.source === "file" && !model.asOthers,
      isAsOthers: model.asOthers,
      isOwn: model.kind === "image" || model.modelKey === fallbackModels.text.model_key,
      bound: model.bound.map((bound) => toBound(bound, titleOf(bound.provider))),
      turns: model.turns,
      failedTurns: model.failedTurns,
      coinsPaid: model.coins,
      promptTokens: model.promptTokens,
      completionTokens: model.completionTokens,
    })),
  };
}

/** The names of models are those that players read. */
export function toModelUsage(usage: UsageRead, { models }: ModelSettings): ModelUsage {
  const nameOf = (key: string) => models.find((model) => model.key === key)?.displayName ?? key;
  return {
    since: usage.since,
    today: usage.today,
    budgets: usage.budgets,
    spentToday: usage.spentToday,
    rows: usage.rows.map((row) => ({
      day: row.day,
      modelKey: row.modelKey,
      modelName: nameOf(row.modelKey),
      storyId: row.storyId,
      storyTitle: row.storyTitle,
      turns: row.turns,
      coins: row.coins,
      promptTokens: row.promptTokens,
      completionTokens: row.completionTokens,
      dollars: row.costDollars,
    })),
  };
}

export function toBinding(bound: BoundModel): ModelBindingForm {
  return {
    provider: bound.provider,
    model: bound.model,
    promptTokens: bound.promptTokens,
    answerTokens: bound.answerTokens,
    structuredOutput: bound.structuredOutput,
    hears: bound.hears,
    bridges: bound.bridges,
    temperature: bound.temperature,
    promptPrice: bound.promptPrice,
    answerPrice: bound.answerPrice,
    size: bound.size,
    seconds: bound.seconds,
  };
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
  { name: provider, protocol }: Pick<Candidate["source"], "name" | "protocol">,
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
export const ownBinding = (provider: string, { name, askedAs }: OwnRead): ModelBindingForm => ({
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
  return [binding, ...others.map(toBinding)].slice(0, boundMax);
}

/** The provider at the address of a program that was found; a name of its own for one that is new. */
export function providerNameFor(
  { name, address }: Candidate["source"],
  providers: readonly ModelProvider[],
): { name: string; isNew: boolean } {
  const kept = providers.find((provider) => provider.address === address);
  if (kept) return { name: kept.name, isNew: false };
  const taken = new Set(providers.map((provider) => provider.name));
  let own = name;
  for (let count = 2; taken.has(own); count += 1) own = `${name}-${count}`;
  return { name: own, isNew: true };
}

function toOwnModel(model: OwnRead): OwnModel {
  const { name, title, maker, licence, page, address, file, sha256 } = model;
  const { billions, bytes, english, hindi, state, failure } = model;
  return {
    name,
    title,
    maker,
    licence,
    page,
    address,
    file,
    sha256,
    billions,
    bytes,
    memoryBytes: model.memoryBytes,
    english,
    hindi,
    usualWordsPerSecond: model.usualWordsPerSecond,
    state,
    failure,
    bytesHere: model.bytesHere,
    bytesPerSecond: model.bytesPerSecond,
    wordsPerSecond: model.wordsPerSecond,
    firstWordMs: model.firstWordMs,
  };
}

export const toOwnModels = ({ provider, folder, machine, ...own }: OwnModelsRead): OwnModels => ({
  provider,
  folder,
  cores: machine.cores,
  memoryBytes: machine.memoryBytes,
  diskFreeBytes: machine.diskFreeBytes,
  runtimeBytes: own.runtime.state === "ready" ? 0 : own.runtime.bytes,
  models: own.models.map(toOwnModel),
});

export const hasStoryteller = ({ models }: SettingsRead): boolean =>
  models.some(({ kind, bound }) => kind === "text" && bound.length > 0);

const tells = ["well", "with_care", "unknown"] as const;

/** What may be bound on the administrator's first page: the best of what was found, while no storyteller is bound. */
export function offerIn(
  settings: SettingsRead,
  runtimes: readonly ModelRuntime[],
): { runtime: string; model: string } | undefined {
  if (hasStoryteller(settings)) return undefined;
  const found = runtimes.flatMap(({ title, models: offered }) =>
    offered
      .filter(({ kind }) => kind === "text")
      .map(({ model, english }) => ({ runtime: title, model, english })),
  );
  const [best] = tells.flatMap((skill) => found.filter(({ english }) => english === skill));
  return best && { runtime: best.runtime, model: best.model };
}

export const toPaintedSample = (sample: PictureSample): PaintedSample => ({
  words: sample.words,
  picture: sample.picture,
  builtIn: sample.builtIn,
  failed: sample.failed,
  wholeMs: sample.wholeMs,
  width: sample.width,
  height: sample.height,
});

export function toToldSample(sample: ModelSample): ToldSample {
  return {
    language: sample.language,
    storyTitle: sample.storyTitle,
    before: sample.before,
    typed: sample.typed,
    told: sample.told,
    builtIn: sample.builtIn,
    choices: sample.choices,
    failed: sample.failed,
    flaw: sample.flaw,
    schemaHeld: sample.schemaHeld,
    firstWordMs: sample.firstWordMs,
    wholeMs: sample.wholeMs,
    words: sample.words,
    promptTokens: sample.promptTokens,
    completionTokens: sample.completionTokens,
  };
}
