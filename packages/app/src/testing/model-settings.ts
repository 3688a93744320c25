import type { Answer } from "@katha/api";
import type { ModelSettings, ModelSetting } from "@katha/api/admin";

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
