// Made from the contract by `npm run readers`.
import type {
  BoundModel,
  ModelProvider,
  ModelRuntime,
  ModelRuntimes,
  ModelSample,
  ModelSetting,
  ModelSettings,
  OfferedModel,
  OfferedModels,
  OwnKeysAllowed,
  PictureSample,
} from "../../../shapes/made/admin/model-settings.ts";
import {
  type Reader,
  flag,
  flagOrNull,
  id,
  list,
  momentOrNull,
  number,
  numberOrNull,
  object,
  oneOf,
  oneOfOrNull,
  text,
  textOrNull,
  texts,
} from "../../fields.ts";
import {
  modelSources,
  paintFailures,
  providerProtocols,
  sampleFailures,
  sampleScenes,
  tellingSkills,
} from "../../../contract/admin/provider-presets.ts";
import { readProviderHealth } from "./health.ts";

export const readOfferedModel: Reader<OfferedModel> = object({
  model: id,
  kind: oneOf(["text", "image", "other"], "text"),
  billions: numberOrNull,
  bytes: numberOrNull,
  context: numberOrNull,
  prompt_price: numberOrNull,
  answer_price: numberOrNull,
  english: oneOf(tellingSkills, "unknown"),
  hindi: oneOf(tellingSkills, "unknown"),
});

export const readOwnKeysAllowed: Reader<OwnKeysAllowed> = object({
  is_allowed: flag(),
});

export const readBoundModel: Reader<BoundModel> = object({
  provider: text(),
  model: text(),
  prompt_tokens: number(),
  answer_tokens: number(),
  structured_output: oneOf(["json_schema", "json_object", "none"], "json_schema"),
  hears: flag(),
  bridges: flag(),
  temperature: numberOrNull,
  prompt_price: numberOrNull,
  answer_price: numberOrNull,
  size: text(),
  seconds: number(),
  health: readProviderHealth,
  first_word_ms: numberOrNull,
  whole_ms: numberOrNull,
});

export const readModelSetting: Reader<ModelSetting> = object({
  model_key: id,
  kind: oneOf(["text", "image"], "text"),
  display_name: text(),
  tier: text("standard"),
  credit_cost: number(),
  usual_credit_cost: number(),
  source: oneOf(modelSources, "katha"),
  as_others: flag(),
  bound: list(readBoundModel),
  turns: number(),
  failed_turns: number(),
  coins: number(),
  prompt_tokens: number(),
  completion_tokens: number(),
});

export const readModelRuntime: Reader<ModelRuntime> = object({
  name: id,
  title: text(),
  protocol: oneOf(providerProtocols, "openai"),
  base_url: text(),
  models: list(readOfferedModel),
});

export const readModelRuntimes: Reader<ModelRuntimes> = object({
  looked_for: texts,
  runtimes: list(readModelRuntime),
});

export const readModelProvider: Reader<ModelProvider> = object({
  name: id,
  protocol: oneOf(providerProtocols, "openai"),
  base_url: text(),
  has_key: flag(),
  source: oneOf(modelSources, "here"),
});

export const readModelSettings: Reader<ModelSettings> = object({
  providers: list(readModelProvider),
  models: list(readModelSetting),
  own_keys_allowed: flag(),
  changed_at: momentOrNull,
});

export const readModelSample: Reader<ModelSample> = object({
  scene: oneOf(sampleScenes, "english"),
  language: text(),
  story_title: text(),
  before: text(),
  typed: text(),
  told: text(),
  built_in: text(),
  choices: texts,
  failed: oneOfOrNull(sampleFailures),
  flaw: textOrNull,
  schema_held: flagOrNull,
  first_word_ms: numberOrNull,
  whole_ms: number(),
  words: number(),
  prompt_tokens: number(),
  completion_tokens: number(),
});

export const readOfferedModels: Reader<OfferedModels> = object({
  models: list(readOfferedModel),
});

export const readPictureSample: Reader<PictureSample> = object({
  words: text(),
  picture: textOrNull,
  built_in: text(),
  failed: oneOfOrNull(paintFailures),
  whole_ms: number(),
  width: number(),
  height: number(),
});
