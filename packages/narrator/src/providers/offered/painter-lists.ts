import type { OfferedModel } from "@katha/api/contract";
import { z } from "zod";
import type { Provider } from "../models-file/bindings.ts";
import { basic } from "../painting/automatic1111.ts";
import { stabilityModels } from "../painting/stability.ts";
import { below } from "../protocols/address.ts";
import { bearer } from "../protocols/bearer.ts";
import { asked, type ListRequest } from "./asked.ts";

const painter = (model: string): OfferedModel => ({
  model,
  kind: "image",
  billions: null,
  bytes: null,
  context: null,
  prompt_price: null,
  answer_price: null,
  english: "no",
  hindi: "no",
});

/** Stability lists nothing of what it sells; its balance tells whether the key is good. */
export async function stabilityOffers(provider: Provider, asking: ListRequest) {
  await asked(below(provider.baseURL, "v1/user/balance"), z.object({ credits: z.number() }), {
    ...asking,
    headers: { ...bearer(provider), ...provider.headers },
  });
  return stabilityModels.map(painter);
}

const checkpoint = z.string().max(200);

export async function automatic1111Models(
  { baseURL, apiKey, headers }: Provider,
  asking: ListRequest,
) {
  const schema = z.array(z.object({ model_name: checkpoint }));
  const models = await asked(below(baseURL, "sdapi/v1/sd-models"), schema, {
    ...asking,
    headers: { ...basic(apiKey), ...headers },
  });
  return models.map(({ model_name }) => painter(model_name));
}

/** The names that a loader of checkpoints takes: older versions list them, newer ones name them as options. */
const loader = z.object({
  CheckpointLoaderSimple: z.object({
    input: z.object({
      required: z.object({
        ckpt_name: z.union([
          z.tuple([z.array(checkpoint)]).rest(z.unknown()),
          z.tuple([z.literal("COMBO"), z.object({ options: z.array(checkpoint) })]),
        ]),
      }),
    }),
  }),
});

export async function comfyUiModels(provider: Provider, asking: ListRequest) {
  const address = below(provider.baseURL, "object_info/CheckpointLoaderSimple");
  const told = await asked(address, loader, {
    ...asking,
    headers: { ...bearer(provider), ...provider.headers },
  });
  const [first, more] = told.CheckpointLoaderSimple.input.required.ckpt_name;
  const names = first === "COMBO" ? more.options : first;
  return names.map(painter);
}
