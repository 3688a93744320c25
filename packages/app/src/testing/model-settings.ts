import type { Answer } from "@katha/api";
import type { ModelSettings, ModelSetting, OwnModel } from "@katha/api/admin";

export const foundOllama = "http://127.0.0.1:11434";
const gigabyte = 1024 ** 3;

export const lookedFor = ["Ollama", "LM Studio", "llama.cpp", "vLLM"];

/** Ollama, with a storyteller and what tells nothing. */
export const runtimes: Answer<"findRuntimes"> = {
  looked_for: lookedFor,
  runtimes: [
    {
      name: "ollama",
      title: "Ollama",
      protocol: "ollama",
      base_url: foundOllama,
      models: [
        {
          model: "qwen3:8b",
          kind: "text",
          billions: 8.2,
          bytes: 5 * gigabyte,
          context: 40_960,
          prompt_price: null,
          answer_price: null,
          english: "well",
          hindi: "with_care",
        },
        {
          model: "nomic-embed-text",
          kind: "other",
          billions: 0.1,
          bytes: gigabyte / 4,
          context: 2_048,
          prompt_price: null,
          answer_price: null,
          english: "no",
          hindi: "no",
        },
      ],
    },
  ],
};

/** Nothing on this machine serves models. */
export const noRuntimes: Answer<"findRuntimes"> = { looked_for: lookedFor, runtimes: [] };

const setting = (change: Partial<ModelSetting>): ModelSetting => ({
  model_key: "tenali",
  kind: "text",
  display_name: "Tenali",
  tier: "standard",
  credit_cost: 1,
  usual_credit_cost: 1,
  source: "katha",
  as_others: false,
  bound: [],
  turns: 0,
  failed_turns: 0,
  coins: 0,
  prompt_tokens: 0,
  completion_tokens: 0,
  ...change,
});

export const bound: ModelSetting["bound"][number] = {
  provider: "openai",
  model: "gpt-5-mini",
  prompt_tokens: 8_000,
  answer_tokens: 1_500,
  structured_output: "json_schema",
  hears: true,
  bridges: true,
  temperature: null,
  prompt_price: 0.25,
  answer_price: 2,
  size: "1536x1024",
  seconds: 60,
  health: {
    provider: "openai",
    model: "gpt-5-mini",
    state: "ready",
    failures: 0,
    rests_until: null,
    last_error: null,
  },
  first_word_ms: 640,
  whole_ms: 3_900,
};

/** Nobody is bound to a storyteller yet. */
export const unboundSettings: ModelSettings = {
  providers: [],
  models: [
    setting({}),
    setting({ model_key: "vyasa", display_name: "Vyasa", credit_cost: 5, usual_credit_cost: 5 }),
    setting({ model_key: "*", display_name: "*", credit_cost: 0, usual_credit_cost: 0 }),
    setting({
      model_key: "vishvakarma",
      kind: "image",
      display_name: "Vishvakarma",
      credit_cost: 5,
      usual_credit_cost: 5,
    }),
  ],
  own_keys_allowed: false,
  changed_at: null,
};

const vyasa = setting({
  model_key: "vyasa",
  display_name: "Vyasa",
  credit_cost: 5,
  usual_credit_cost: 5,
  source: "here",
  bound: [bound],
  turns: 40,
  coins: 200,
  prompt_tokens: 200_000,
  completion_tokens: 16_000,
});

/** Vyasa is told by a company, and the file names a provider. */
export const modelSettings: ModelSettings = {
  providers: [
    {
      name: "openai",
      protocol: "openai",
      base_url: "https://api.openai.com/v1",
      has_key: true,
      source: "here",
    },
    {
      name: "riverside",
      protocol: "openai",
      base_url: "https://models.example.com/v1",
      has_key: false,
      source: "file",
    },
  ],
  models: unboundSettings.models.map((model) => (model.model_key === "vyasa" ? vyasa : model)),
  own_keys_allowed: false,
  changed_at: "2026-11-19T15:00:00.000Z",
};

const told = "He does not turn round. “A woman with a covered basket,” he says.";

export const modelSample: Answer<"hearSample"> = {
  scene: "english",
  language: "en",
  story_title: "The Salt Ferry",
  before: "The ferryman ties the rope twice.",
  typed: "I ask him who crossed before me.",
  told,
  built_in: "The ferryman hears you, and keeps his eyes on the water.",
  choices: ["Look into the water"],
  failed: null,
  flaw: null,
  schema_held: true,
  first_word_ms: 840,
  whole_ms: 2_100,
  words: 12,
  prompt_tokens: 1_420,
  completion_tokens: 40,
};

export const modelUsage: Answer<"readModelUsage"> = {
  since: "2026-10-22",
  today: "2026-11-20",
  rows: [
    {
      day: "2026-11-20",
      model_key: "tenali",
      story_id: "0192d4a0-0000-7000-8000-000000000001",
      story_title: "Fourteen Years",
      turns: 12,
      coins: 12,
      prompt_tokens: 60_000,
      completion_tokens: 3_000,
      cost_dollars: 0.05,
    },
  ],
  spent_today: { turns: 12, dollars: 0.05 },
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
  memory_bytes: 2 * gigabyte,
  english: "with_care",
  hindi: "no",
  usual_words_per_second: 11,
  asked_as: {
    prompt_tokens: 3_000,
    answer_tokens: 600,
    structured_output: "json_schema",
    hears: false,
    bridges: false,
  },
  state: "absent",
  failure: null,
  bytes_here: 0,
  bytes_per_second: null,
  words_per_second: null,
  first_word_ms: null,
  measured_at: null,
  bound_to: [],
};

export const ownModels: Answer<"getOwnModels"> = {
  provider: "katha",
  folder: ".katha/models",
  machine: {
    cores: 4,
    memory_bytes: 16 * gigabyte,
    memory_free_bytes: 12 * gigabyte,
    disk_free_bytes: 100 * gigabyte,
  },
  runtime: { state: "absent", name: "node-llama-cpp", version: "3.22.1", bytes: gigabyte / 12 },
  models: [ownModel],
};
