import type { Answer } from "@katha/api";
import type { ModelSettings, ModelSetting, OwnModel } from "@katha/api/admin";

export const foundOllama = "http://127.0.0.1:11434";
const gigabyte = 1024 ** 3;

export const lookedFor = ["Ollama", "LM Studio", "llama.cpp", "vLLM"];

/** Ollama, with a storyteller and what tells nothing. */
export const runtimes: Answer<"findRuntimes"> = {
  lookedFor,
  runtimes: [
    {
      name: "ollama",
      title: "Ollama",
      protocol: "ollama",
      baseUrl: foundOllama,
      models: [
        {
          model: "qwen3:8b",
          kind: "text",
          billions: 8.2,
          bytes: 5 * gigabyte,
          context: 40_960,
          promptPrice: null,
          answerPrice: null,
          english: "well",
          hindi: "with_care",
        },
        {
          model: "nomic-embed-text",
          kind: "other",
          billions: 0.1,
          bytes: gigabyte / 4,
          context: 2_048,
          promptPrice: null,
          answerPrice: null,
          english: "no",
          hindi: "no",
        },
      ],
    },
  ],
};

/** Nothing on this machine serves models. */
export const noRuntimes: Answer<"findRuntimes"> = { lookedFor, runtimes: [] };

const setting = (change: Partial<ModelSetting>): ModelSetting => ({
  modelKey: "tenali",
  kind: "text",
  displayName: "Tenali",
  tier: "standard",
  creditCost: 1,
  usualCreditCost: 1,
  source: "katha",
  asOthers: false,
  bound: [],
  turns: 0,
  failedTurns: 0,
  coins: 0,
  promptTokens: 0,
  completionTokens: 0,
  ...change,
});

export const bound: ModelSetting["bound"][number] = {
  provider: "openai",
  model: "gpt-5-mini",
  promptTokens: 8_000,
  answerTokens: 1_500,
  structuredOutput: "json_schema",
  hears: true,
  bridges: true,
  temperature: null,
  promptPrice: 0.25,
  answerPrice: 2,
  size: "1536x1024",
  seconds: 60,
  health: {
    provider: "openai",
    model: "gpt-5-mini",
    state: "ready",
    failures: 0,
    restsUntil: null,
    lastError: null,
  },
  firstWordMs: 640,
  wholeMs: 3_900,
};

/** Nobody is bound to a storyteller yet. */
export const unboundSettings: ModelSettings = {
  providers: [],
  models: [
    setting({}),
    setting({ modelKey: "vyasa", displayName: "Vyasa", creditCost: 5, usualCreditCost: 5 }),
    setting({ modelKey: "*", displayName: "*", creditCost: 0, usualCreditCost: 0 }),
    setting({
      modelKey: "vishvakarma",
      kind: "image",
      displayName: "Vishvakarma",
      creditCost: 5,
      usualCreditCost: 5,
    }),
  ],
  ownKeysAllowed: false,
  changedAt: null,
};

const vyasa = setting({
  modelKey: "vyasa",
  displayName: "Vyasa",
  creditCost: 5,
  usualCreditCost: 5,
  source: "here",
  bound: [bound],
  turns: 40,
  coins: 200,
  promptTokens: 200_000,
  completionTokens: 16_000,
});

/** Vyasa is told by a company, and the file names a provider. */
export const modelSettings: ModelSettings = {
  providers: [
    {
      name: "openai",
      protocol: "openai",
      baseUrl: "https://api.openai.com/v1",
      hasKey: true,
      source: "here",
    },
    {
      name: "riverside",
      protocol: "openai",
      baseUrl: "https://models.example.com/v1",
      hasKey: false,
      source: "file",
    },
  ],
  models: unboundSettings.models.map((model) => (model.modelKey === "vyasa" ? vyasa : model)),
  ownKeysAllowed: false,
  changedAt: "2026-11-19T15:00:00.000Z",
};

const told = "He does not turn round. “A woman with a covered basket,” he says.";

export const modelSample: Answer<"hearSample"> = {
  scene: "english",
  language: "en",
  storyTitle: "The Salt Ferry",
  before: "The ferryman ties the rope twice.",
  typed: "I ask him who crossed before me.",
  told,
  builtIn: "The ferryman hears you, and keeps his eyes on the water.",
  choices: ["Look into the water"],
  failed: null,
  flaw: null,
  schemaHeld: true,
  firstWordMs: 840,
  wholeMs: 2_100,
  words: 12,
  promptTokens: 1_420,
  completionTokens: 40,
};

export const modelUsage: Answer<"readModelUsage"> = {
  since: "2026-10-22",
  today: "2026-11-20",
  rows: [
    {
      day: "2026-11-20",
      modelKey: "tenali",
      storyId: "0192d4a0-0000-7000-8000-000000000001",
      storyTitle: "Fourteen Years",
      turns: 12,
      coins: 12,
      promptTokens: 60_000,
      completionTokens: 3_000,
      costDollars: 0.05,
    },
  ],
  spentToday: { turns: 12, dollars: 0.05 },
  budgets: [
    { scope: "site", dollars: 5, turns: null },
    { scope: "player", dollars: null, turns: null },
    { scope: "story", dollars: null, turns: null },
  ],
};

/** A small model that Katha would bring; nothing of it is here. */
export const ownModel: OwnModel = {
  name: "qwen2.5-1.5b-instruct",
  title: "Qwen2.5 1.5B Instruct",
  maker: "Qwen",
  licence: "Apache-2.0",
  page: "https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct-GGUF",
  address: "https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/main/model.gguf",
  file: "model.gguf",
  sha256: "6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e",
  billions: 1.5,
  bytes: gigabyte,
  memoryBytes: 2 * gigabyte,
  english: "with_care",
  hindi: "no",
  usualWordsPerSecond: 11,
  askedAs: {
    promptTokens: 3_000,
    answerTokens: 600,
    structuredOutput: "json_schema",
    hears: false,
    bridges: false,
  },
  state: "absent",
  failure: null,
  bytesHere: 0,
  bytesPerSecond: null,
  wordsPerSecond: null,
  firstWordMs: null,
  measuredAt: null,
  boundTo: [],
};

export const ownModels: Answer<"getOwnModels"> = {
  provider: "katha",
  folder: ".katha/models",
  machine: {
    cores: 4,
    memoryBytes: 16 * gigabyte,
    memoryFreeBytes: 12 * gigabyte,
    diskFreeBytes: 100 * gigabyte,
  },
  runtime: { state: "absent", name: "node-llama-cpp", version: "3.22.1", bytes: gigabyte / 12 },
  models: [ownModel],
};
