import { expect, test } from "vitest";
import { billionsIn, kindOf, skillsOf } from "./skills.ts";

test.each([
  ["qwen3:8b", 8],
  ["llama3.2:1b", 1],
  ["meta-llama/Llama-3.3-70B-Instruct", 70],
  ["mixtral-8x7b-instruct", 56],
  ["gemma-3-270m-it", 0.27],
  ["Qwen2.5-0.5B-Instruct-GGUF", 0.5],
  ["8.2B", 8.2],
  ["gpt-5-mini", null],
  ["phi-4", null],
])("%s has %s billion parameters", (name, billions) => {
  expect(billionsIn(name)).toBe(billions);
});

test.each([
  ["nomic-embed-text:latest", "other"],
  ["text-embedding-3-small", "other"],
  ["whisper-1", "other"],
  ["gpt-image-1", "image"],
  ["black-forest-labs/FLUX.1-schnell", "image"],
  ["gemma3:12b", "text"],
])("%s is for %s", (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

test.each([
  ["qwen3:0.6b", "no", "no"],
  ["llama3.2:1b", "with_care", "no"],
  ["qwen3:4b", "well", "with_care"],
  ["gemma3:12b", "well", "well"],
  ["phi-4:14b", "well", "no"],
  ["starcoder2:15b", "with_care", "no"],
  ["claude-sonnet-4-5", "well", "well"],
  ["gpt-5-nano", "well", "with_care"],
  ["a-name-of-its-own", "unknown", "unknown"],
  ["mxbai-embed-large", "no", "no"],
])("%s tells English: %s, Hindi: %s", (name, english, hindi) => {
  expect(skillsOf(name, billionsIn(name))).toEqual({ english, hindi });
});
