import type { OwnModel } from "@katha/api/contract";

/** A model that Katha brings. */
export interface OwnModelOffer extends Omit<
  OwnModel,
  | "address"
  | "bound_to"
  | "bytes_here"
  | "bytes_per_second"
  | "failure"
  | "first_word_ms"
  | "measured_at"
  | "state"
  | "words_per_second"
> {
  /** Below the mirror's address: a revision's file never changes. */
  path: string;
}

/** On two cores each token of a prompt is a thirtieth of a second of waiting. */
const askedSparingly = { prompt_tokens: 1_500, answer_tokens: 400, hears: false, bridges: false };

export const ownModelOffers: readonly OwnModelOffer[] = [
  {
    name: "qwen2.5-1.5b-instruct",
    title: "Qwen2.5 1.5B Instruct",
    maker: "Qwen",
    licence: "Apache-2.0",
    page: "https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct-GGUF",
    path: "Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/91cad51170dc346986eccefdc2dd33a9da36ead9/qwen2.5-1.5b-instruct-q4_k_m.gguf",
    file: "qwen2.5-1.5b-instruct-q4_k_m.gguf",
    sha256: "6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e",
    billions: 1.5,
    bytes: 1_117_320_736,
    memory_bytes: 2_000_000_000,
    english: "with_care",
    hindi: "no",
    usual_words_per_second: 11,
    asked_as: { ...askedSparingly, structured_output: "none" },
  },
  {
    name: "qwen3-4b-instruct-2507",
    title: "Qwen3 4B Instruct 2507",
    maker: "Qwen, quantised by Unsloth",
    licence: "Apache-2.0",
    page: "https://huggingface.co/unsloth/Qwen3-4B-Instruct-2507-GGUF",
    path: "unsloth/Qwen3-4B-Instruct-2507-GGUF/resolve/a06e946bb6b655725eafa393f4a9745d460374c9/Qwen3-4B-Instruct-2507-Q4_K_M.gguf",
    file: "Qwen3-4B-Instruct-2507-Q4_K_M.gguf",
    sha256: "3605803b982cb64aead44f6c1b2ae36e3acdb41d8e46c8a94c6533bc4c67e597",
    billions: 4,
    bytes: 2_497_281_120,
    memory_bytes: 4_200_000_000,
    english: "well",
    hindi: "with_care",
    usual_words_per_second: null,
    asked_as: { ...askedSparingly, structured_output: "json_schema" },
  },
];
