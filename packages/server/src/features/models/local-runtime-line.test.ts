import type { ModelRuntime, OfferedModel } from "@katha/api/contract";
import { expect, test } from "vitest";
import { localRuntimeLine } from "./local-runtime-line.ts";

const model = (name: string, billions: number | null, kind: OfferedModel["kind"] = "text") => ({
  model: name,
  kind,
  billions,
  bytes: null,
  context: null,
  prompt_price: null,
  answer_price: null,
  english: "unknown" as const,
  hindi: "unknown" as const,
});
const ollama = (...models: OfferedModel[]): ModelRuntime => ({
  name: "ollama",
  title: "Ollama",
  protocol: "ollama",
  base_url: "http://127.0.0.1:11434",
  models,
});
const address = "http://localhost:4600";
const nobody = () => undefined;

test("names the largest model that tells, and the page where it is bound", () => {
  const here = ollama(
    model("nomic-embed-text", null, "other"),
    model("llama3.2:1b", 1),
    model("qwen3:8b", 8),
  );
  expect(localRuntimeLine([here], { servedBy: nobody, address })).toBe(
    "Ollama is here with qwen3:8b: bind it at http://localhost:4600/admin/models",
  );
});

test("says nothing where nothing could tell, or something tells already", () => {
  const embeds = ollama(model("nomic-embed-text", null, "other"));
  expect(localRuntimeLine([], { servedBy: nobody, address })).toBeUndefined();
  expect(localRuntimeLine([embeds], { servedBy: nobody, address })).toBeUndefined();
  const here = ollama(model("qwen3:8b", 8));
  const servedBy = (key: string) => (key === "vyasa" ? "openai" : undefined);
  expect(localRuntimeLine([here], { servedBy, address })).toBeUndefined();
});
