import * as z from "zod";
import { readerProviders } from "../admin/provider-presets.ts";
import { offeredModel } from "../admin/model-settings.ts";
import { defineCall } from "../call.ts";
import { userCalls } from "../call-table/users.ts";
import { moment } from "../fields/scalars.ts";
import { line } from "../fields/text.ts";

const provider = z.enum(readerProviders).meta({ fallback: "openai" });

export const ownKey = z
  .object({
    is_allowed: z.boolean().describe("Whether readers may use keys of their own here"),
    key: z
      .object({
        provider,
        model: z.string().nullable().describe("What tells with it; null until one is chosen"),
        opens: z.boolean().describe("False where it was sealed under a secret that is gone"),
        added_at: moment,
      })
      .nullable()
      .describe("The key itself is never sent"),
  })
  .meta({ id: "OwnKey" });
export type OwnKey = z.infer<typeof ownKey>;

const notAllowed = { 409: "Readers may not use keys of their own here." };
const noKey = { 404: "There is no key." };
const away = { 502: "The provider did not answer as it should; `code` says how." };

export const readOwnKey = defineCall(userCalls.readOwnKey, {
  summary: "The user's own key for a provider, without the key",
  answer: ownKey,
});

export const keepOwnKey = defineCall(userCalls.keepOwnKey, {
  summary: "Keep a key for a provider, in the place of the one before; the provider is asked first",
  body: z.object({
    provider: z.enum(readerProviders),
    key: line({ max: 500, required: "Paste the key." }).describe("It is sealed, and never sent"),
  }),
  answer: ownKey,
  problems: { ...notAllowed, ...away },
});

export const listOwnKeyModels = defineCall(userCalls.listOwnKeyModels, {
  summary: "The models that the provider offers to the user's own key, those alone that tell",
  answer: z.object({ models: z.array(offeredModel) }).meta({ id: "OwnKeyModels" }),
  problems: { ...notAllowed, ...noKey, ...away },
});

export const chooseOwnKeyModel = defineCall(userCalls.chooseOwnKeyModel, {
  summary: "Choose what tells with the user's own key; it is asked for a word first",
  body: z.object({ model: line({ max: 200, required: "Choose a model." }) }),
  answer: ownKey,
  problems: { ...notAllowed, ...noKey, ...away },
});

export const forgetOwnKey = defineCall(userCalls.forgetOwnKey, {
  summary: "Delete the user's own key for good",
  problems: noKey,
});
