import {
  modelBinding,
  paintsOnly,
  providerProtocols,
  type ModelBindingForm,
} from "@katha/api/contract";
import type { Bindings, ImageBinding, Provider, TextBinding } from "@katha/narrator";
import type { z } from "zod";
import type { Db } from "../../../db/open.ts";
import type { Secret } from "../../../lib/secret.ts";
import type { ModelKind } from "../book.ts";
import { ownProvider } from "../own-models.ts";
import { findSettings, type SettingRows } from "./repo.ts";
import { openKey } from "../../../lib/sealed-key.ts";

export type SetBinding = z.output<typeof modelBinding>;

export function textBindingOf(set: SetBinding): TextBinding {
  const { provider, model, temperature } = set;
  return {
    provider,
    model,
    prompt: set.prompt_tokens,
    answer: set.answer_tokens,
    structuredOutput: set.structured_output,
    hears: set.hears,
    bridges: set.bridges,
    ...(temperature !== null && { temperature }),
    body: {},
  };
}

export const imageBindingOf = ({ provider, model, size, seconds }: SetBinding): ImageBinding => ({
  provider,
  model,
  size,
  seconds,
  body: {},
});

/** What was set for a name; a form of another version of Katha counts as far as it can be read. */
export function setBindings(bound: readonly ModelBindingForm[]): SetBinding[] {
  return bound.flatMap((one) => modelBinding.safeParse(one).data ?? []);
}

export type ProviderModel = Pick<SetBinding, "provider" | "model">;

export const isSameModel = (one: ProviderModel, other: ProviderModel) =>
  one.provider === other.provider && one.model === other.model;

/** What was set for the names under which a model tells. */
export const rowsToldBy = (rows: SettingRows["bindings"], model: ProviderModel) =>
  rows.filter(
    ({ kind, bound }) =>
      kind === "text" && setBindings(bound).some((one) => isSameModel(one, model)),
  );

/** The names under which each model tells. */
export async function namesToldBy(db: Db): Promise<(model: ProviderModel) => string[]> {
  const { bindings } = await findSettings(db);
  return (model) => rowsToldBy(bindings, model).map(({ model_key }) => model_key);
}

/** What is bound in all: what KATHA_MODELS says of a name, else what administrators set. */
export function bindingsOf(
  { providers, bindings }: SettingRows,
  given: {
    file: Bindings;
    secret: Secret;
    fetch: Provider["fetch"];
    own: Provider | undefined;
  },
): Bindings {
  const { file, secret, fetch, own } = given;
  const here: Record<string, Provider> = {};
  for (const { name, protocol, base_url, sealed_key } of providers) {
    const known = providerProtocols.find((one) => one === protocol);
    if (known === undefined) continue;
    const apiKey =
      sealed_key === null ? undefined : openKey(sealed_key, { secret, provider: name });
    here[name] = { protocol: known, baseURL: base_url, apiKey, headers: {}, fetch };
  }
  const reached: Record<string, Provider> = {
    ...here,
    ...file.providers,
    ...(own && { [ownProvider]: own }),
  };
  const mayServe = (kind: ModelKind, provider: string) => {
    const protocol = reached[provider]?.protocol;
    return protocol !== undefined && !(kind === "text" && paintsOnly(protocol));
  };
  const ofKind = <One>(kind: ModelKind, make: (set: SetBinding) => One) =>
    Object.fromEntries(
      bindings
        .filter((row) => row.kind === kind)
        .map((row) => {
          const kept = setBindings(row.bound).filter(({ provider }) => mayServe(kind, provider));
          return [row.model_key, kept.map(make)] as const;
        })
        .filter(([, bound]) => bound.length > 0),
    );
  return {
    providers: reached,
    text: { ...ofKind("text", textBindingOf), ...file.text },
    image: { ...ofKind("image", imageBindingOf), ...file.image },
  };
}
