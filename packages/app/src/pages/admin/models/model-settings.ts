import { fallbackModels } from "@katha/api";
import {
  type BoundModel as BoundRead,
  type ModelBindingForm,
  type ModelRuntime,
  type ModelSample,
  type ModelSettings as SettingsRead,
  type ModelUsage as UsageRead,
  type OfferedModel as OfferedRead,
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
    promptPrice: model.prompt_price,
    answerPrice: model.answer_price,
    english: model.english,
    hindi: model.hindi,
  };
}

function toRuntime({ name, title, protocol, base_url, models }: ModelRuntime): FoundRuntime {
  return { name, title, protocol, address: base_url, models: models.map(toOffered) };
}

export const toFoundModels = (found: {
  looked_for: readonly string[];
  runtimes: readonly ModelRuntime[];
}): FoundModels => ({ lookedFor: found.looked_for, runtimes: found.runtimes.map(toRuntime) });

function toBound(bound: BoundRead, providerTitle: string): BoundModel {
  const { state, rests_until: restsUntil, last_error: lastError } = bound.health;
  return {
    provider: bound.provider,
    providerTitle,
    model: bound.model,
    promptTokens: bound.prompt_tokens,
    answerTokens: bound.answer_tokens,
    structuredOutput: bound.structured_output,
    hears: bound.hears,
    bridges: bound.bridges,
    temperature: bound.temperature,
    promptPrice: bound.prompt_price,
    answerPrice: bound.answer_price,
    size: bound.size,
    seconds: bound.seconds,
    state,
    restsUntil,
    lastError: lastError && {
      at: lastError.at,
      why: lastError.status === null ? lastError.why : `${lastError.why} ${lastError.status}`,
    },
    firstWordMs: bound.first_word_ms,
    wholeMs: bound.whole_ms,
  };
}

/** Providers have the titles of companies, and of programs that were found at their addresses. */
export function toModelSettings(
  { providers, models, own_keys_allowed }: SettingsRead,
  runtimes: readonly FoundRuntime[],
): ModelSettings {
  const kept = providers.map(
    ({ name, protocol, base_url: address, has_key: hasKey, source }): ModelProvider => ({
      name,
      title:
        presets.find((preset) => preset.name === name)?.title ??
        runtimes.find((runtime) => runtime.address === address)?.title ??
        name,
      protocol,
      address,
      hasKey,
      isFromFile: source === "file",
    }),
  );
  const titleOf = (provider: string) =>
    kept.find(({ name }) => name === provider)?.title ?? provider;
  return {
    providers: kept,
    ownKeysAllowed: own_keys_allowed,
    models: models.map((model) => ({
      key: model.model_key,
      kind: model.kind,
      displayName: model.display_name,
      coins: model.credit_cost,
      usualCoins: model.usual_credit_cost,
      // Where the file says who serves all others, a name of its own may still be bound here.
      isFromFile: model.source === "file" && !model.as_others,
      isAsOthers: model.as_others,
      isOwn: model.kind === "image" || model.model_key === fallbackModels.text.model_key,
      bound: model.bound.map((bound) => toBound(bound, titleOf(bound.provider))),
      turns: model.turns,
      failedTurns: model.failed_turns,
      coinsPaid: model.coins,
      promptTokens: model.prompt_tokens,
      completionTokens: model.completion_tokens,
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
    spentToday: usage.spent_today,
    rows: usage.rows.map((row) => ({
      day: row.day,
      modelKey: row.model_key,
      modelName: nameOf(row.model_key),
      storyId: row.story_id,
      storyTitle: row.story_title,
      turns: row.turns,
      coins: row.coins,
      promptTokens: row.prompt_tokens,
      completionTokens: row.completion_tokens,
      dollars: row.cost_dollars,
    })),
  };
}

export function toBinding(bound: BoundModel): ModelBindingForm {
  return {
    provider: bound.provider,
    model: bound.model,
    prompt_tokens: bound.promptTokens,
    answer_tokens: bound.answerTokens,
    structured_output: bound.structuredOutput,
    hears: bound.hears,
    bridges: bound.bridges,
    temperature: bound.temperature,
    prompt_price: bound.promptPrice,
    answer_price: bound.answerPrice,
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
    prompt_tokens: roomIn(offered.context),
    prompt_price: offered.promptPrice,
    answer_price: offered.answerPrice,
  };
}

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
  builtIn: sample.built_in,
  failed: sample.failed,
  wholeMs: sample.whole_ms,
  width: sample.width,
  height: sample.height,
});

export function toToldSample(sample: ModelSample): ToldSample {
  return {
    language: sample.language,
    storyTitle: sample.story_title,
    before: sample.before,
    typed: sample.typed,
    told: sample.told,
    builtIn: sample.built_in,
    choices: sample.choices,
    failed: sample.failed,
    flaw: sample.flaw,
    schemaHeld: sample.schema_held,
    firstWordMs: sample.first_word_ms,
    wholeMs: sample.whole_ms,
    words: sample.words,
    promptTokens: sample.prompt_tokens,
    completionTokens: sample.completion_tokens,
  };
}
