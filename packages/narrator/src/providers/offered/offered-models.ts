import type { OfferedModel } from "@katha/api/contract";
import { z } from "zod";
import type { Provider } from "../models-file/bindings.ts";
import { below } from "../protocols/address.ts";
import { bearer } from "../protocols/bearer.ts";
import { asked, type ListRequest } from "./asked.ts";
import { automatic1111Models, comfyUiModels, stabilityOffers } from "./painter-lists.ts";
import { billionsIn, kindOf, skillsOf } from "./skills.ts";

type ListedModel = { model: string } & Partial<
  Pick<OfferedModel, "billions" | "bytes" | "context" | "prompt_price" | "answer_price" | "kind">
>;

function offered({ model, ...told }: ListedModel): OfferedModel {
  const billions = told.billions ?? billionsIn(model);
  const kind = told.kind ?? kindOf(model);
  const skills =
    kind === "text" ? skillsOf(model, billions) : ({ english: "no", hindi: "no" } as const);
  return {
    model,
    kind,
    billions,
    bytes: told.bytes ?? null,
    context: told.context ?? null,
    prompt_price: told.prompt_price ?? null,
    answer_price: told.answer_price ?? null,
    ...skills,
  };
}

const count = z.int().positive().optional().catch(undefined);
/** OpenRouter's and Together's prices: of one token, or of a million, as text or as a number. */
const price = z.coerce.number().min(0).max(10_000).optional().catch(undefined);

/** Lists in OpenAI's form; each server adds fields of its own. */
const openAiList = z.object({
  data: z.array(
    z.object({
      id: z.string().max(200),
      type: z.string().optional().catch(undefined),
      context_length: count,
      max_model_len: count,
      max_context_length: count,
      pricing: z
        .object({ prompt: price, completion: price, input: price, output: price })
        .optional()
        .catch(undefined),
      meta: z
        .object({ n_ctx_train: count, n_params: count, size: count })
        .optional()
        .catch(undefined),
    }),
  ),
});

const million = 1_000_000;

/** OpenRouter names the price of one token, Together that of a million. */
function pricesOf(pricing: z.output<typeof openAiList>["data"][number]["pricing"]) {
  const ofOne = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value * million * 1e4) / 1e4;
  return {
    prompt_price: ofOne(pricing?.prompt) ?? pricing?.input ?? null,
    answer_price: ofOne(pricing?.completion) ?? pricing?.output ?? null,
  };
}

async function openAiModels({ baseURL, apiKey, headers }: Provider, asking: ListRequest) {
  const { data } = await asked(below(baseURL, "models"), openAiList, {
    ...asking,
    headers: { ...bearer({ apiKey }), ...headers },
  });
  return data.map(({ id, type, meta, pricing, ...told }) =>
    offered({
      model: id,
      context:
        told.max_context_length ??
        told.max_model_len ??
        told.context_length ??
        meta?.n_ctx_train ??
        null,
      bytes: meta?.size ?? null,
      billions: meta?.n_params === undefined ? null : Math.round(meta.n_params / 1e8) / 10,
      ...pricesOf(pricing),
      ...((type === "embeddings" || type === "embedding") && { kind: "other" as const }),
    }),
  );
}

const ollamaList = z.object({
  models: z.array(
    z.object({
      name: z.string().max(200),
      size: count,
      details: z.object({ parameter_size: z.string().optional() }).optional().catch(undefined),
    }),
  ),
});

const ollamaModel = z.object({
  model_info: z.record(z.string(), z.unknown()).optional(),
  capabilities: z.array(z.string()).optional().catch(undefined),
});

/** Asking about each model takes a while where there are hundreds. */
const mostAskedAbout = 40;

async function ollamaModels({ baseURL, apiKey, headers: given }: Provider, asking: ListRequest) {
  const headers = {
    "content-type": "application/json",
    ...bearer({ apiKey }),
    ...given,
  };
  const { models } = await asked(below(baseURL, "api/tags"), ollamaList, { ...asking, headers });
  return Promise.all(
    models.map(async ({ name, size, details }, at) => {
      const about =
        at < mostAskedAbout
          ? await asked(below(baseURL, "api/show"), ollamaModel, {
              ...asking,
              headers,
              body: { model: name },
            }).catch(() => undefined)
          : undefined;
      const [, context] =
        Object.entries(about?.model_info ?? {}).find(([key]) => key.endsWith(".context_length")) ??
        [];
      const embedsOnly = about?.capabilities?.includes("completion") === false;
      return offered({
        model: name,
        bytes: size ?? null,
        context: typeof context === "number" ? context : null,
        billions: billionsIn(details?.parameter_size ?? ""),
        ...(embedsOnly && { kind: "other" as const }),
      });
    }),
  );
}

const anthropicList = z.object({ data: z.array(z.object({ id: z.string().max(200) })) });

async function anthropicModels({ baseURL, apiKey, headers }: Provider, asking: ListRequest) {
  const { data } = await asked(`${below(baseURL, "models")}?limit=100`, anthropicList, {
    ...asking,
    headers: { "x-api-key": apiKey ?? "", "anthropic-version": "2023-06-01", ...headers },
  });
  return data.map(({ id }) => offered({ model: id }));
}

const googleList = z.object({
  models: z.array(
    z.object({
      name: z.string().max(200),
      inputTokenLimit: count,
      supportedGenerationMethods: z.array(z.string()).optional().catch(undefined),
    }),
  ),
});

async function googleModels({ baseURL, apiKey, headers }: Provider, asking: ListRequest) {
  const { models } = await asked(`${below(baseURL, "models")}?pageSize=200`, googleList, {
    ...asking,
    headers: { "x-goog-api-key": apiKey ?? "", ...headers },
  });
  return models.map(({ name, inputTokenLimit, supportedGenerationMethods: methods }) =>
    offered({
      model: name.replace(/^models\//, ""),
      context: inputTokenLimit ?? null,
      ...(methods?.includes("generateContent") === false && { kind: "other" as const }),
    }),
  );
}

const lists = {
  openai: openAiModels,
  ollama: ollamaModels,
  anthropic: anthropicModels,
  google: googleModels,
  stability: stabilityOffers,
  automatic1111: automatic1111Models,
  comfyui: comfyUiModels,
};

/** The models that a provider lists: those that tell first, the largest first. Throws a ProviderProblem. */
export async function offeredModels(
  provider: Provider,
  asking: ListRequest,
): Promise<OfferedModel[]> {
  const models = await lists[provider.protocol](provider, asking);
  const order = { text: 0, image: 1, other: 2 };
  return models
    .toSorted(
      (one, other) => order[one.kind] - order[other.kind] || one.model.localeCompare(other.model),
    )
    .slice(0, 1_000);
}
