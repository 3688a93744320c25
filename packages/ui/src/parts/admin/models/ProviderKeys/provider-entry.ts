import type { ModelProvider } from "@katha/api/shapes";

/** A provider to keep. */
export interface ProviderEntry extends Pick<ModelProvider, "name" | "protocol" | "baseUrl"> {
  /** Undefined: as it was; null: none. */
  key: string | null | undefined;
}

export type ProviderField = "name" | "baseUrl" | "key";

/** Why a provider was not kept: at its fields, or in a sentence. */
export interface ProviderRefusal {
  message?: string | undefined;
  fields?: Readonly<Partial<Record<ProviderField, string>>> | undefined;
}

export const nameShape = /^[a-z\d][a-z\d-]{0,39}$/;

/** "api.example.com" becomes "api-example-com". */
export function nameFrom(address: string): string {
  const host = URL.parse(address)?.hostname ?? "";
  const words = host.split(/[^a-z\d]/).filter((word) => word !== "");
  return words.join("-").slice(0, 40);
}
