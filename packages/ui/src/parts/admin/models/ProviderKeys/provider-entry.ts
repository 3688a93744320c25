import type { ProviderProtocol } from "../model-settings.ts";

/** A provider to keep. */
export interface ProviderEntry {
  name: string;
  protocol: ProviderProtocol;
  address: string;
  /** Undefined: as it was; null: none. */
  key: string | null | undefined;
}

export type ProviderField = "name" | "address" | "key";

/** Why a provider was not kept: at its fields, or in a sentence. */
export interface ProviderRefusal {
  message?: string | undefined;
  fields?: Readonly<Partial<Record<ProviderField, string>>> | undefined;
}

const nameShape = /^[a-z\d][a-z\d-]{0,39}$/;

export type EntryFault =
  | "models.keyMissing"
  | "models.addressFault"
  | "models.nameFault"
  | "models.nameTaken";

/** What is missing or written wrong. A company that sells by key is of no use without one. */
export function entryFaults(
  { name, address, key }: ProviderEntry,
  { needsKey, taken }: { needsKey: boolean; taken: readonly string[] },
): Partial<Record<ProviderField, EntryFault>> {
  const protocol = URL.parse(address)?.protocol;
  return {
    ...(!nameShape.test(name) && { name: "models.nameFault" }),
    ...(taken.includes(name) && { name: "models.nameTaken" }),
    ...(protocol !== "https:" && protocol !== "http:" && { address: "models.addressFault" }),
    ...(needsKey && !key && { key: "models.keyMissing" }),
  };
}

/** "api.example.com" becomes "api-example-com". */
export function nameFrom(address: string): string {
  const host = URL.parse(address)?.hostname ?? "";
  const words = host.split(/[^a-z\d]/).filter((word) => word !== "");
  return words.join("-").slice(0, 40);
}
