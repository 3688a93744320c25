/** The protocols in which a provider can be asked. The browser loads this file, so it does not import zod. */
export const providerProtocols = [
  "openai",
  "ollama",
  "anthropic",
  "google",
  "stability",
  "automatic1111",
  "comfyui",
] as const;
export type ProviderProtocol = (typeof providerProtocols)[number];

/** Those who paint, and do not tell. */
const paintingProtocols = new Set<ProviderProtocol>(["stability", "automatic1111", "comfyui"]);
export const paintsOnly = (protocol: ProviderProtocol): boolean => paintingProtocols.has(protocol);

/** A service that sells models by key; its name is the provider's. */
export interface ProviderPreset {
  readonly name: string;
  readonly title: string;
  readonly protocol: ProviderProtocol;
  readonly baseUrl: string;
  /** Where one gets a key. */
  readonly keysUrl: string;
}

export const providerPresets: readonly ProviderPreset[] = [
  {
    name: "openai",
    title: "OpenAI",
    protocol: "openai",
    baseUrl: "https://api.openai.com/v1",
    keysUrl: "https://platform.openai.com/api-keys",
  },
  {
    name: "anthropic",
    title: "Anthropic",
    protocol: "anthropic",
    baseUrl: "https://api.anthropic.com/v1",
    keysUrl: "https://console.anthropic.com/settings/keys",
  },
  {
    name: "google",
    title: "Google",
    protocol: "google",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta",
    keysUrl: "https://aistudio.google.com/apikey",
  },
  {
    name: "mistral",
    title: "Mistral",
    protocol: "openai",
    baseUrl: "https://api.mistral.ai/v1",
    keysUrl: "https://console.mistral.ai/api-keys",
  },
  {
    name: "groq",
    title: "Groq",
    protocol: "openai",
    baseUrl: "https://api.groq.com/openai/v1",
    keysUrl: "https://console.groq.com/keys",
  },
  {
    name: "openrouter",
    title: "OpenRouter",
    protocol: "openai",
    baseUrl: "https://openrouter.ai/api/v1",
    keysUrl: "https://openrouter.ai/settings/keys",
  },
  {
    name: "together",
    title: "Together",
    protocol: "openai",
    baseUrl: "https://api.together.xyz/v1",
    keysUrl: "https://api.together.ai/settings/api-keys",
  },
  {
    name: "stability",
    title: "Stability AI",
    protocol: "stability",
    baseUrl: "https://api.stability.ai",
    keysUrl: "https://platform.stability.ai/account/keys",
  },
];

/** Those for whom readers may bring keys of their own, by the names of their presets. */
export const readerProviders = [
  "openai",
  "anthropic",
  "google",
  "mistral",
  "groq",
  "openrouter",
  "together",
] as const;
export type ReaderProvider = (typeof readerProviders)[number];

/** Room for a prompt and for an answer, where nobody sets another. */
export const usualTokens = { prompt: 8_000, answer: 1_500 } as const;

/** So many models may be bound to a name, to be asked one after the other. */
export const boundMax = 5;

/** How well a model is expected to tell in a language, by its size and family; `unknown` where neither is told. */
export const tellingSkills = ["no", "unknown", "with_care", "well"] as const;
export type TellingSkill = (typeof tellingSkills)[number];

export const modelSources = ["katha", "file", "here"] as const;
export const sampleScenes = ["english", "hindi", "story"] as const;
export type SampleScene = (typeof sampleScenes)[number];

/** How a sample can end without a text; each has its own words for the administrator. */
export const sampleFailures = [
  "unreachable",
  "key_refused",
  "model_unknown",
  "too_many_requests",
  "provider_failed",
  "too_slow",
  "broken_off",
  "refused",
  "told_nothing",
] as const;
export type SampleFailure = (typeof sampleFailures)[number];

/** How a picture of a sample can fail to come; each has its own words for the administrator. */
export const paintFailures = [
  "unreachable",
  "key_refused",
  "unpaid",
  "model_unknown",
  "too_many_requests",
  "provider_failed",
  "too_slow",
  "broken_off",
  "refused",
  "no_picture",
] as const;
export type PaintFailure = (typeof paintFailures)[number];
