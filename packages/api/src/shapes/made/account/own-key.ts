// Made from the contract by `npm run readers`.
import type { OfferedModel } from "../admin/model-settings.ts";

export interface OwnKey {
  /** Whether readers may use keys of their own here */
  isAllowed: boolean;
  /** The key itself is never sent */
  key: {
    provider: "openai" | "anthropic" | "google" | "mistral" | "groq" | "openrouter" | "together";
    /** What tells with it; null until one is chosen */
    model: string | null;
    /** False where it was sealed under a secret that is gone */
    opens: boolean;
    addedAt: string;
  } | null;
}

export interface OwnKeyModels {
  models: OfferedModel[];
}
