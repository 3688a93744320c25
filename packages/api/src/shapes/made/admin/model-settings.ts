// Made from the contract by `npm run readers`.
import type { ProviderHealth } from "./health.ts";

export interface OfferedModel {
  /** As the provider names it */
  model: string;
  kind: "text" | "image" | "other";
  /** Of parameters, where it is told or in the name */
  billions: number | null;
  /** On the disk */
  bytes: number | null;
  /** Tokens */
  context: number | null;
  /** Of a million tokens, in US dollars */
  promptPrice: number | null;
  answerPrice: number | null;
  english: "no" | "unknown" | "with_care" | "well";
  hindi: "no" | "unknown" | "with_care" | "well";
}

export interface OwnKeysAllowed {
  isAllowed: boolean;
}

export interface BoundModel {
  provider: string;
  model: string;
  promptTokens: number;
  answerTokens: number;
  structuredOutput: "json_schema" | "json_object" | "none";
  hears: boolean;
  bridges: boolean;
  temperature: number | null;
  promptPrice: number | null;
  answerPrice: number | null;
  size: string;
  seconds: number;
  health: ProviderHealth;
  /** The median of its last turns on this server */
  firstWordMs: number | null;
  /** The median of its last turns on this server */
  wholeMs: number | null;
}

export interface ModelSetting {
  /** `*`: all that are not bound themselves */
  modelKey: string;
  kind: "text" | "image";
  displayName: string;
  tier: string;
  creditCost: number;
  /** Without a price of your own */
  usualCreditCost: number;
  /** Who binds it: nobody, KATHA_MODELS, or this page */
  source: "katha" | "file" | "here";
  /** Nobody of its own is bound: those of `*` are asked */
  asOthers: boolean;
  /** In the order in which they are asked; none: Katha's own */
  bound: BoundModel[];
  /** Settled in the last seven days */
  turns: number;
  failedTurns: number;
  /** Charged to players in them */
  coins: number;
  promptTokens: number;
  completionTokens: number;
}

export interface ModelRuntime {
  name: string;
  title: string;
  protocol:
    | "openai"
    | "ollama"
    | "anthropic"
    | "google"
    | "stability"
    | "automatic1111"
    | "comfyui";
  baseUrl: string;
  models: OfferedModel[];
}

export interface ModelRuntimes {
  lookedFor: string[];
  runtimes: ModelRuntime[];
}

export interface ModelProvider {
  name: string;
  protocol:
    | "openai"
    | "ollama"
    | "anthropic"
    | "google"
    | "stability"
    | "automatic1111"
    | "comfyui";
  baseUrl: string;
  /** The key itself is never sent */
  hasKey: boolean;
  source: "katha" | "file" | "here";
}

export interface ModelSettings {
  providers: ModelProvider[];
  /** Storytellers first; `*` is the last of its kind */
  models: ModelSetting[];
  /** Whether readers may use keys of their own */
  ownKeysAllowed: boolean;
  /** The last change made here */
  changedAt: string | null;
}

export interface ModelSample {
  scene: "english" | "hindi" | "story";
  language: string;
  storyTitle: string;
  /** The end of what was told before */
  before: string;
  typed: string;
  /** By the model; what was told before a fault */
  told: string;
  /** What Katha's own storyteller tells */
  builtIn: string;
  choices: string[];
  failed:
    | "unreachable"
    | "key_refused"
    | "model_unknown"
    | "too_many_requests"
    | "provider_failed"
    | "too_slow"
    | "broken_off"
    | "refused"
    | "told_nothing"
    | null;
  /** The check that a sentence failed */
  flaw: string | null;
  /** Null where it was not asked for one */
  schemaHeld: boolean | null;
  firstWordMs: number | null;
  wholeMs: number;
  words: number;
  promptTokens: number;
  completionTokens: number;
}

export interface OfferedModels {
  models: OfferedModel[];
}

export interface PictureSample {
  /** What the model was asked to paint */
  words: string;
  /** A data URL: it is shown, and not kept */
  picture: string | null;
  /** What Katha's own painter makes of it, as a data URL */
  builtIn: string;
  failed:
    | "unreachable"
    | "key_refused"
    | "unpaid"
    | "model_unknown"
    | "too_many_requests"
    | "provider_failed"
    | "too_slow"
    | "broken_off"
    | "refused"
    | "no_picture"
    | null;
  wholeMs: number;
  width: number;
  height: number;
}

export interface ModelBindingForm {
  provider: string;
  model: string;
  /** Room for a prompt */
  promptTokens?: number | undefined;
  /** Room for an answer */
  answerTokens?: number | undefined;
  structuredOutput?: "json_schema" | "json_object" | "none" | undefined;
  /** Asked what a typed line means */
  hears?: boolean | undefined;
  /** Leads from typed lines to the author's scenes */
  bridges?: boolean | undefined;
  temperature?: number | null | undefined;
  /** Of a million tokens, in US dollars */
  promptPrice?: number | null | undefined;
  /** Of a million tokens, in US dollars */
  answerPrice?: number | null | undefined;
  /** Of pictures */
  size?: string | undefined;
  /** Patience with a picture */
  seconds?: number | undefined;
}
