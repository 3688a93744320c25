import type { ModelRuntime, ProviderProtocol } from "@katha/api/contract";
import { z } from "zod";
import type { Fetch } from "../protocols/model.ts";
import { asked } from "./asked.ts";
import { offeredModels } from "./offered-models.ts";

/** A program that serves models on the machine where it runs. */
export interface RuntimeKind {
  name: string;
  title: string;
  protocol: ProviderProtocol;
  port: number;
  /** The address below which models are asked. */
  path: string;
  /** What only this program answers, where others use the same port; its text. */
  tells?: { path: string; text: RegExp };
}

/** By their usual ports. The first of a port that recognises itself is taken. */
export const runtimeKinds: readonly RuntimeKind[] = [
  { name: "ollama", title: "Ollama", protocol: "ollama", port: 11_434, path: "" },
  { name: "lm-studio", title: "LM Studio", protocol: "openai", port: 1_234, path: "v1" },
  {
    name: "localai",
    title: "LocalAI",
    protocol: "openai",
    port: 8_080,
    path: "v1",
    tells: { path: "system", text: /backends/ },
  },
  { name: "llama-cpp", title: "llama.cpp", protocol: "openai", port: 8_080, path: "v1" },
  { name: "vllm", title: "vLLM", protocol: "openai", port: 8_000, path: "v1" },
  { name: "jan", title: "Jan", protocol: "openai", port: 1_337, path: "v1" },
  {
    name: "text-generation-webui",
    title: "text-generation-webui",
    protocol: "openai",
    port: 5_000,
    path: "v1",
  },
  {
    name: "automatic1111",
    title: "AUTOMATIC1111",
    protocol: "automatic1111",
    port: 7_860,
    path: "",
  },
  { name: "comfyui", title: "ComfyUI", protocol: "comfyui", port: 8_188, path: "" },
];

const patienceMs = 1_500;
const anything = z.unknown();

async function found(kind: RuntimeKind, fetch: Fetch): Promise<ModelRuntime | undefined> {
  const { name, title, protocol, port, path, tells } = kind;
  const root = `http://127.0.0.1:${port}`;
  const base_url = path === "" ? root : `${root}/${path}`;
  const asking = { fetch, signal: AbortSignal.timeout(patienceMs) };
  try {
    if (tells !== undefined) {
      const told = await asked(`${root}/${tells.path}`, anything, { ...asking, headers: {} });
      if (!tells.text.test(JSON.stringify(told))) return undefined;
    }
    const provider = { protocol, baseURL: base_url, apiKey: undefined, headers: {} };
    const models = await offeredModels(provider, asking);
    return { name, title, protocol, base_url, models };
  } catch {
    // Most of these ports are closed on most machines.
    return undefined;
  }
}

/** The programs that answer on this machine. No other host is asked. */
export async function runtimesHere(
  fetch: Fetch,
  kinds: readonly RuntimeKind[] = runtimeKinds,
): Promise<ModelRuntime[]> {
  const all = await Promise.all(
    kinds.map(async (kind) => [kind.port, await found(kind, fetch)] as const),
  );
  const byPort = new Map<number, ModelRuntime>();
  for (const [port, one] of all) if (one && !byPort.has(port)) byPort.set(port, one);
  return [...byPort.values()];
}
