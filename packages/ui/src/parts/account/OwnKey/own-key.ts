import type { OfferedModel, OwnKey } from "@katha/api/shapes";

/** A provider for which a reader may bring a key. */
export interface OwnKeyProvider {
  name: KeptKey["provider"];
  /** As people call it. */
  title: string;
  /** Where the words go. */
  host: string;
  /** Where one gets a key. */
  keysHref: string;
}

/** What is kept of a reader's key; the key itself is not known here. */
export type KeptKey = Pick<NonNullable<OwnKey["key"]>, "provider" | "model" | "opens">;

/** The models that a key may use, and why they did not come. */
export interface OwnKeyModels {
  models?: readonly Pick<OfferedModel, "model">[] | undefined;
  failure?: string | undefined;
}

/** Resolves to why it was refused. */
export type OwnKeyAct = Promise<string | undefined>;
