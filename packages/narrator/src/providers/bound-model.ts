import type { Breaker } from "./breaker.ts";
import type { TextBinding } from "./models-file/bindings.ts";
import type { LanguageModel } from "./sdk.ts";

/** The part of a logger that we use. */
export interface Log {
  warn: (fields: Record<string, unknown>, message: string) => void;
}

/** One model of one provider. */
export interface BoundModel {
  provider: string;
  binding: TextBinding;
  breaker: Breaker;
  model: () => Promise<LanguageModel>;
}
