import * as z from "zod";
import { defineCall } from "../call.ts";
import { adminCalls } from "../call-table/admin.ts";
import { id, moment } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";
import { providerHealth } from "./health.ts";
import {
  boundMax,
  modelSources,
  paintFailures,
  providerProtocols,
  sampleFailures,
  sampleScenes,
  tellingSkills,
  usualTokens,
} from "./provider-presets.ts";

const count = z.int().min(0);

const providerName = z
  .string()
  .regex(/^[a-z\d][a-z\d-]{0,39}$/, "Use lower-case letters, digits and dashes, 40 at most.");
const modelName = line({ max: 200, required: "Name the model." });
const price = z.number().min(0).max(10_000).nullable();

export const modelProvider = z
  .object({
    name: z.string().meta({ isKey: true }),
    protocol: z.enum(providerProtocols).meta({ fallback: "openai" }),
    base_url: z.string(),
    has_key: z.boolean().describe("The key itself is never sent"),
    source: z.enum(modelSources).meta({ fallback: "here" }),
  })
  .meta({ id: "ModelProvider" });
export type ModelProvider = z.infer<typeof modelProvider>;

/** How a model is asked; what does not concern its kind is left out. */
const askedAs = {
  prompt_tokens: z
    .int()
    .min(500)
    .max(1_000_000)
    .default(usualTokens.prompt)
    .describe("Room for a prompt"),
  answer_tokens: z
    .int()
    .min(100)
    .max(32_000)
    .default(usualTokens.answer)
    .describe("Room for an answer"),
  structured_output: z.enum(["json_schema", "json_object", "none"]).default("json_schema"),
  hears: z.boolean().default(true).describe("Asked what a typed line means"),
  bridges: z.boolean().default(true).describe("Leads from typed lines to the author's scenes"),
  temperature: z.number().min(0).max(2).nullable().default(null),
  prompt_price: price.default(null).describe("Of a million tokens, in US dollars"),
  answer_price: price.default(null).describe("Of a million tokens, in US dollars"),
  size: z
    .string()
    .regex(/^\d{2,4}x\d{2,4}$/, "Write a size like 1536x1024.")
    .default("1536x1024")
    .describe("Of pictures"),
  seconds: z.int().min(5).max(600).default(60).describe("Patience with a picture"),
};

export const modelBinding = z
  .object({ provider: providerName, model: modelName, ...askedAs })
  .meta({ id: "ModelBindingForm" });
export type ModelBindingForm = z.input<typeof modelBinding>;

const boundModel = z
  .object({
    provider: z.string(),
    model: z.string(),
    prompt_tokens: count,
    answer_tokens: count,
    structured_output: z
      .enum(["json_schema", "json_object", "none"])
      .meta({ fallback: "json_schema" }),
    hears: z.boolean(),
    bridges: z.boolean(),
    temperature: z.number().nullable(),
    prompt_price: z.number().nullable(),
    answer_price: z.number().nullable(),
    size: z.string(),
    seconds: count,
    health: providerHealth,
    first_word_ms: count.nullable().describe("The median of its last turns on this server"),
    whole_ms: count.nullable().describe("The median of its last turns on this server"),
  })
  .meta({ id: "BoundModel" });
export type BoundModel = z.infer<typeof boundModel>;

export const modelSetting = z
  .object({
    model_key: z.string().meta({ isKey: true }).describe("`*`: all that are not bound themselves"),
    kind: z.enum(["text", "image"]).meta({ fallback: "text" }),
    display_name: z.string(),
    tier: z.string().meta({ fallback: "standard" }),
    credit_cost: count,
    usual_credit_cost: count.describe("Without a price of your own"),
    source: z
      .enum(modelSources)
      .meta({ fallback: "katha" })
      .describe("Who binds it: nobody, KATHA_MODELS, or this page"),
    as_others: z.boolean().describe("Nobody of its own is bound: those of `*` are asked"),
    bound: z.array(boundModel).describe("In the order in which they are asked; none: Katha's own"),
    turns: count.describe("Settled in the last seven days"),
    failed_turns: count,
    coins: count.describe("Charged to players in them"),
    prompt_tokens: count,
    completion_tokens: count,
  })
  .meta({ id: "ModelSetting" });
export type ModelSetting = z.infer<typeof modelSetting>;

export const modelSettings = z
  .object({
    providers: z.array(modelProvider),
    models: z.array(modelSetting).describe("Storytellers first; `*` is the last of its kind"),
    own_keys_allowed: z.boolean().describe("Whether readers may use keys of their own"),
    changed_at: moment.nullable().describe("The last change made here"),
  })
  .meta({ id: "ModelSettings" });
export type ModelSettings = z.infer<typeof modelSettings>;

export const offeredModel = z
  .object({
    model: z.string().meta({ isKey: true }).describe("As the provider names it"),
    kind: z.enum(["text", "image", "other"]).meta({ fallback: "text" }),
    billions: z.number().nullable().describe("Of parameters, where it is told or in the name"),
    bytes: count.nullable().describe("On the disk"),
    context: count.nullable().describe("Tokens"),
    prompt_price: z.number().nullable().describe("Of a million tokens, in US dollars"),
    answer_price: z.number().nullable(),
    english: z.enum(tellingSkills).meta({ fallback: "unknown" }),
    hindi: z.enum(tellingSkills).meta({ fallback: "unknown" }),
  })
  .meta({ id: "OfferedModel" });
