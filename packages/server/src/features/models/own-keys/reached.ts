import { modelBinding, usualTokens, type ProviderPreset } from "@katha/api/contract";
import type { Provider, TextBinding } from "@katha/narrator";
import type { Secret } from "../../../lib/secret.ts";
import { openKey } from "../../../lib/sealed-key.ts";
import { textBindingOf } from "../settings/bindings.ts";
import type { OwnKeyRow } from "./repo.ts";

export interface OwnKeyProviders {
  secret: Secret;
  /** The providers for which readers may bring keys. */
  presets: readonly ProviderPreset[];
  /** Asks their addresses. */
  fetch: typeof globalThis.fetch;
}

/** What a reader's key is sealed under: it opens for no other reader, and for no other provider. */
export const sealedFor = ({ user_id, provider }: Pick<OwnKeyRow, "user_id" | "provider">) =>
  `reader:${user_id}:${provider}`;

export function providerWith(
  { presets, fetch }: Pick<OwnKeyProviders, "presets" | "fetch">,
  name: string,
  apiKey: string,
): Provider | undefined {
  const preset = presets.find((one) => one.name === name);
  if (preset === undefined) return undefined;
  const { protocol, baseUrl: baseURL } = preset;
  return { protocol, baseURL, apiKey, headers: {}, fetch };
}

/** Undefined where the key does not open any more, or its provider is none of ours. */
export function providerOf(needs: OwnKeyProviders, row: OwnKeyRow): Provider | undefined {
  const key = openKey(row.sealed_key, { secret: needs.secret, provider: sealedFor(row) });
  return key === undefined ? undefined : providerWith(needs, row.provider, key);
}

/** OpenAI's newer models refuse `max_tokens`, and all of them take its new name. */
const fieldsOf = (provider: string): TextBinding["body"] =>
  provider === "openai" ? { max_tokens: null, max_completion_tokens: usualTokens.answer } : {};

export function bindingTo(provider: string, model: string): TextBinding {
  return {
    ...textBindingOf(modelBinding.parse({ provider, model })),
    body: fieldsOf(provider),
  };
}
