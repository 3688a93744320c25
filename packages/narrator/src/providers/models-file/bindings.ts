import type { ProviderProtocol } from "@katha/api/contract";
import { z } from "zod";
import type { Limits } from "../deadline.ts";

const name = z.string().regex(/^[a-z\d][a-z\d-]{0,39}$/, {
  error: "must be lower-case letters, digits and dashes",
});
const seconds = z.number().positive().max(600);

const protocols = [
  "openai",
  "ollama",
  "anthropic",
  "google",
  "stability",
  "automatic1111",
  "comfyui",
] as const satisfies ProviderProtocol[];

const painters = new Set<ProviderProtocol>(["stability", "automatic1111", "comfyui"]);
/** Those who paint, and do not tell. */
export const paintsOnly = (protocol: ProviderProtocol): boolean => painters.has(protocol);

const provider = z.strictObject({
  protocol: z.enum(protocols).default("openai"),
  baseURL: z.url({
    protocol: /^https?$/,
    error: "must be an address like https://api.example.com/v1",
  }),
  key: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z\d_]*$/, {
      error: "must be the name of an environment variable, not the key itself",
    })
    .optional(),
  headers: z.record(z.string(), z.string()).default({}),
});

const textBinding = z.strictObject({
  provider: name,
  model: z.string().min(1),
  /** Tokens that the prompt may take. */
  prompt: z.int().min(500).max(1_000_000).default(8_000),
  /** Tokens that the answer may take. */
  answer: z.int().min(100).max(32_000).default(1_500),
  /** How the model is asked for JSON: choices, what a line means, drafts. */
  structuredOutput: z.enum(["json_schema", "json_object", "none"]).default("json_schema"),
  /** Whether the model is asked what a typed line means when the rules cannot tell. */
  hears: z.boolean().default(true),
  /** Whether the model leads from typed lines to the author's scenes. */
  bridges: z.boolean().default(true),
  temperature: z.number().min(0).max(2).optional(),
  /** Further fields of the request's body, as the provider names them. */
  body: z.record(z.string(), z.unknown()).default({}),
});

const imageBinding = z.strictObject({
  provider: name,
  model: z.string().min(1),
  size: z
    .string()
    .regex(/^\d{2,4}x\d{2,4}$/, { error: "must be a size like 1536x1024" })
    .default("1536x1024"),
  seconds: seconds.default(60),
  body: z.record(z.string(), z.unknown()).default({}),
});

const orOne = <One extends z.ZodType>(one: One) =>
  z.union([z.array(one).min(1), one.transform((only) => [only])]);

/** The file that binds Katha's models to providers. */
export const modelsFile = z.strictObject({
  providers: z.record(name, provider).default({}),
  text: z.record(z.string(), orOne(textBinding)).default({}),
  image: z.record(z.string(), orOne(imageBinding)).default({}),
});

export type TextBinding = z.output<typeof textBinding>;
export type ImageBinding = z.output<typeof imageBinding>;

export interface Provider {
  readonly protocol: ProviderProtocol;
  readonly baseURL: string;
  /** The key itself. */
  readonly apiKey: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** How it is reached, where its address has to be checked. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Where it is waited for longer, or less long, than for others. */
  readonly limits?: Partial<Limits> | undefined;
}

/** The resolved models file; lists are in the order in which providers are tried. */
export interface Bindings {
  readonly providers: Readonly<Record<string, Provider>>;
  readonly text: Readonly<Record<string, readonly TextBinding[]>>;
  readonly image: Readonly<Record<string, readonly ImageBinding[]>>;
}

export const allBuiltIn: Bindings = { providers: {}, text: {}, image: {} };

/** The bindings of a model, or those of `*`, which cover all models without their own. */
export function boundTo<Binding>(
  bindings: Readonly<Record<string, readonly Binding[]>>,
  modelKey: string,
): readonly Binding[] {
  if (Object.hasOwn(bindings, modelKey)) return bindings[modelKey] ?? [];
  return bindings["*"] ?? [];
}