export type OfferedModel = z.infer<typeof offeredModel>;

export const runtime = z
  .object({
    name: z.string().meta({ isKey: true }),
    title: z.string(),
    protocol: z.enum(providerProtocols).meta({ fallback: "openai" }),
    base_url: z.string(),
    models: z.array(offeredModel),
  })
  .meta({ id: "ModelRuntime" });
export type ModelRuntime = z.infer<typeof runtime>;

const missed = z.enum(sampleFailures).meta({ fallback: "provider_failed" });

export const modelSample = z
  .object({
    scene: z.enum(sampleScenes).meta({ fallback: "english" }),
    language: z.string(),
    story_title: z.string(),
    before: z.string().describe("The end of what was told before"),
    typed: z.string(),
    told: z.string().describe("By the model; what was told before a fault"),
    built_in: z.string().describe("What Katha's own storyteller tells"),
    choices: z.array(z.string()),
    failed: missed.nullable(),
    flaw: z.string().nullable().describe("The check that a sentence failed"),
    schema_held: z.boolean().nullable().describe("Null where it was not asked for one"),
    first_word_ms: count.nullable(),
    whole_ms: count,
    words: count,
    prompt_tokens: count,
    completion_tokens: count,
  })
  .meta({ id: "ModelSample" });
export type ModelSample = z.infer<typeof modelSample>;

export const pictureSample = z
  .object({
    words: z.string().describe("What the model was asked to paint"),
    picture: z.string().nullable().describe("A data URL: it is shown, and not kept"),
    built_in: z.string().describe("What Katha's own painter makes of it, as a data URL"),
    failed: z.enum(paintFailures).meta({ fallback: "provider_failed" }).nullable(),
    whole_ms: count,
    width: count,
    height: count,
  })
  .meta({ id: "PictureSample" });
export type PictureSample = z.infer<typeof pictureSample>;

const noProvider = { 404: "There is no such provider." };
const fromFile = { 409: "KATHA_MODELS says this; change it there." };
const away = { 502: "The provider did not answer as it should; `code` says how." };

export const getModelSettings = defineCall(adminCalls.getModelSettings, {
  summary: "Who tells and paints: providers, what is bound to them, how they fare, what they cost",
  answer: modelSettings,
});

export const findRuntimes = defineCall(adminCalls.findRuntimes, {
  summary: "What serves models on the server's own machine; no other host is asked",
  answer: z
    .object({ looked_for: z.array(z.string()), runtimes: z.array(runtime) })
    .meta({ id: "ModelRuntimes" }),
});

export const putModelProvider = defineCall(adminCalls.putModelProvider, {
  summary: "Add a provider or change it",
  params: z.object({ name: providerName }),
  body: z.object({
    protocol: z.enum(providerProtocols),
    base_url: z.url({
      protocol: /^https?$/,
      error: "Write an address like https://api.example.com/v1.",
    }),
    key: line({ max: 500 })
      .nullable()
      .optional()
      .describe("Left out: as it was; null: none. It is sealed, and never sent again"),
  }),
  answer: modelProvider,
  problems: fromFile,
});

export const deleteModelProvider = defineCall(adminCalls.deleteModelProvider, {
  summary: "Forget a provider and its key",
  params: z.object({ name: providerName }),
  problems: { ...noProvider, ...fromFile },
});

export const listProviderModels = defineCall(adminCalls.listProviderModels, {
  summary: "The models that a provider offers",
  params: z.object({ name: providerName }),
  answer: z.object({ models: z.array(offeredModel) }).meta({ id: "OfferedModels" }),
  problems: { ...noProvider, ...away },
});

const boundKey = z.object({ kind: z.enum(["text", "image"]), model_key: line({ max: 60 }) });

export const bindModel = defineCall(adminCalls.bindModel, {
  summary: "Who tells or paints under a name, in the order in which they are asked; none: Katha",
  params: boundKey,
  body: z.object({ bound: z.array(modelBinding).max(boundMax) }),
  answer: modelSetting,
  problems: { ...noProvider, ...fromFile },
});

export const priceModel = defineCall(adminCalls.priceModel, {
  summary: "What players pay for a part or a picture; null: as usual",
  params: boundKey,
  body: z.object({ credit_cost: z.int().min(0).max(1_000).nullable() }),
  answer: modelSetting,
});

export const allowOwnKeys = defineCall(adminCalls.allowOwnKeys, {
  summary:
    "Let readers use keys of their own, or no longer; their keys stay until they remove them",
  body: z.object({ is_allowed: z.boolean() }),
  answer: z.object({ is_allowed: z.boolean() }).meta({ id: "OwnKeysAllowed" }),
});

export const hearSample = defineCall(adminCalls.hearSample, {
  summary: "A short scene told by a model that need not be bound, beside Katha's own storyteller",
  body: z.object({
    ...modelBinding.shape,
    scene: z.enum(sampleScenes),
    story_id: id.optional().describe("For the scene of a story"),
  }),
  answer: modelSample,
  problems: noProvider,
});

export const seeSample = defineCall(adminCalls.seeSample, {
  summary: "A picture by a model that need not be bound, beside that of Katha's own painter",
  body: modelBinding,
  answer: pictureSample,
  problems: noProvider,
});
