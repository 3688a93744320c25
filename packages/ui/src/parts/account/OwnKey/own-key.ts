/** A provider for which a reader may bring a key. */
export interface OwnKeyProvider {
  name: string;
  /** As people call it. */
  title: string;
  /** Where the words go. */
  host: string;
  /** Where one gets a key. */
  keysHref: string;
}

/** What is kept of a reader's key; the key itself is not known here. */
export interface KeptKey {
  /** The name of its provider. */
  provider: string;
  /** Null until one is chosen. */
  model: string | null;
  /** False where the server can no longer open it. */
  opens: boolean;
}

/** The models that a key may use, and why they did not come. */
export interface OwnModels {
  names?: readonly string[] | undefined;
  failure?: string | undefined;
}

/** Resolves to why it was refused. */
export type OwnKeyAct = Promise<string | undefined>;
